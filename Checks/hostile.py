"""Hostile requests to the preview: by raw sockets, and from pages of another origin in Chromium.

None of them may be answered with a byte of the package, end the server, or keep a page waiting.
"""

import http.server
import os
import pathlib
import socket
import sys
import tempfile
import threading
import time

from playwright.sync_api import sync_playwright

from previews import Preview

SECRET = "Xylophone secret of the package"
SCREEN = f"""<Module><App name="A"><WindowGroup><Home/></WindowGroup></App>
<Screen name="Home"><Body><Text>{SECRET}</Text></Body></Screen></Module>"""


def exchange(port, data, wait=3.0, parts=None):
    """What the server answers to bytes; the connection may be closed at any time."""
    with socket.create_connection(("127.0.0.1", port), 5) as link:
        link.settimeout(wait)
        got = b""
        try:
            for part in parts or [data]:
                link.sendall(part)
            while len(got) < 1 << 20:
                more = link.recv(65536)
                if not more:
                    break
                got += more
        except OSError:
            pass
        return got


def requests(port, key):
    host = f"Host: 127.0.0.1:{port}\r\n"
    own = f"Origin: http://127.0.0.1:{port}\r\n"
    stream = f"/{key}/events?client=aaaaaaaaaaaaaaaa"

    def get(path, fields=host, end="\r\n"):
        return f"GET {path} HTTP/1.1\r\n{fields}{end}".encode("latin-1")

    yield "no key", get("/")
    yield "no key on the script", get("/preview.js")
    yield "wrong key", get("/?key=" + "0" * 32)
    yield "beginning of the key", get("/?key=" + key[:-1])
    yield "key in capitals", get("/?key=" + key.upper() + "X")
    yield "no host", get(f"/?key={key}", "")
    yield "foreign host", get(stream, "Host: evil.example\r\n")
    yield "rebound host", get(stream, f"Host: evil.example:{port}\r\n")
    yield "two hosts", get(stream, host + "Host: evil.example\r\n")
    yield "host with a user", get(stream, f"Host: a@127.0.0.1:{port}\r\n")
    yield "foreign origin", get(stream, host + "Origin: http://evil.example\r\n")
    yield "null origin", get(stream, host + "Origin: null\r\n")
    yield "cross-site fetch", get(stream, host + "Sec-Fetch-Site: cross-site\r\n")
    for path in ("../Screens/Home.xml", "%2e%2e/Screens/Home.xml", "..%2fScreens%2fHome.xml", "..%5cScreens%5cHome.xml",
                 "%252e%252e%252fScreens", ".%2e/Home.xml", "..\\Home.xml", "Home.xml%00.png", "%c0%ae%c0%ae/Home.xml",
                 "Screens/Home.xml", ".git/config", "/etc/passwd", "assets/../../Screens/Home.xml", "out.png"):
        yield f"path {path}", get(f"/{key}/0/assets/{path}")
    yield "absolute target", get(f"http://127.0.0.1:{port}{stream}", "Host: evil.example\r\n")
    yield "absolute target without the key", get("http://evil.example/")
    yield "asterisk", b"OPTIONS * HTTP/1.1\r\n" + host.encode() + b"\r\n"
    yield "connect", b"CONNECT 127.0.0.1:22 HTTP/1.1\r\n" + host.encode() + b"\r\n"
    yield "trace", f"TRACE /?key={key} HTTP/1.1\r\n{host}{own}\r\n".encode()
    yield "upgrade without the key", get("/", host + "Connection: Upgrade\r\nUpgrade: websocket\r\n")
    yield "http/2 preface", b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
    yield "tls hello", bytes.fromhex("16030100c8010000c40303") + os.urandom(190)
    yield "noise", os.urandom(4096)
    yield "long line", get("/?key=" + "a" * 200_000)
    yield "long header", get("/", host + "X: " + "a" * 200_000 + "\r\n")
    yield "many headers", get("/", host + "".join(f"X{n}: a\r\n" for n in range(5000)))
    yield "header without colon", get("/", host + "Broken\r\n")
    yield "header with a blank", get("/", host + "X : a\r\n")
    yield "folded header", get("/", host + "X: a\r\n b\r\n")
    yield "nul in header", get("/", host + "X: a\x00b\r\n")
    post = f"POST /{key}/do?client=aaaaaaaaaaaaaaaa HTTP/1.1\r\n{host}"
    hidden = f"GET {stream} HTTP/1.1\r\nHost: evil.example\r\n\r\n"
    yield "post without origin", f"{post}Content-Length: 0\r\n\r\n".encode()
    yield "two lengths", f"{post}{own}Content-Length: 0\r\nContent-Length: {len(hidden)}\r\n\r\n{hidden}".encode()
    yield "length and chunks", (
        f"{post}{own}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n{hidden}".encode())
    yield "odd coding", f"{post}{own}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n".encode()
    yield "bad chunk", f"{post}{own}Transfer-Encoding: chunked\r\n\r\nzz\r\nabc\r\n".encode()
    yield "huge chunk", f"{post}{own}Transfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nabc".encode()
    yield "negative length", f"{post}{own}Content-Length: -1\r\n\r\n".encode()
    yield "oversized body", f"{post}{own}Content-Length: 9000000\r\n\r\n".encode() + b"a" * 9_000_000
    yield "unknown client", f"{post}{own}Content-Length: 2\r\n\r\ndo".encode()


