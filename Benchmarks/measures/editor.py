"""The language server: from an edit to its findings, from a request to its answer, in a package of 10,000 screens; memory.

The server is used as an editor uses it, over its standard input and output. Each figure is the 95th of a hundred. The package
is copied to a temporary folder: settings of the repository around `Benchmarks/.work` would not list it.
"""
import json
import os
import re
import shutil
import subprocess
import tempfile
import time

from . import packages
from .bench import Row, timed

COUNT = 10_000
ROUNDS = 100


class Server:
    """A language server, and the document that is open in it."""

    def __init__(self, command, path):
        self.process = subprocess.Popen([command, "lsp"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        self.requests, self.version, self.rest = 0, 1, b""
        self.uri = "file://" + os.path.abspath(path)
        with open(path) as file:
            self.text = file.read()
        self.ask("initialize", {"capabilities": {"textDocument": {"completion": {"completionItem": {"snippetSupport": True}}}}})
        self.tell("initialized", {})
        self.tell("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "xml", "version": 1, "text": self.text}})

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def send(self, message):
        body = json.dumps({"jsonrpc": "2.0", **message}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)

    def tell(self, method, parameters):
        self.send({"method": method, "params": parameters})

    def read(self):
        while True:
            head, found, body = self.rest.partition(b"\r\n\r\n")
            if found:
                length = int(re.search(rb"Content-Length: (\d+)", head).group(1))
                if len(body) >= length:
                    self.rest = body[length:]
                    return json.loads(body[:length])
            more = os.read(self.process.stdout.fileno(), 1 << 20)
            if not more:
                raise SystemExit("the language server ended")
            self.rest += more

    def ask(self, method, parameters):
        self.requests += 1
        self.send({"id": self.requests, "method": method, "params": parameters})
        while True:
            message = self.read()
            if message.get("id") == self.requests and "method" not in message:
                return message

    def findings(self, word=""):
        """The findings of the document, when they are told next with a word in them."""
        while True:
            message = self.read()
            if message.get("method") == "textDocument/publishDiagnostics" and message["params"]["uri"] == self.uri:
                found = message["params"]["diagnostics"]
                if word in json.dumps(found):
                    return found

    def change(self, text):
        self.version += 1
        self.text = text
        self.tell("textDocument/didChange", {"textDocument": {"uri": self.uri, "version": self.version},
                                             "contentChanges": [{"text": text}]})

    def place(self, part):
        before = self.text[:self.text.index(part) + len(part)]
        line = before.count("\n")
        return {"textDocument": {"uri": self.uri},
                "position": {"line": line, "character": len(before) - before.rfind("\n") - 1}}

    def memory(self):
        """Peak memory in KB."""
        with open(f"/proc/{self.process.pid}/status") as file:
            return int(re.search(r"VmHWM:\s+(\d+)", file.read()).group(1))


def slowest(measure, pause=0):
    """Milliseconds of the 95th of a hundred, and of the middle one; with a pause of so many seconds before each."""
    times = []
    for place in range(ROUNDS):
        time.sleep(pause)
        start = time.perf_counter()
        measure(place)
        times.append((time.perf_counter() - start) * 1000)
    times.sort()
    return times[ROUNDS * 95 // 100 - 1], times[ROUNDS // 2]


def rows(bench):
    with tempfile.TemporaryDirectory() as place:
        folder = os.path.join(place, "package")
        shutil.copytree(packages.generated(COUNT), folder)
        return rows_of(bench, folder)


def rows_of(bench, folder):
    path = packages.screens(folder)[COUNT // 2]
    found = []

    def row(name, wanted, measured):
        late, middle = measured
        found.append(Row(f"language server, {COUNT:,} screens: {name}", late / wanted, "≤ 1",
                         f"{late:.1f} ms of {wanted} at the 95th of {ROUNDS}, {middle:.1f} ms in the middle"))

    with Server(bench.binary, path) as server:
        text = server.text
        server.change(text.replace("<Body>", "<Body><Text>{missingAtFirst}</Text>", 1))
        server.findings("missingAtFirst")

        def edit(place):
            server.change(text.replace("<Body>", f"<Body><Text>{{missing{place}x}}</Text>", 1))
            server.findings(f"missing{place}x")

        def header(place):
            server.change(text.replace("<Body>", f'<State name="new{place}" type="Int" value="x{place}y"/>\n<Body>', 1))
            server.findings(f"x{place}y")

        # Which symbols there are a rule knows, which needs the file alone.
        def ruled(place):
            server.change(text.replace("<Body>", f'<Body><Image systemName="none{place}x"/>', 1))
            server.findings(f"none{place}x")

        # That nothing writes a state another rule tells, which looks at the package as a whole.
        def ruled_by_all(place):
            server.change(text.replace("<Body>", f'<State name="fixed{place}x" type="Int" value="1"/>\n<Body><Text>{{fixed{place}x}}</Text>', 1))
            server.findings(f"fixed{place}x")

        row("edit of a body → what checking the file finds", 10, slowest(edit))
        row("the same, typed on after 150 ms", 10, slowest(edit, 0.15))
        row("edit of a header → what checking the file finds", 10, slowest(header))
        server.change(text)
        server.ask("textDocument/documentSymbol", {"textDocument": {"uri": server.uri}})
        row("edit of a body → what rules find in the file", 10, slowest(ruled))
        package, _ = slowest(ruled_by_all)
        tag = text.replace("<Body>", "<Body>\n<Tex", 1)
        code = text.replace("<Body>", "<Body>\n<Text>{sto}</Text>", 1)
        for name, changed, part in [("completion of an element", tag, "\n<Tex"), ("completion in code", code, "{sto")]:
            server.change(changed)
            server.ask("textDocument/completion", server.place(part))
            row(name, 10, slowest(lambda _: server.ask("textDocument/completion", server.place(part))))

            def typed(place):
                server.change(changed.replace(part, part + "rt"[place % 2:]))
                server.ask("textDocument/completion", server.place(part))

            row(f"{name}, as it is typed", 10, slowest(typed))
        server.change(text)
        server.ask("textDocument/hover", server.place("<Screen"))
        row("hover", 10, slowest(lambda _: server.ask("textDocument/hover", server.place("<Screen"))))
        row("definition", 10, slowest(lambda _: server.ask("textDocument/definition", server.place("<Text"))))
        row("symbols of the document", 10, slowest(lambda _: server.ask(
            "textDocument/documentSymbol", {"textDocument": {"uri": server.uri}})))
        memory = server.memory()
    seconds, lint = min(timed([bench.binary, "lint", "--fail-on", "error", "--format", "summary", folder]) for _ in range(3))
    found.append(Row(f"language server, {COUNT:,} screens: edit of a header → what rules find in the package ÷ a lint",
                     package / 1000 / seconds, "≤ 1.5",
                     f"{package:.0f} ms at the 95th of {ROUNDS} against {seconds * 1000:.0f} ms"))
    found.append(Row(f"language server, {COUNT:,} screens: memory against a lint", memory / lint, "≤ 1.5",
                     f"{memory >> 10} MB against {lint >> 10} MB"))
    return found
