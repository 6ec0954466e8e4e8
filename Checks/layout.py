"""Compares the layout of pages with SwiftUI's: random trees of views, drawn by Chromium and solved by `solver.py`.

    Checks/layout.py COMMAND WORK [TREES [SEED]]

Each tree is a screen of its own. What is seen of it (texts, shapes, pictures, backgrounds) must stand within one pixel of
where the solver puts it, at four widths. A tree that does not is made smaller as long as the fault stays; what is left is
written to WORK/layout/failures, and told. `KNOWN_DIFFERENCES` of the solver are solved as pages have them.
"""

import collections
import json
import os
import pathlib
import random
import re
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from solver import KNOWN_DIFFERENCES, Node, Solver

WIDTHS = [320, 390, 768, 1280]
HEIGHT = 2000
# Pixels by which a box may differ.
ERROR = 1.0
# How often one tree may be tried again while it is made smaller, and how many are.
MOST_TRIES = 150
MOST_SHRUNK = 6
# How many of the first 150 trees of the usual seed differ so far; this may become less, not more.
USUAL_SEED = 33
KNOWN_TREES = 0

STYLES = ["body", "title", "caption", "headline"]
WORDS = """alpine beach cabin delta ember forest glacier harbor island journey kettle lantern meadow north ocean
prairie quarry ridge summit timber upland valley willow yonder zephyr a of in the with near""".split()
ALIGNMENTS = {"leading": 0, "center": 0.5, "trailing": 1}
LINES = {"top": 0, "center": 0.5, "bottom": 1}
CORNERS = {
    "topLeading": (0, 0), "top": (0.5, 0), "topTrailing": (1, 0), "leading": (0, 0.5), "center": (0.5, 0.5),
    "trailing": (1, 0.5), "bottomLeading": (0, 1), "bottom": (0.5, 1), "bottomTrailing": (1, 1),
}

# Colours in what is told.
MARKS = re.compile(r"\.(?:fill|background)\(Color\(red: 0\.0+, green: ([0-9.]+), blue: [0-9.]+\)\)")

# Every box with a colour or words that is a mark: its mark, and where it stands.
BOXES = """
() => {
  const found = [];
  const top = scrollY;
  for (const e of document.querySelectorAll('main *')) {
    const color = getComputedStyle(e).backgroundColor.match(/^rgb\\((\\d+), (\\d+), 77\\)$/);
    let r = e.getBoundingClientRect();
    if (color) found.push(['c' + (color[1] * 256 + +color[2]), r.x, r.y + top, r.width, r.height]);
    if (e.localName === 'p') {
      const s = getComputedStyle(e), [t, n, b, l] = [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map(parseFloat);
      found.push([e.textContent, r.x + l, r.y + t + top, r.width - l - n, r.height - t - b]);
    }
    if (e.localName === 'svg' && e.getAttribute('aria-label')) {
      // A picture that fits stands in the middle of its element.
      if (e.getAttribute('viewBox') && !e.getAttribute('preserveAspectRatio')) {
        const scale = Math.min(r.width / 120, r.height / 90);
        r = {x: r.x + r.width / 2 - scale * 60, y: r.y + r.height / 2 - scale * 45, width: scale * 120, height: scale * 90};
      }
      found.push([e.getAttribute('aria-label'), r.x, r.y + top, r.width, r.height]);
    }
  }
  return found;
}
"""


