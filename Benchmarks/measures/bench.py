"""The tools of a run: commands in turn, medians, peak memory, the phases that the command tells, what is missing."""
import os
import shutil
import statistics
import subprocess
import sys
import time

HERE = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
ROOT = os.path.dirname(HERE)
WORK = os.path.join(HERE, ".work")
VENV = os.path.join(WORK, "venv", "bin")


class Row:
    """A line of the table. Without a ratio it says why there is none."""

    def __init__(self, name, ratio, wanted, figures):
        self.name, self.ratio, self.wanted, self.figures = name, ratio, wanted, figures

    def __str__(self):
        ratio = "not measured" if self.ratio is None else f"{self.ratio:.2f}" if self.ratio < 100 else f"{self.ratio:,.0f}"
        return f"| {self.name} | {ratio} | {self.wanted} | {self.figures} |"


class Bench:
    def __init__(self, binary, rounds, large):
        self.binary, self.rounds, self.large = binary, rounds, large

    def compare(self, commands, rounds=None):
        """Medians of the seconds of several commands, run in turn, and their peak memory in KB. The first round is not
        counted."""
        times = {name: [] for name in commands}
        memory = dict.fromkeys(commands, 0)
        for _ in range((rounds or self.rounds) + 1):
            for name, command in commands.items():
                seconds, peak = timed(command)
                times[name].append(seconds)
                memory[name] = max(memory[name], peak)
        return {name: statistics.median(t[1:]) for name, t in times.items()}, memory


def timed(command):
    """Seconds by the clock and peak memory in KB of one run; its output is thrown away."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                               env=os.environ | {"NODE_PATH": "/usr/share/nodejs"})
    _, status, usage = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"failed: {' '.join(command[:4])}")
    return time.perf_counter() - start, usage.ru_maxrss


def phases(command, rounds):
    """Medians of the milliseconds that `--timings` gives, by phase."""
    found = {}
    for _ in range(rounds):
        for phase, milliseconds in phases_once(command).items():
            found.setdefault(phase, []).append(milliseconds)
    return {phase: statistics.median(times) for phase, times in found.items()}


def phases_once(command):
    found = {}
    errors = subprocess.run(command + ["--timings"], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
    for line in errors.splitlines():
        milliseconds, unit, phase = (line.split(None, 2) + ["", "", ""])[:3]
        if unit == "ms":
            found[phase] = found.get(phase, 0) + float(milliseconds)
    return found


def printed(command):
    """The numbers that a program prints."""
    return [float(n) for n in subprocess.run(command, capture_output=True, check=True, text=True).stdout.split()]


def built(source, *libraries):
    """A program of C or C++, or None where it does not build."""
    program = os.path.join(WORK, os.path.splitext(source)[0])
    compiler = ["g++", "-std=c++17"] if source.endswith(".cpp") else ["gcc"]
    result = subprocess.run([*compiler, "-O2", os.path.join(HERE, source), "-o", program, *libraries],
                            stderr=subprocess.PIPE, text=True)
    if result.returncode:
        note(f"{source} does not build: {(result.stderr.splitlines() or [''])[0]}")
        return None
    return program


def tool(name):
    """A program of the virtual environment or of the system, or None."""
    own = os.path.join(VENV, name)
    return own if os.path.exists(own) else shutil.which(name)


def note(text):
    print(f"Benchmarks/run: {text}", file=sys.stderr)
