"""Compile time for each screen, by phase."""
import os

from . import packages
from .bench import WORK, Row, phases

COUNT = 1000
PHASES = ["read", "link", "check", "graph", "data", "rules", "write"]


def rows(bench):
    command = [bench.binary, "compile", packages.generated(COUNT), "--output", os.path.join(WORK, f"pages{COUNT}")]
    result, memory = bench.compare({"compile": command})
    inside = phases(command, bench.rounds)
    known = {phase: inside[phase] for phase in PHASES if phase in inside}
    dominant = max(known, key=known.get)
    drawing = sum(time for phase, time in inside.items() if phase.startswith("render "))
    yield Row(f"compile {COUNT:,} screens, per screen, ms", result["compile"] * 1e3 / COUNT, "",
              ", ".join(f"{phase} {time * 1e3 / COUNT:.0f} µs" for phase, time in known.items())
              + f" (drawing takes {drawing * 1e3 / COUNT:.0f} µs of the processors); most is {dominant}; "
              f"{memory['compile'] // 1024} MB")
