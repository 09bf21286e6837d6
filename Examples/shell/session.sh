#!/usr/bin/env bash
# Drives the engine from a shell, without dependencies: Examples/shell/session.sh
set -euo pipefail
trap '' PIPE # An engine that is gone makes the write fail, and that is said.

coproc ENGINE { exec "${ADPIPE:-adpipe}" serve; }
exec 3<&"${ENGINE[0]}" 4>&"${ENGINE[1]}"

id=0
# Sends a call, prints the lines that travel, and leaves the answer in $answer.
call() {
  local request="{\"jsonrpc\":\"2.0\",\"id\":$((++id)),\"method\":\"$1\",\"params\":$2}"
  printf '>> %s\n' "$request"
  printf '%s\n' "$request" >&4
  IFS= read -r answer <&3
  printf '<< %s\n' "$answer"
  [[ $answer != *'"error":'* ]]
}

call ad.load '{"adUnit":"/21775744923/example/native","format":"customNative"}'
[[ $answer =~ \"ad\":\{\"id\":\"([^\"]+)\" ]]
ad=${BASH_REMATCH[1]}
call ad.present "{\"adId\":\"$ad\"}"
call event.report "{\"adId\":\"$ad\",\"type\":\"impression\"}"
call event.list "{\"adId\":\"$ad\"}"

# The end of its input ends the engine.
engine=$ENGINE_PID
exec 3<&- 4>&-
eval "exec ${ENGINE[0]}<&- ${ENGINE[1]}>&-"
wait "$engine"
