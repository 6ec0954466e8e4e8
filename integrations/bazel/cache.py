#!/usr/bin/env python3
"""A remote cache for Bazel, as small as it may be: GET and PUT of files below a folder, on this machine alone.

    integrations/bazel/cache.py FOLDER [PORT]

It prints its address, then serves until it is ended. For trials: it checks no sums and removes nothing.
"""

import http.server
import os
import pathlib
import sys
import threading


class Cache(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def place(self):
        parts = self.path.strip("/").split("/")
        if len(parts) != 2 or parts[0] not in ("ac", "cas") or not parts[1].isalnum():
            return None
        return self.server.folder / parts[0] / parts[1]

    def answer(self, status, body=b""):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_GET(self):
        place = self.place()
        if place is None or not place.exists():
            return self.answer(404)
        self.answer(200, place.read_bytes())

    do_HEAD = do_GET

    def do_PUT(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        place = self.place()
        if place is None:
            return self.answer(400)
        part = place.with_name(f"{place.name}.{threading.get_ident()}")
        part.write_bytes(body)
        os.replace(part, place)
        self.answer(200)

    def log_message(self, *words):
        pass


def serve(folder, port=0):
    """Starts a server in a thread; gives it."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", port), Cache)
    server.daemon_threads = True
    server.folder = pathlib.Path(folder)
    for part in ("ac", "cas"):
        (server.folder / part).mkdir(parents=True, exist_ok=True)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] in ("-h", "--help"):
        sys.exit(__doc__)
    running = serve(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 0)
    print(f"http://127.0.0.1:{running.server_address[1]}", flush=True)
    threading.Event().wait()
