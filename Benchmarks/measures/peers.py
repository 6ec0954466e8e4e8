"""Lint for each screen against compilers of other declarative screens, which take files of the same shape."""
import glob
import os

from peers.screens import screen

from . import packages
from .bench import HERE, VENV, WORK, Row, note, tool

OURS = 10000


def rows(bench):
    script = os.path.join(HERE, "peers")
    peers = [
        ("qmllint 6.12", 500, 40, "qml", tool("pyside6-qmllint") and [qmllint()], "PySide6-Essentials"),
        ("Slint 1.9", 150, 30, "slint", installed("slint") and [os.path.join(VENV, "python"), f"{script}/slint_compile.py"],
         "slint==1.9.2a1"),
        ("Vue's compiler 2.6", 5, 1000, "vue",
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
    for name, wanted, count, _, command, source in peers:
        title = f"{name} on a screen ÷ lint for each of {OURS:,}"
        if not command:
            yield Row(title, None, f"≥ {wanted}", f"{source} is not installed")
            continue
        first = result[name + " once"]
        # What each further file takes: starting the peer is not counted, ours is.
        theirs = (result[name] - first) / (count - 1)
        yield Row(title, theirs / ours, f"≥ {wanted}",
                  f"{theirs * 1000:.2f} ms each of {count} files (the first {first * 1000:.0f} ms); ours {ours * 1e6:.0f} µs; "
                  f"{first / ours:,.0f} × with a process for each file")


def qmllint():
    """The program itself: what pip puts in its place starts Python first."""
    return (installed("PySide6/qmllint") or [tool("pyside6-qmllint")])[0]


def installed(name):
    """Where the virtual environment has this of a Python package."""
    return glob.glob(os.path.join(os.path.dirname(VENV), "lib", "python*", "site-packages", name))


def written(language, count):
    folder = os.path.join(WORK, "peers")
    return [packages.write(os.path.join(folder, f"Screen{i}.{language}"), screen(language, i)) for i in range(count)]
