"""Gives damaged packages to the command: no crash, findings inside their files, the same answer twice.

usage: fuzz.py COMMAND FOLDER RUNS

Each run takes one of the sample packages, or the XML of one golden case, and damages some of its files: bytes and words
are swapped, dropped, doubled or replaced, tags and attributes cut. Runs are numbered, and a run's number is its seed, so a
failure can be seen again.
"""

import concurrent.futures
import glob
import json
import os
import random
import re
import shutil
import subprocess
import sys

command, folder, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])
root = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NASTY = [b"\x00", b"\xff", b"\xef\xbb\xbf", b"&#0;", b"<![CDATA[", b"]]>", b"<!--", b"<!DOCTYPE x>", b"{" * 60, b"(" * 60,
         "\U0001F468‍\U0001F469".encode(), b"$", b"\\", b"'", b'"', b"9" * 40, b"-", b".", b"??", b"<Else>"]


def packages():
    """Lists of (path, bytes), one list a package."""
    found = []
    for member in sorted(glob.glob(root + "/Screens/*/")):
        paths = sorted(glob.glob(member + "**/*.*", recursive=True))
        found.append([(os.path.relpath(path, member), open(path, "rb").read())
                      for path in paths if path.endswith((".xml", ".json", ".yml"))])
    for page in sorted(glob.glob(root + "/Tests/GoldenTests/Cases/*.md")):
        blocks = re.findall(r"```(?:xml|json) file=(\S+)\n(.*?)```", open(page, encoding="utf-8").read(), re.S)
        if blocks:
            found.append([(path, text.encode()) for path, text in blocks])
    return found


def damage(data, chance):
    """The bytes with one to four faults."""
    for _ in range(chance.randint(1, 4)):
        words = list(re.finditer(rb"[\w.$]+", data))
        tags = list(re.finditer(rb"<[^<>]*>", data))
        place = chance.randrange(len(data) + 1)
        kind = chance.randrange(9)
        if kind == 0:
            data = data[:place] + chance.choice(NASTY) + data[place:]
        elif kind == 1:
            data = data[:place] + data[place + chance.randint(1, 30):]
        elif kind == 2:
            data = data[:place]
        elif kind in (3, 4) and words:
            one, other = chance.choice(words), chance.choice(words)
            data = data[:one.start()] + other.group() + data[one.end():]
        elif kind == 5 and words:
            one = chance.choice(words)
            data = data[:one.start()] + chance.choice(NASTY) + data[one.end():]
        elif kind == 6 and tags:
            one = chance.choice(tags)
            data = data[:one.start()] + data[one.end():]
        elif kind == 7 and tags:
            one, other = chance.choice(tags), chance.choice(tags)
            data = data[:one.end()] + other.group() + data[one.end():]
        elif kind == 8 and tags:
            one = chance.choice(tags)
            data = data[:one.end()] + one.group() * chance.randint(2, 300) + data[one.end():]
        if not data:
            return b"<"
    return data


def ask(arguments):
    return subprocess.run([command] + arguments, capture_output=True, timeout=300)


def try_out(run, source):
    """What went wrong in one run, or None."""
    chance = random.Random(run)
    package = os.path.join(folder, str(run))
    shutil.rmtree(package, ignore_errors=True)
    damaged = set(chance.sample(range(len(source)), min(len(source), chance.randint(1, 3))))
    for index, (path, data) in enumerate(source):
        target = os.path.join(package, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(damage(data, chance) if index in damaged else data)
    asked = ask(["lint", "--format", "json", package])
    if asked.returncode not in (0, 1, 2):
        return f"lint ended with {asked.returncode}: " + asked.stderr.decode(errors="replace")[-2000:]
    if asked.stdout:
        for finding in json.loads(asked.stdout)["diagnostics"]:
            path = os.path.join(package, os.path.relpath(finding["file"], package)) \
                if os.path.exists(finding["file"]) else os.path.join(package, finding["file"])
            lines = open(path, "rb").read().count(b"\n") + 2 if os.path.exists(path) else 1 << 30
            start, end = finding["range"]["start"], finding["range"]["end"]
            if not (1 <= start["line"] <= end["line"] <= lines * 2):
                return f"a finding outside its file: {finding}"
    if ask(["lint", "--format", "json", package]).stdout != asked.stdout:
        return "two answers differ"
    drawn = ask(["compile", package, "--output", package + ".out"])
    shutil.rmtree(package + ".out", ignore_errors=True)
    if drawn.returncode not in (0, 1, 2):
        return f"compile ended with {drawn.returncode}: " + drawn.stderr.decode(errors="replace")[-2000:]
    shutil.rmtree(package)
    return None


sources = packages()
failed = 0
with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
    tried = [pool.submit(try_out, run, sources[run % len(sources)]) for run in range(runs)]
    for run, future in enumerate(tried):
        fault = future.result()
        if fault:
            failed += 1
            print(f"run {run}: {fault}\n  the package is {folder}/{run}", file=sys.stderr)
print(f"Checks/fuzz: {runs} damaged packages, {failed} failed")
sys.exit(1 if failed else 0)
