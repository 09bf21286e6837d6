"""Three hundred loads in flight on one exchange, against wrk with as many connections to it.

The exchange is nginx, on loopback, which answers every request with the same bid. What wrk posts is
a request of the engine, word for word, so both ask the same server for the same.
"""

import contextlib
import http.server
import json
import shutil
import socket
import subprocess
import threading

import contenders
import conversation
import tools
import traffic

WIDTH = 300
CALL = traffic.Call("ad.load", {"adUnit": "place", "format": "banner"})
ANSWER = json.dumps({"cur": "USD", "seatbid": [{"seat": "birch", "bid": [{
    "id": "bid", "impid": "1", "price": 1.5, "mtype": 1, "crid": "tea", "w": 320, "h": 50,
    "adm": "<a href='https://tea.example/'>Tea</a>", "adomain": ["tea.example"]}]}]})
NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin:/usr/local/bin")


def absent():
    """A word about each program that is not here, and without which there is nothing to compare."""
    here = {"nginx": NGINX, "wrk": shutil.which("wrk")}
    packages = {"nginx": "nginx-light", "wrk": "wrk"}
    return [f"{name} is not here (apt install {packages[name]})"
            for name, path in here.items() if path is None]


def compare(binary, repetitions, loads, seconds, progress):
    """Requests a second, and the 99th percentile in nanoseconds, of each; None without nginx."""
    if NGINX is None:
        return None
    samples = {"adpipe": []}
    if shutil.which("wrk") is not None:
        samples["wrk"] = []
    headers, body = spoken(binary)
    with exchange() as url:
        for number in range(repetitions):
            progress(f"http: {number + 1} of {repetitions}")
            samples["adpipe"].append(engine(binary, url, loads))
            if "wrk" in samples:
                samples["wrk"].append(wrk(url, headers, body, seconds))
    return samples


def engine(binary, url, loads):
    """What the engine does, when it is warm."""
    who = contenders.engine(binary, "--config", configuration(url))
    warm = 10 * WIDTH
    requests = traffic.many_requests(who, CALL, 160, warm + loads)
    done = tools.inflight(who, requests, warm, loads, WIDTH)
    return done["answers"] / done["ns"] * 1e9, done["p99_ns"]


def wrk(url, headers, body, seconds):
    """What wrk does; its own report is a sentence of Lua."""
    script = tools.ROOM / "wrk.lua"
    lines = [f"wrk.method = 'POST'\nwrk.body = {json.dumps(body)}"]
    lines += [f"wrk.headers[{json.dumps(name)}] = {json.dumps(value)}"
              for name, value in headers.items()]
    lines += [
        "function done(summary, latency)",
        "  local bad = 0",
        "  for _, count in pairs(summary.errors) do bad = bad + count end",
        "  io.write(string.format('figures %d %d %d %d\\n', summary.requests, summary.duration,",
        "    latency:percentile(99), bad))", "end", ""]
    script.write_text("\n".join(lines), encoding="utf-8")
    done = subprocess.run(
        ["wrk", f"-c{WIDTH}", f"-d{seconds}s", "-s", script, url],
        capture_output=True, text=True, check=True)
    last = done.stdout.splitlines()[-1].split()
    requests, duration, late, bad = map(int, last[1:])
    if bad > 0:
        raise tools.Failure(f"wrk has {bad} requests that failed")
    return requests / duration * 1e6, late * 1e3


def configuration(url):
    """The path of a configuration with an exchange at that address."""
    path = tools.ROOM / "demand.yaml"
    path.write_text("\n".join([
        "networks:", f"  exchange: {{adapter: openrtb, endpoint: '{url}'}}", "adUnits:",
        "  place: {formats: [banner], waterfall: [{network: exchange, price: 1}]}",
        "limits: {adsHeld: 1000000}", ""]), encoding="utf-8")
    return path


def spoken(binary):
    """The headers and the body of what the engine asks an exchange."""
    heard = []

    class Listener(http.server.BaseHTTPRequestHandler):
        def do_POST(self):
            body = self.rfile.read(int(self.headers["Content-Length"]))
            heard.append((dict(self.headers), body.decode()))
            self.send_response(204)
            self.end_headers()

        def log_message(self, *words):
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Listener) as server:
        threading.Thread(target=server.serve_forever).start()
        url = f"http://127.0.0.1:{server.server_port}/bid"
        command = contenders.engine(binary, "--config", configuration(url)).command
        with conversation.with_program(command, tools.ROOM) as talk:
            talk.trip(CALL.method, CALL.params)
        server.shutdown()
    headers, body = heard[0]
    own = ("host", "content-length")
    return {name: value for name, value in headers.items() if name.lower() not in own}, body


@contextlib.contextmanager
def exchange():
    """Runs nginx, and gives the address that it answers at."""
    folder = tools.ROOM / "nginx"
    folder.mkdir(exist_ok=True)
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    file = folder / "nginx.conf"
    scratch = "".join(f"{name}_temp_path {name}; " for name in
                      ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    answer = ANSWER.replace("'", "\\'")
    file.write_text(
        "daemon off; master_process off; pid nginx.pid; error_log stderr error;\n"
        "events { worker_connections 4096; }\n"
        f"http {{ access_log off; keepalive_requests 100000000; {scratch}\n"
        f"  server {{ listen 127.0.0.1:{port} backlog=4096; default_type application/json;\n"
        f"    location / {{ return 200 '{answer}'; }} }} }}\n", encoding="utf-8")
    with subprocess.Popen(
        [NGINX, "-p", folder, "-e", "stderr", "-c", file], stderr=subprocess.DEVNULL,
    ) as server:
        try:
            while not listens(port):
                if server.poll() is not None:
                    raise tools.Failure("nginx does not start")
            yield f"http://127.0.0.1:{port}/bid"
        finally:
            server.terminate()


def listens(port):
    """Whether somebody takes connections there."""
    with socket.socket() as asked:
        return asked.connect_ex(("127.0.0.1", port)) == 0
