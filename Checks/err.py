"""Runs a command and changes one byte of what it prints, and of each page that it writes: `Checks/oracle gate` must see it.

usage: err.py COMMAND ARGUMENTS…
"""
import glob
import os
import subprocess
import sys


def erring(data):
    middle = len(data) // 2
    return data[:middle] + bytes([data[middle] ^ 1]) + data[middle + 1:] if data else b"?"


ended = subprocess.run(sys.argv[1:], capture_output=True)
sys.stdout.buffer.write(erring(ended.stdout))
sys.stderr.buffer.write(ended.stderr)
if "--output" in sys.argv:
    for path in filter(os.path.isfile, glob.glob(sys.argv[-1] + "/**/*", recursive=True)):
        with open(path, "r+b") as page:
            data = erring(page.read())
            page.seek(0)
            page.write(data)
sys.exit(ended.returncode)
