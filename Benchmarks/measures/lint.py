"""Lint and start-up against xmllint."""
import os
import subprocess

from . import packages
from .bench import ROOT, WORK, Row, phases


def rows(bench):
    for count in (100, 1000, 10000):
        yield from package(bench, count)
    yield from apps(bench)
    if bench.large:
        yield from large(bench)
    yield from small(bench)


def package(bench, count):
    folder = packages.generated(count)
    lint = [bench.binary, "lint", folder]
    screens = packages.screens(folder)
    result, memory = bench.compare({"lint": lint, "xmllint": ["xmllint", "--noout", *screens],
                                    "parts": on_all_cores(folder, screens)})
    yield Row(f"lint {count:,} screens ÷ xmllint", result["lint"] / result["xmllint"], "1.0",
              f"{result['lint'] * 1000:.0f} ms, {result['lint'] * 1e6 / count:.0f} µs a screen, "
              f"{memory['lint'] // 1024} MB")
    if count == 10000:
        inside = phases(lint, bench.rounds)
        yield Row(f"reading {count:,} screens alone ÷ xmllint", inside["read"] / 1000 / result["xmllint"], "",
                  ", ".join(f"{phase} {time:.0f} ms" for phase, time in inside.items()))
        cores = os.cpu_count()
        yield Row(f"xmllint on {cores} parts of them at once ÷ xmllint", result["parts"] / result["xmllint"], "",
                  f"{1 / cores:.2f} where the {cores} cores do not share what they have")


def apps(bench, copies=600):
    folder, files = packages.apps(copies)
    result, memory = bench.compare({"lint": [bench.binary, "lint", folder], "xmllint": xmllint(folder, files, 1)})
    inside = phases([bench.binary, "lint", folder], 1)
    yield Row(f"lint of the sample apps, each {copies} times with its names changed ÷ xmllint", result["lint"] / result["xmllint"], "1.5",
              f"{result['lint'] * 1000:.0f} ms, {len(files):,} files, {result['lint'] * 1e6 / len(files):.0f} µs a file, "
              f"{memory['lint'] // 1024} MB; " + ", ".join(f"{phase} {time:.0f} ms" for phase, time in inside.items()))


def on_all_cores(folder, screens):
    """xmllint on as many parts of the files as there are cores, at once: what the cores are worth in this run."""
    return xmllint(folder, screens, os.cpu_count())


def xmllint(folder, screens, cores):
    """xmllint on files, more than a command line holds."""
    listed = packages.write(os.path.join(folder, "screens.txt"), "\n".join(screens) + "\n")
    part = -(-len(screens) // cores)
    return ["xargs", "-a", listed, "-P", str(cores), "-n", str(part), "-s", "2000000", "xmllint", "--noout"]


def large(bench):
    result, memory = bench.compare({
        "large": [bench.binary, "lint", packages.generated(100000)],
        "usual": [bench.binary, "lint", packages.generated(10000)],
    }, max(3, bench.rounds // 2))
    yield Row("lint 100,000 screens ÷ 10,000 screens, time", result["large"] / result["usual"], "11",
              f"{result['large']:.1f} s")
    yield Row("lint 100,000 screens ÷ 10,000 screens, memory", memory["large"] / memory["usual"], "11",
              f"{memory['large'] / 1048576:.1f} GB")


def small(bench):
    folder, file = packages.counter()
    result, _ = bench.compare({"lint": [bench.binary, "lint", folder], "xmllint": ["xmllint", "--noout", file]},
                              max(bench.rounds, 40))
    yield Row("lint one screen ÷ xmllint on it", result["lint"] / result["xmllint"], "3",
              f"{result['lint'] * 1000:.1f} ms")
    landmarks = os.path.join(ROOT, "Screens", "Landmarks")
    empty = os.path.join(WORK, "empty")
    subprocess.run(["gcc", "-O2", "-x", "c", "-", "-o", empty], input=b"int main(void){return 0;}", check=True)
    result, _ = bench.compare({
        "lint": [bench.binary, "lint", landmarks],
        "xmllint": ["xmllint", "--noout", os.path.join(landmarks, "ContentView.xml")],
        "start": [bench.binary, "--version"], "empty": [empty],
    }, max(bench.rounds, 20))
    yield Row("lint Landmarks (10 files) ÷ xmllint on one", result["lint"] / result["xmllint"], "3",
              f"{result['lint'] * 1000:.1f} ms")
    yield Row("start-up ÷ an empty C program", result["start"] / result["empty"], "", f"{result['start'] * 1000:.1f} ms")
