"""Model data against simdjson: reading a file of 100 MB, and a whole command from JSON to HTML."""
import os
import statistics

from . import packages
from .bench import WORK, Row, built, phases_once, printed, timed


def rows(bench):
    yield from reading(bench)
    yield from whole(bench)


def reading(bench):
    parser = built("json.cpp", "-lsimdjson")
    folder, source = packages.measurements()
    command = [bench.binary, "compile", folder, "--output", os.path.join(WORK, "data-pages")]
    ours, theirs = [], []
    for _ in range(bench.rounds):
        ours.append(phases_once(command)["data"])
        if parser:
            theirs.append(printed([parser, source]))
    size = os.path.getsize(source)
    peak = max(timed(command)[1] for _ in range(2)) * 1024
    figures = f"phase data {statistics.median(ours):.0f} ms of {size / 1e6:.0f} MB"
    if theirs:
        other = timed([parser, source])[1] * 1024
        first, again = (statistics.median(times) for times in zip(*theirs))
        yield Row("JSON to model ÷ simdjson DOM", statistics.median(ours) / first, "4",
                  f"{figures}, simdjson {first:.0f} ms in a new process, {again:.0f} ms when its memory is there")
        also = f", simdjson {other / size:.1f}"
    else:
        yield Row("JSON to model ÷ simdjson DOM", None, "4", f"{figures}; libsimdjson-dev is not installed")
        also = ""
    yield Row("JSON to model, peak memory of the command ÷ file", peak / size, "4", f"{peak / 1e6:.0f} MB{also}")


def whole(bench):
    name = "JSON to HTML as a command, 100,000 rows ÷ C++ with simdjson"
    writer = built("rows.cpp", "-lsimdjson")
    if not writer:
        yield Row(name, None, "4", "libsimdjson-dev is not installed")
        return
    folder = packages.rows(100000)
    result, memory = bench.compare({
        "ours": [bench.binary, "render", "RowList", folder, "--output", os.path.join(WORK, "rows100000.html")],
        "theirs": [writer, os.path.join(folder, "Screens", "rows.json"), os.path.join(WORK, "rows.html")],
    })
    yield Row(name, result["ours"] / result["theirs"], "4",
              f"{result['ours'] * 1000:.0f} ms, {memory['ours'] // 1024} MB; {result['theirs'] * 1000:.0f} ms, "
              f"{memory['theirs'] // 1024} MB")