class Trees:
    """Makes random trees."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0

    def tree(self):
        self.count = 0
        return self.view(self.random.choice([1, 2, 2, 3, 3, 4]), None)

    def number(self):
        self.count += 1
        return self.count

    def leaf(self, axis):
        kind = self.random.choices(
            ["text", "shape", "image", "spacer", "divider"], [10, 4, 2, 2 if axis is not None else 0, 1 if axis is not None else 0])[0]
        if kind == "text":
            words = [self.random.choice(WORDS) for _ in range(self.random.choice([1, 1, 2, 3, 5, 9]))]
            words[0] += chr(96 + self.number() % 26) + chr(97 + self.count // 26)
            return Node("text", {"words": words, "style": self.random.choice(STYLES)}, mark=" ".join(words))
        if kind == "shape":
            node = Node("shape", {"shape": self.random.choice(["Rectangle", "Circle", "Capsule"])}, mark=f"c{self.number()}")
            # What takes all room in both directions is seldom left alone.
            return node if self.random.random() < 0.3 else self.frame(node)
        if kind == "image":
            node = Node("image", {"resizable": self.random.random() < 0.5, "number": self.number()})
            node.mark = f"photo{node.values['number']}"
            if not node.values["resizable"]:
                return node
            fit = self.random.choice([None, "fit", "fill"])
            if fit:
                node = Node("aspect", {"ratio": None, "fill": fit == "fill"}, [node])
            return self.frame(node)
        return Node(kind, {"axis": axis})

    def length(self):
        return self.random.choice([20, 35, 50, 80, 120, 200])

    def frame(self, node):
        both = self.random.choice([0, 1, 2, 2, 2])
        return Node("frame", {
            "width": None if both == 0 else self.length(), "height": None if both == 1 else self.length(),
            "alignment": CORNERS["center"], "name": "center"}, [node])

    def view(self, depth, axis):
        if depth <= 0:
            return self.changed(self.leaf(axis), 0.15)
        kind = self.random.choices(["across", "down", "depth", "leaf"], [5, 4, 1, 1])[0]
        if kind == "leaf":
            return self.view(0, axis)
        count = self.random.choice([1, 2, 2, 3, 3, 4])
        inner = {"across": 0, "down": 1, "depth": None}[kind]
        children = [self.view(depth - 1 if self.random.random() < 0.7 else 0, inner) for _ in range(count)]
        if kind == "depth":
            name = self.random.choice(["center", "center", "topLeading", "bottomTrailing", "bottom"])
            node = Node("depth", {"alignment": CORNERS[name], "name": name}, children)
        else:
            names = LINES if inner == 0 else ALIGNMENTS
            name = self.random.choice(["center", *names])
            node = Node("stack", {
                "axis": inner, "alignment": names[name], "name": name,
                "spacing": self.random.choice([8, 8, 8, 0, 4, 20])}, children)
        return self.changed(node, 0.4)

    def changed(self, node, chance):
        while self.random.random() < chance and node.kind not in ("spacer", "divider"):
            node = self.modifier(node)
            chance /= 2
        return node

    def modifier(self, node):
        # See "ideal-sizes" of the known differences.
        kind = self.random.choices(
            ["padding", "frame", "flexible", "background", "overlay", "behind", "aspect", "fixed", "priority"],
            [6, 2, 3, 4, 2, 1, 1 if node.kind == "shape" else 0, 1 if node.kind == "text" else 0, 1])[0]
        if kind == "padding":
            edges = self.random.choice([(16,) * 4, (8,) * 4, (0, 12, 0, 12), (5, 0, 5, 0), (0, 0, 0, 10)])
            return Node("padding", {"edges": edges}, [node])
        if kind == "frame":
            node = self.frame(node)
        elif kind == "flexible":
            least, most = [None, None], [None, None]
            axis = 0 if self.random.random() < 0.85 else 1
            which = self.random.choice(["most", "most", "least", "all", "all"])
            if which == "least":
                least[axis] = self.length()
            else:
                most[axis] = float("inf") if which == "all" else self.random.choice([100, 200, 400])
            node = Node("flexible", {"least": least, "most": most}, [node])
        elif kind == "background":
            return Node("layers", {"alignment": (0.5, 0.5), "paint": True}, [
                node, Node("shape", {}, mark=f"c{self.number()}")])
        elif kind in ("overlay", "behind"):
            name = self.random.choice(list(CORNERS))
            layer = self.changed(self.leaf(None), 0.3)
            return Node("layers", {"alignment": CORNERS[name], "name": name, "behind": kind == "behind"}, [node, layer])
        elif kind == "aspect":
            return Node("aspect", {"ratio": self.random.choice([1, 1.5, 2]), "fill": False}, [node])
        elif kind == "fixed":
            axes = self.random.choice([(True, True), (True, False), (False, True)])
            return Node("fixed", {"axes": axes}, [node])
        else:
            return Node("priority", {"priority": self.random.choice([1, 2])}, [node])
        name = self.random.choice(["center", *CORNERS])
        node.values.update(alignment=CORNERS[name], name=name)
        return node


# Trees as screens.

def color(mark):
    number = int(mark[1:])
    return f"Color(red: {number // 256 / 255:.6f}, green: {number % 256 / 255:.6f}, blue: {77 / 255:.6f})"


def points(value):
    return ".infinity" if value == float("inf") else f"{value:g}"


def element(node, chain=""):
    """The XML of a view, with the modifiers around it."""
    values = node.values
    if node.kind == "padding":
        top, right, bottom, left = values["edges"]
        return element(
            node.children[0],
            f".padding(EdgeInsets(top: {top}, leading: {left}, bottom: {bottom}, trailing: {right}))" + chain)
    if node.kind == "frame":
        sides = [f"{side}: {values[side]:g}" for side in ("width", "height") if values[side] is not None]
        return element(node.children[0], f".frame({', '.join(sides)}, alignment: .{values['name']})" + chain)
    if node.kind == "flexible":
        sides = [
            f"{word}{side}: {points(values[key][i])}"
            for i, side in enumerate(("Width", "Height")) for key, word in (("least", "min"), ("most", "max"))
            if values[key][i] is not None]
        return element(node.children[0], f".frame({', '.join(sides)}, alignment: .{values['name']})" + chain)
    if node.kind == "aspect":
        mode = ".fill" if values["fill"] else ".fit"
        ratio = "" if values["ratio"] is None else f"{values['ratio']}, "
        return element(node.children[0], f".aspectRatio({ratio}contentMode: {mode})" + chain)
    if node.kind == "fixed":
        across, down = (str(axis).lower() for axis in values["axes"])
        return element(node.children[0], f".fixedSize(horizontal: {across}, vertical: {down})" + chain)
    if node.kind == "priority":
        return element(node.children[0], f".layoutPriority({values['priority']})" + chain)
    if node.kind == "layers":
        if values.get("paint"):
            return element(node.children[0], f".background({color(node.children[1].mark)})" + chain)
        word = "Background" if values["behind"] else "Overlay"
        layers = (
            f"<Group><{word} alignment=\"{values['name']}\">{element(node.children[1])}</{word}>"
            f"{element(node.children[0])}</Group>")
        return f"<Group{chained(chain)}>{layers}</Group>" if chain else layers
    if node.kind == "text":
        return f"<Text{chained(font_of(values['style']) + chain)}>{' '.join(values['words'])}</Text>"
    if node.kind == "shape":
        return f"<{values['shape']}{chained(f'.fill({color(node.mark)})' + chain)}/>"
    if node.kind == "image":
        resizable = ".resizable()" if values["resizable"] else ""
        return f"<Image name=\"{node.mark}\"{chained(resizable + chain)}/>"
    if node.kind == "spacer":
        return "<Spacer/>"
    if node.kind == "divider":
        return "<Divider/>"
    inner = "".join(element(child) for child in node.children)
    if node.kind == "depth":
        return f"<ZStack alignment=\"{values['name']}\"{chained(chain)}>{inner}</ZStack>"
    name = "HStack" if values["axis"] == 0 else "VStack"
    spacing = "" if values["spacing"] == 8 else f" spacing=\"{values['spacing']}\""
    return f"<{name} alignment=\"{values['name']}\"{spacing}{chained(chain)}>{inner}</{name}>"


def font_of(style):
    return "" if style == "body" else f".font(.{style})"


def chained(chain):
    return f" modifiers=\"{chain}\"" if chain else ""


class Pages:
    """Writes trees as pages, and opens them."""

    def __init__(self, command, work, templates, page):
        self.command, self.templates, self.page = command, templates, page
        self.folder = pathlib.Path(work, "layout")

    def write(self, bodies):
        """Writes screens, by name, with what stands in their bodies."""
        package = self.folder / "package"
        screens = package / "Screens"
        screens.mkdir(parents=True, exist_ok=True)
        for old in screens.glob("*.xml"):
            old.unlink()
        (package / "screenwright.yml").write_text("output: Output\nrules:\n  a11y: off\n")
        for name, body in bodies.items():
            (screens / f"{name}.xml").write_text(f"<Screen name=\"{name}\"><Body>{body}</Body></Screen>\n")
        run = subprocess.run(
            [self.command, "compile", str(package), "--to", "html", "--styles", "link", "--output",
             str(self.folder / "pages"), *(["--templates", self.templates] if self.templates else [])],
            capture_output=True, text=True)
        if run.returncode:
            raise SystemExit(f"layout: the trees do not compile: {run.stdout[:3000]}{run.stderr[:500]}")

    def open(self, name):
        self.page.goto("file://" + os.path.abspath(self.folder / "pages" / f"{name}.html"))

    def measure(self):
        """Finds how letters and lines of each style are measured; gives a function for the solver."""
        texts = "".join(f"<Text{chained(font_of(style))}>{WORDS[0]}</Text>" for style in STYLES)
        self.write({"Words": f"<VStack>{texts}</VStack>"})
        self.page.set_viewport_size({"width": WIDTHS[-1], "height": HEIGHT})
        self.open("Words")
        found = dict(zip(STYLES, self.page.evaluate(
            "() => [...document.querySelectorAll('main p')].map("
            "p => [getComputedStyle(p).font, p.getBoundingClientRect().height])")))
        widths = {}

        def measure(words, style):
            font, height = found[style]
            missing = [word for word in [*words, " "] if (word, style) not in widths]
            if missing:
                measured = self.page.evaluate(
                    "([font, words]) => { const c = document.createElement('canvas').getContext('2d'); c.font = font;"
                    " return words.map(word => c.measureText(word).width); }", [font, missing])
                widths.update({(word, style): width for word, width in zip(missing, measured)})
            return [widths[word, style] for word in words], widths[" ", style], height

        return measure


def compare(pages, name, tree, measure, counts):
    """The boxes of one page that stand elsewhere, as (width, mark, wanted, found)."""
    faults = []
    pages.open(name)
    for width in WIDTHS:
        pages.page.set_viewport_size({"width": width, "height": HEIGHT})
        solver = Solver(measure)
        wanted = solver.solve(tree, 0, 0, width, HEIGHT)
        found = {box[0]: box[1:] for box in pages.page.evaluate(BOXES)}
        if max((y + height for _, y, _, height in wanted.values()), default=0) > HEIGHT:
            counts["higher"] += 1
            continue
        if any(x < -1 or x + across > width + 1 for x, _, across, _ in wanted.values()):
            counts["wider"] += 1
            continue
        if solver.spills:
            counts["spilling"] += 1
            continue
        for mark, box in wanted.items():
            counts["boxes"] += 1
            other = found.get(mark)
            if other is None:
                faults.append((width, mark, box, None))
                continue
            error = max(abs(a - b) for a, b in zip(box, other))
            if error > ERROR:
                faults.append((width, mark, box, other))
            else:
                counts["worst"] = max(counts["worst"], error)
    return faults


def smaller(node):
    """Trees that are a little smaller than one."""
    for index, child in enumerate(node.children):
        if node.kind in ("stack", "depth") and len(node.children) > 1:
            yield Node(node.kind, node.values, node.children[:index] + node.children[index + 1:], node.mark)
        if node.kind == "layers" and index == 1:
            continue
        if child.kind not in ("spacer", "divider"):
            yield child
    for index, child in enumerate(node.children):
        if node.kind == "layers" and node.values.get("paint") and index == 1:
            continue
        for other in smaller(child):
            if other.kind in ("spacer", "divider") and node.kind != "stack":
                continue
            yield Node(node.kind, node.values, node.children[:index] + [other] + node.children[index + 1:], node.mark)
    if node.kind == "text" and len(node.values["words"]) > 1:
        words = node.values["words"][:len(node.values["words"]) // 2]
        yield Node("text", {**node.values, "words": words}, mark=" ".join(words))


def shrink(pages, tree, measure):
    """The smallest tree found that still has a fault."""
    tries = 0
    while True:
        candidates = []
        for other in smaller(tree):
            candidates.append(other)
            tries += 1
            if tries >= MOST_TRIES or len(candidates) >= 40:
                break
        if not candidates:
            return tree
        pages.write({f"S{i}": element(other) for i, other in enumerate(candidates)})
        for i, other in enumerate(candidates):
            if compare(pages, f"S{i}", other, measure, collections.Counter()):
                tree = other
                break
        else:
            return tree
        if tries >= MOST_TRIES:
            return tree


def features(node):
    """What a tree is made of, to say which faults are most frequent."""
    name = node.kind
    if node.kind == "stack":
        name = "across" if node.values["axis"] == 0 else "down"
    return name + ("(" + " ".join(features(child) for child in node.children) + ")" if node.children else "")


def main():
    command, work = sys.argv[1:3]
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else USUAL_SEED
    templates = os.environ.get("SCREENWRIGHT_TEMPLATES")
    start = time.monotonic()
    counts = collections.Counter()
    counts["worst"] = 0
    made = Trees(seed)
    trees = {f"T{i}": made.tree() for i in range(count)}
    failures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        pages = Pages(command, work, templates, page)
        measure = pages.measure()
        pages.write({name: element(tree) for name, tree in trees.items()})
        for name, tree in trees.items():
            faults = compare(pages, name, tree, measure, counts)
            if faults:
                failures[name] = faults
        compared = time.monotonic() - start
        folder = pages.folder / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        known = KNOWN_TREES if seed == USUAL_SEED and count <= 150 else 0
        kinds = collections.Counter()
        if len(failures) <= known:
            trees = {}
        for name in [name for name in failures if name in trees][:int(os.environ.get("SCREENWRIGHT_SHRINK", MOST_SHRUNK))]:
            least = shrink(pages, trees[name], measure)
            pages.write({name: element(least)})
            faults = compare(pages, name, least, measure, collections.Counter()) or failures[name]
            text = element(least)
            kinds[features(least)] += 1
            (folder / f"{name}.xml").write_text(f"<Screen name=\"{name}\"><Body>{text}</Body></Screen>\n")
            print(f"{name}: {MARKS.sub(lambda found: '#' + str(round(float(found[1]) * 255)), text)}")
            for width, mark, wanted, found in faults[:4]:
                rounded = "nowhere" if found is None else [round(value, 1) for value in found]
                print(f"  at {width}: {mark[:30]} is at {rounded}, not at {[round(value, 1) for value in wanted]}")
        for kind, number in kinds.most_common(20):
            if number > 1:
                print(f"  {number} × {kind}")
        browser.close()
    print(
        f"layout: {count} trees, {counts['boxes']} boxes at {len(WIDTHS)} widths, worst deviation of those that hold "
        f"{counts['worst']:.2f} px; {len(failures)} trees differ, {known} did before; {counts['higher']} layouts higher and {counts['wider']} wider than the window, "
        f"{counts['spilling']} in which something spills, left out; {compared:.0f} s")
    sys.exit(1 if len(failures) > known else 0)


if __name__ == "__main__":
    main()
