"""Compile time for each screen, by phase."""
import os

from . import packages
from .bench import WORK, Row, phases

COUNT = 1000
PHASES = ["read", "link", "check", "graph", "data", "rules"]


def rows(bench):
    command = [bench.binary, "compile", packages.generated(COUNT), "--output", os.path.join(WORK, f"pages{COUNT}")]
    result, memory = bench.compare({"compile": command})
    inside = phases(command, bench.rounds)

    def each(milliseconds):
        return f"{milliseconds * 1e3 / COUNT:.0f} µs"

    found = {phase: inside.get(phase, 0) for phase in PHASES}
    routes = inside.pop("render routes", 0)
    drawing = sum(time for phase, time in inside.items() if phase.startswith("render "))
    # The ways to the pages, drawing and writing, which overlap: what the phases before them leave of the whole.
    found["pages"] = max(0, result["compile"] * 1e3 - sum(found.values()))
    yield Row(f"compile {COUNT:,} screens, ms for each screen", result["compile"] * 1e3 / COUNT, "",
              ", ".join(f"{phase} {each(time)}" for phase, time in found.items())
              + f" (ways to them {each(routes)}, drawing {each(drawing)} of one core, writing {each(inside.get('write', 0))}); "
              f"most is {max(found, key=found.get)}; {memory['compile'] // 1024} MB")
