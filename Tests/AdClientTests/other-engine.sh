#!/bin/sh
# Engines that do what the real one never does; called as `serve WHAT`.

case $2 in
echo) exec cat ;;
noise) echo 'this is no message' && exec cat >/dev/null ;;
words)
  echo 'the disk is full' >&2
  printf 'it cannot go on' >&2
  exit 7
  ;;
hearing)
  read -r line && echo "$line" >&2
  echo '{"jsonrpc":"2.0","id":1,"result":{"status":"SERVING"}}'
  exec cat >/dev/null
  ;;
later)
  read -r _
  echo '{"jsonrpc":"2.0","id":1,"error":{"code":14,"message":"not now","data":{"retryAfterMs":250}}}'
  exec cat >/dev/null
  ;;
younger)
  read -r _
  echo '{"jsonrpc":"2.0","method":"$/news","params":{"anything":1}}'
  echo '{"jsonrpc":"2.0","id":1,"result":{"status":"SERVING","since":"today"},"more":1}'
  exec cat >/dev/null
  ;;
older)
  read -r _
  echo '{"jsonrpc":"2.0","id":1,"result":{"state":"SERVING"}}'
  exec cat >/dev/null
  ;;
blind)
  read -r _
  echo '{"jsonrpc":"2.0","id":null,"error":{"code":8,"message":"too long","data":{"reason":"MESSAGE_TOO_LARGE"}}}'
  exec cat >/dev/null
  ;;
flood)
  read -r _
  seq 20001 | sed 's/.*/{"jsonrpc":"2.0","method":"$\/stream","params":{"id":1,"seq":&,"value":{"status":"SERVING"}}}/'
  read -r line && echo "$line" >&2
  exec cat >/dev/null
  ;;
lingering)
  echo ready >&2
  exec tail -f /dev/null
  ;;
stubborn)
  trap '' TERM
  echo ready >&2
  exec tail -f /dev/null
  ;;
esac
