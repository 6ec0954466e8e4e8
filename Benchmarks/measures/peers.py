"""Lint for each screen against compilers of other declarative screens, which take files of the same shape."""
import glob
import os

from peers.screens import screen

from . import packages
from .bench import HERE, VENV, WORK, Row, note, tool

OURS = 10000


def rows(bench):
    script = os.path.join(HERE, "peers")
    # The limits are on what takes about as long as when they were set: a process of qmllint, a further file of the others.
    peers = [
        ("qmllint 6.12", ("≥ 500", ""), 40, "qml", tool("pyside6-qmllint") and [qmllint()], "PySide6-Essentials"),
        ("Slint 1.9", ("", "≥ 150"), 30, "slint",
         installed("slint") and [os.path.join(VENV, "python"), f"{script}/slint_compile.py"], "slint==1.9.2a1"),
        ("Vue's compiler 2.6", ("", "≥ 5"), 1000, "vue",
         os.path.isdir("/usr/share/nodejs/vue-template-compiler") and tool("node")
         and ["node", f"{script}/vue_compile.js"], "node-vue"),
    ]
    commands = {"lint": [bench.binary, "lint", packages.generated(OURS)]}
    for name, _, count, language, command, source in peers:
        if command:
            files = written(language, count)
            commands[name], commands[name + " once"] = [*command, *files], [*command, files[0]]
        else:
            note(f"no {name} ({source}): not measured")
    result, _ = bench.compare(commands)
    ours = result["lint"] / OURS
    for name, (process, further), count, _, command, source in peers:
        if not command:
            yield Row(f"{name} on a screen ÷ lint for each of {OURS:,}", None, process or further, f"{source} is not installed")
            continue
        first = result[name + " once"]
        # Starting the peer is not counted, ours is.
        each = (result[name] - first) / (count - 1)
        yield Row(f"{name} on a screen, in a process of its own ÷ lint for each of {OURS:,}", first / ours, process,
                  f"{first * 1000:.0f} ms; ours {ours * 1e6:.0f} µs")
        yield Row(f"{name} on a screen, each further one of {count} ÷ lint for each of {OURS:,}", each / ours, further,
                  f"{each * 1000:.2f} ms; ours {ours * 1e6:.0f} µs")


def qmllint():
    """The program itself: what pip puts in its place starts Python first."""
    return (installed("PySide6/qmllint") or [tool("pyside6-qmllint")])[0]


def installed(name):
    """Where the virtual environment has this of a Python package."""
    return glob.glob(os.path.join(os.path.dirname(VENV), "lib", "python*", "site-packages", name))


def written(language, count):
    folder = os.path.join(WORK, "peers")
    return [packages.write(os.path.join(folder, f"Screen{i}.{language}"), screen(language, i)) for i in range(count)]
