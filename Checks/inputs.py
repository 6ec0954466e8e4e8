"""Packages that checks give to the command: the sample apps, golden cases, examples of rules, and damaged ones."""
import glob
import os
import random
import re
import subprocess
import textwrap
from typing import NamedTuple

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
NASTY = [b"\x00", b"\xff", b"\xef\xbb\xbf", b"&#0;", b"<![CDATA[", b"]]>", b"<!--", b"<!DOCTYPE x>", b"{" * 60, b"(" * 60,
         "\U0001F468‍\U0001F469".encode(), b"$", b"\\", b"'", b'"', b"9" * 40, b"-", b".", b"??", b"<Else>"]


class Package(NamedTuple):
    name: str
    files: list  # of (path, bytes)
    command: list = []  # what a golden case runs: ["render", "Home", "--to", "text"]


def commits():
    """How many commits led here; 0 where the repository does not tell."""
    counted = subprocess.run(["git", "rev-list", "--count", "HEAD"], cwd=ROOT, capture_output=True, text=True)
    return int(counted.stdout or 0)


def apps():
    """The sample apps."""
    return [Package("app/" + os.path.basename(folder[:-1]), files(folder))
            for folder in sorted(glob.glob(ROOT + "/Screens/*/"))]


def files(folder):
    """What a package is read from."""
    paths = sorted(glob.glob(os.path.join(folder, "**/*.*"), recursive=True))
    return [(os.path.relpath(path, folder), open(path, "rb").read())
            for path in paths if path.endswith((".xml", ".json", ".yml"))]


def golden():
    """The golden cases, with what they run."""
    for page in sorted(glob.glob(ROOT + "/Tests/GoldenTests/Cases/*.md")):
        # A case ends with its output; what is behind the last one is prose.
        cases = re.split(r"```\w+ output\n.*?```", open(page, encoding="utf-8").read(), flags=re.S)[:-1]
        blocks = []
        for number, text in enumerate(cases):
            # A case without files is about those of the one before.
            blocks = re.findall(r"```\w+ file=(\S+)\n(.*?)```", text, re.S) or blocks
            command = re.search(r"```console\n\$ screenwright (.*)\n", text)
            yield Package("golden/" + os.path.basename(page)[:-3] + (f"-{number}" if len(cases) > 1 else ""),
                          [(path, source.encode()) for path, source in blocks],
                          command.group(1).split() if command else ["lint"])


def examples():
    """The examples of rules, and what looks like a fault and is right."""
    yield from shown()
    yield from near_misses()


def shown():
    """What stands in the files of rules: literals of several lines that are XML, with the data file behind some of them."""
    literal = re.compile(r'"""\n((?:(?!""").)*)\n *"""#?(?:,\s*path: "([^"]+)",\s*data: #?"""\n((?:(?!""").)*)\n *""")?', re.S)
    for source in sorted(glob.glob(ROOT + "/Sources/ScreenLint/Rules/**/*.swift", recursive=True)):
        found = [match for match in literal.findall(open(source, encoding="utf-8").read()) if match[0].lstrip().startswith("<")]
        for number, (screen, path, data) in enumerate(found):
            text = textwrap.dedent(screen).replace("⟦", "").replace("⟧", "") + "\n"
            yield Package(f"rule/{os.path.basename(source)[:-6]}-{number}", [("Screens/Example.xml", text.encode())]
                          + ([("Screens/" + path, textwrap.dedent(data).encode())] if path else []))


def near_misses():
    """The packages of the pages beside the tests of rules."""
    folder = ROOT + "/Tests/ScreenLintTests/NearMisses/"
    for page in sorted(glob.glob(folder + "**/*.md", recursive=True)):
        packages = re.split(r"^## .*\n", open(page, encoding="utf-8").read(), flags=re.M)[1:]
        for number, package in enumerate(packages):
            blocks = re.findall(r"(?:^\*\*(\S+)\*\*\n\n)?^```\w+\n(.*?)^```$", package, re.S | re.M)
            yield Package(f"miss/{os.path.relpath(page, folder)[:-3]}-{number}",
                          [(name or "Home.xml", text.encode()) for name, text in blocks])


def sources():
    """The packages that are damaged."""
    return apps() + [package for package in golden() if package.files]


def damaged(package, run):
    """The files of a package, one to three of them damaged; the run's number is the seed."""
    chance = random.Random(run)
    chosen = set(chance.sample(range(len(package.files)), min(len(package.files), chance.randint(1, 3))))
    return [(path, damage(data, chance) if index in chosen else data) for index, (path, data) in enumerate(package.files)]


def damage(data, chance):
    """The bytes with one to four faults: bytes and words swapped, dropped, doubled or replaced, tags cut."""
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


def changed(package, run):
    """The files of a package, one of them with one to three changes after which it may well be right still."""
    chance = random.Random(run)
    chosen = chance.randrange(len(package.files))
    return [(path, change(data, chance) if index == chosen else data) for index, (path, data) in enumerate(package.files)]


def change(data, chance):
    """The bytes with another number, truth or operator, without an element or a modifier, with an element twice or with the
    value of another attribute of the same name."""
    for _ in range(chance.randint(1, 3)):
        pattern, put = chance.choice([
            (rb"\b\d+\b", lambda _: chance.choice([b"0", b"1", b"2", b"7", b"40", b"1000"])),
            (rb"\btrue\b|\bfalse\b", lambda old: b"false" if old == b"true" else b"true"),
            (rb" (?:&&|\|\||[=!]=|\?\?|[-+*]|and|or) ", lambda _: chance.choice([b" && ", b" || ", b" == ", b" != ", b" ?? ", b" + ", b" * "])),
            (rb"<\w[^<>]*/>|<(\w+)[^<>]*>[^<>]*</\1>", lambda old: chance.choice([b"", old * 2])),
            (rb"\.\w+\([^()]*\)(?=[\".])", lambda _: b""),
            (rb' \w+="[^"]*"', lambda old: chance.choice(re.findall(re.escape(old.split(b"=")[0]) + rb'="[^"]*"', data))),
            (rb': "[^"]*"', lambda _: chance.choice(re.findall(rb': "[^"]*"', data))),
        ])
        places = list(re.finditer(pattern, data))
        if places:
            place = chance.choice(places)
            data = data[:place.start()] + put(place.group()) + data[place.end():]
    return data


def write(files, folder):
    """Puts files into a folder."""
    for path, data in files:
        target = os.path.join(folder, path)
        os.makedirs(os.path.dirname(target), exist_ok=True)
        with open(target, "wb") as file:
            file.write(data)
