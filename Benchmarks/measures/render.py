"""Pages of many rows against a program of C that writes the same bytes, and against template engines."""
import os
import statistics
import subprocess
import sys

from . import packages
from .bench import HERE, VENV, WORK, Row, built, note, phases, printed


def rows(bench):
    floor = built("floor.c") or sys.exit("gcc is needed")
    for count in (1000, 100000):
        yield from page(bench, floor, count)


def page(bench, floor, count):
    folder = packages.rows(count)
    output = os.path.join(WORK, f"rows{count}.html")
    result, memory = bench.compare({
        "render": [bench.binary, "render", "RowList", folder, "--output", output], "floor": [floor, str(count)]})
    yield Row(f"render {count:,} rows, whole command ÷ C floor", result["render"] / result["floor"], "5",
              f"{result['render'] * 1000:.0f} ms, {os.path.getsize(output) / 1e6:.1f} MB page, "
              f"{memory['render'] // 1024} MB")
    copies = 41 if count < 10000 else 9
    compile_ = [bench.binary, "compile", packages.rows(count, copies), "--to", "html", "--output",
                os.path.join(WORK, f"rows{count}-pages")]
    ours, floors, theirs = [], [], {}
    for _ in range(3):
        inside = phases(compile_, 1)
        ours.append(statistics.median(inside[f"render RowList{n}"] for n in range(2, copies + 1)))
        floors.append(printed([floor, str(count), str(copies - 1)])[0])
        for name, milliseconds in engines(count, 15 if count < 10000 else 3):
            theirs.setdefault(name, []).append(milliseconds)
    warm, least = statistics.median(ours), statistics.median(floors)
    yield Row(f"render {count:,} rows, warm in process ÷ C floor", warm / least, "5",
              f"{warm:.2f} ms, of {least:.2f} ms")
    medians = {name: statistics.median(times) for name, times in theirs.items()}
    yield from against(count, warm, medians)


def against(count, warm, medians):
    figures = ", ".join(f"{name} {medians[name]:.1f} ms" for name in sorted(medians, key=medians.get))
    jinja = next((milliseconds for name, milliseconds in medians.items() if name.startswith("jinja2")), None)
    fastest = min(medians, key=medians.get) if medians else None
    if not medians or jinja is None:
        note("no template engines, or no Jinja2 (pip: minijinja jinja2 mako chameleon): not measured")
    name = fastest.split()[0] if fastest else "template engines"
    yield Row(f"{name}, the fastest engine, {count:,} rows ÷ render, warm",
              medians[fastest] / warm if fastest else None, "≥ 4", figures)
    yield Row(f"Jinja2, {count:,} rows ÷ render, warm", jinja / warm if jinja else None, "≥ 20",
              f"{jinja:.1f} ms, of {warm:.2f} ms" if jinja else "not installed")


def engines(count, times):
    """Names with versions and milliseconds, of those that are installed."""
    python = os.path.join(VENV, "python")
    if not os.path.exists(python):
        return []
    lines = subprocess.run([python, os.path.join(HERE, "peers", "engines.py"), str(count), str(times)],
                           stdout=subprocess.PIPE, check=True, text=True).stdout.splitlines()
    return [(f"{name} {version}", float(milliseconds)) for name, version, milliseconds in map(str.split, lines)]
