"""Starts `screenwright preview` for the checks."""

import subprocess


class Preview:
    """A preview of a package, which ends with the block that uses it."""

    def __init__(self, command, *arguments):
        self.process = subprocess.Popen(
            [command, "preview", *arguments, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        assert self.address.startswith("http://127.0.0.1:"), self.address
        self.port = int(self.address.split(":")[2].split("/")[0])
        self.key = self.address.split("key=")[1]

    def __enter__(self):
        return self

    def __exit__(self, *_):
        running = self.process.poll() is None
        self.process.terminate()
        status = self.process.wait(10)
        assert running, f"the preview ended by itself with {status}"
        assert status == 0, f"the preview ended with {status}"