def alive(preview):
    """The page is served at once."""
    start = time.time()
    answer = exchange(
        preview.port, f"GET /?key={preview.key} HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\nConnection: close\r\n\r\n".encode())
    assert answer.startswith(b"HTTP/1.1 200"), answer[:200]
    return time.time() - start


def main(command):
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder) / "package"
        (root / "Screens").mkdir(parents=True)
        (root / "Assets").mkdir()
        (root / "Screens" / "Home.xml").write_text(SCREEN)
        (pathlib.Path(folder) / "outside.png").write_text(SECRET)
        with Preview(command, str(root)) as preview:
            answered = exchange(
                preview.port,
                f"GET /{preview.key}/events?client=bbbbbbbbbbbbbbbb HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode(), 2)
            assert SECRET.encode() in answered, "the check itself must be able to see the package"
            # Made while it runs: the page stays, and what lies outside must not come out.
            (root / "Assets" / "out.png").symlink_to(pathlib.Path(folder) / "outside.png")
            count = 0
            for name, data in requests(preview.port, preview.key):
                answer = exchange(preview.port, data, 1.0)
                assert SECRET.encode() not in answer, f"{name} was told of the package"
                assert not answer.startswith(b"HTTP/1.1 200"), f"{name}: {answer[:120]}"
                assert preview.process.poll() is None, f"{name} ended the preview"
                count += 1
            alive(preview)
            idle = []
            for _ in range(1000):
                idle.append(socket.create_connection(("127.0.0.1", preview.port), 5))
            wait = alive(preview)
            assert wait < 2, f"1,000 idle connections keep a page waiting for {wait:.1f} s"
            slow = [socket.create_connection(("127.0.0.1", preview.port), 5) for _ in range(50)]
            for link in slow:
                link.sendall(b"GET /?key=")
            # A client that never reads what it asked for.
            deaf = socket.create_connection(("127.0.0.1", preview.port), 5)
            deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 1024)
            deaf.sendall(
                f"GET /{preview.key}/events?client=cccccccccccccccc HTTP/1.1\r\nHost: 127.0.0.1:{preview.port}\r\n\r\n".encode())
            began = time.time()
            closed = 0
            while time.time() - began < 14 and closed < len(slow):
                time.sleep(0.5)
                closed = 0
                for link in slow:
                    try:
                        link.sendall(b"a")
                    except OSError:
                        closed += 1
                alive(preview)
            assert closed == len(slow), f"{len(slow) - closed} connections may drip for ever"
            for link in idle + slow + [deaf]:
                link.close()
            attacks = cross_origin(preview)
            alive(preview)
    print(f"hostile: {count} requests, 1,000 idle and 50 dripping connections, {attacks} attacks from another origin")


ATTACKS = {
    "fetch": "const r = await fetch(SITE + '/KEY/events?client=dddddddddddddddd'); return await r.text();",
    "blind post": "await fetch(SITE + '/KEY/do?client=dddddddddddddddd', {method: 'POST', mode: 'no-cors', body: 'do=restart'});"
                  " return '';",
    "script": "await new Promise((done, fail) => { const s = document.createElement('script'); s.src = SITE + '/KEY/preview.js';"
              " s.onload = done; s.onerror = fail; document.head.append(s); }); return 'loaded';",
    "frame": "const f = document.createElement('iframe'); f.src = SITE + '/?key=KEY'; document.body.append(f);"
             " await new Promise(done => { f.onload = done; setTimeout(done, 1500); });"
             " return f.contentDocument ? f.contentDocument.body.innerText : '';",
    "event stream": "return await new Promise((done, fail) => { const s = new EventSource(SITE + '/KEY/events?client=eeeeeeeeeeeeeeee');"
                    " s.onmessage = m => done(m.data); s.onerror = fail; });",
}


def cross_origin(preview):
    """Even a page that knows the key gets nothing."""
    class Quiet(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            self.send_response(200)
            self.send_header("Content-Type", "text/html")
            self.end_headers()
            self.wfile.write(b"<!DOCTYPE html><title>evil</title><body>")

        def log_message(self, *_):
            pass

    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Quiet)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    site = f"http://127.0.0.1:{preview.port}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for name, code in ATTACKS.items():
            page = browser.new_page()
            page.goto(f"http://localhost:{server.server_port}/")
            body = code.replace("SITE", repr(site)).replace("KEY", preview.key)
            try:
                told = page.evaluate(f"async () => {{ {body} }}")
            except Exception:
                told = None
            assert not told or SECRET not in told and "loaded" not in told, f"{name} from another origin: {told[:200]}"
            page.close()
        browser.close()
    server.shutdown()
    return len(ATTACKS)


main(sys.argv[1])
