"""Gives damaged packages to the command: no crash, findings inside their files, the same answer twice.

usage: fuzz.py COMMAND FOLDER RUNS

Each run takes one of the sample packages, or one golden case, and damages some of its files (`inputs.py`). Runs are
numbered, and a run's number is its seed, so a failure can be seen again.
"""

import concurrent.futures
import json
import os
import shutil
import subprocess
import sys

import inputs

command, folder, runs = sys.argv[1], sys.argv[2], int(sys.argv[3])


def ask(arguments):
    return subprocess.run([command] + arguments, capture_output=True, timeout=300)


def try_out(run, source):
    """What went wrong in one run, or None."""
    package = os.path.join(folder, str(run))
    shutil.rmtree(package, ignore_errors=True)
    inputs.write(inputs.damaged(source, run), package)
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


sources = inputs.sources()
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
