"""Compares the layout of pages with SwiftUI's: random trees of views, drawn by Chromium and solved by `solver.py`.

    Checks/layout.py COMMAND WORK [TREES [SEED]]

Each tree is a screen of its own; many of them are compiled together, and shown one after the other in one window. What is
seen of a tree (texts, shapes, pictures, backgrounds) must stand within one pixel of where the solver puts it, at four widths. A tree that does not is made smaller as long as the fault stays; what is left is
written to WORK/layout/failures, and told: once it is mended, its line of JSON goes into `layout.kept`, which holds trees that differed
once and are compared each time. `KNOWN_DIFFERENCES` of the solver are solved as pages have them; layouts to which one of its `LEFT_OUT`
applies are left out and counted. SCREENWRIGHT_COMPARE="REASON …" compares those, too, to see what differs in them.
"""

import collections
import dataclasses
import itertools
import json
import math
import os
import pathlib
import random
import re
import subprocess
import sys
import time

from playwright.sync_api import sync_playwright

from solver import Node, Solver

# Trees that differed once, a line each.
KEPT = pathlib.Path(__file__).with_suffix(".kept")
WIDTHS = [320, 390, 768, 1280]
HEIGHT = 2000
# Pixels by which a box may differ.
ERROR = 1.0
# By how much words may be wider than their line, in pixels: a page rounds widths to parts of a pixel, so that a line that is full
# may hold one word more. A tree differs if it does with both.
SLACK, MORE_SLACK = 0.01, 0.03
# How many trees are compiled, and measured, at once.
MOST_TOGETHER = 500
# How often a tree is made smaller, from how many smaller ones, and how many are.
MOST_ROUNDS = 14
MOST_CANDIDATES = 25
MOST_SHRUNK = 6
# Reasons for which layouts are not left out, to see what differs there.
COMPARED = set(os.environ.get("SCREENWRIGHT_COMPARE", "").split())
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
  const PARTS = {Min: 0, Mid: .5, Max: 1};
  for (const e of document.querySelectorAll('main *')) {
    const color = getComputedStyle(e).backgroundColor.match(/^rgb\\((\\d+), (\\d+), 77\\)$/);
    let r = e.getBoundingClientRect();
    if (color) found.push(['c' + (color[1] * 256 + +color[2]), r.x, r.y + top, r.width, r.height]);
    if (e.localName === 'p') {
      const s = getComputedStyle(e), [t, n, b, l] = [s.paddingTop, s.paddingRight, s.paddingBottom, s.paddingLeft].map(parseFloat);
      found.push([e.textContent, r.x + l, r.y + t + top, r.width - l - n, r.height - t - b]);
    }
    if (e.localName === 'svg' && e.getAttribute('aria-label')) {
      // Where a picture that fits stands in its element.
      const place = (e.getAttribute('preserveAspectRatio') || 'xMidYMid').match(/^x(M..)Y(M..)$/);
      if (e.getAttribute('viewBox') && place) {
        const scale = Math.min(r.width / 120, r.height / 90), [across, down] = place.slice(1).map(part => PARTS[part]);
        r = {
          x: r.x + (r.width - scale * 120) * across, y: r.y + (r.height - scale * 90) * down,
          width: scale * 120, height: scale * 90};
      }
      found.push([e.getAttribute('aria-label'), r.x, r.y + top, r.width, r.height]);
    }
  }
  return found;
}
"""

# The boxes of pages that are shown one after the other.
SHOW = f"""
bodies => bodies.map(body => {{
  document.body.innerHTML = new DOMParser().parseFromString(body, 'text/html').body.innerHTML;
  return ({BOXES})();
}})
"""


class Trees:
    """Makes random trees."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.count = 0
        # The axes along which nothing is proposed, so that shapes and pictures need a length; and whether a row is around,
        # where no view takes all width.
        self.free = frozenset()
        self.crowded = False

    def tree(self):
        self.count = 0
        kind = self.random.choices(["view", "list", "scroll", "lazy", "inset"], [16, 1, 1, 1, 1])[0]
        if kind == "inset":
            return self.inset()
        if kind != "view":
            return self.whole(kind)
        view = self.view(self.random.choice([1, 2, 2, 3, 3, 4]), None)
        return Node("unsafe", {}, [view]) if self.random.random() < 0.03 else view

    def within(self, axes, make, crowded=None):
        """A view made where nothing is proposed along more axes."""
        around = (self.free, self.crowded)
        self.free = self.free | set(axes)
        self.crowded = self.crowded if crowded is None else crowded
        view = make()
        self.free, self.crowded = around
        return view

    def whole(self, kind):
        """A view that takes all the height, or all the width."""
        if kind == "list":
            count = self.random.choice([1, 2, 3, 4])
            return Node("list", {"plain": self.random.random() < 0.5}, [
                self.within([1], lambda: self.view(self.random.choice([0, 1, 1, 2]), None)) for _ in range(count)])
        if kind == "scroll":
            axis = self.random.choice([0, 1, 1])
            child = self.within([axis], lambda: self.view(self.random.choice([1, 1, 2]), None), crowded=axis == 0)
            scroll = Node("scroll", {"axis": axis, "framed": False}, [child])
            if axis == 1 and self.random.random() < 0.2:
                scroll.values["framed"] = True
                return Node("frame", {"width": None, "height": 200, "alignment": (0.5, 0.5), "name": "center"}, [scroll])
            return scroll
        spacing = self.random.choice([(8, 8), (8, 8), (0, 4), (20, 12)])
        columns = self.random.choice([
            [("flexible", 10, float("inf"))] * 2, [("flexible", 10, float("inf"))] * 3,
            [("fixed", 80), ("flexible", 10, float("inf"))], [("flexible", 60, float("inf")), ("fixed", 50), ("flexible", 10, float("inf"))],
            [("adaptive", 80)], [("adaptive", 140)]])
        count = self.random.choice([2, 3, 4, 5, 7])
        return Node("lazy", {"columns": columns, "spacing": spacing}, [
            self.within([1], lambda: self.view(self.random.choice([0, 0, 1]), None), crowded=True) for _ in range(count)])

    def inset(self):
        """A view that makes room for another at one of its edges."""
        edge = self.random.choice(["top", "bottom", "bottom", "leading", "trailing"])
        axis = 1 if edge in ("top", "bottom") else 0
        content = self.whole(self.random.choice(["list", "scroll"])) if axis == 1 and self.random.random() < 0.7 else Node(
            "shape", {"shape": "Rectangle"}, mark=f"c{self.number()}")
        inset = self.within([0, 1], lambda: self.changed(self.leaf(None), 0.4))
        return Node("inset", {
            "edge": edge, "axis": axis, "first": edge in ("top", "leading"),
            "spacing": self.random.choice([0, 8, 12])}, [content, inset])

    def grid(self):
        """A grid of rows."""
        count = self.random.choice([1, 2, 2, 3])
        name = self.random.choice(["center", "center", "topLeading", "trailing", "bottom"])
        rows = [
            Node("gridrow", {}, [
                self.within([0, 1], lambda: self.changed(self.leaf(None), 0.25), crowded=True) for _ in range(count)])
            for _ in range(self.random.choice([1, 2, 3]))]
        return Node("grid", {
            "alignment": CORNERS[name], "name": name, "spacing": self.random.choice([(8, 8), (8, 8), (4, 0), (20, 12)])}, rows)

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
            return node if not self.free and self.random.random() < 0.3 else self.frame(node)
        if kind == "image":
            node = Node("image", {"resizable": self.random.random() < 0.5, "number": self.number()})
            node.mark = f"photo{node.values['number']}"
            if not node.values["resizable"]:
                return node
            fit = self.random.choice([None, "fit", "fill"])
            if fit:
                node = Node("aspect", {"ratio": None, "fill": fit == "fill"}, [node])
            return node if fit == "fit" and 0 not in self.free and self.random.random() < 0.3 else self.frame(node)
        return Node(kind, {"axis": axis})

    def length(self):
        return self.random.choice([20, 35, 50, 80, 120, 200])

    def frame(self, node):
        both = self.random.choice([0, 1, 2, 2, 2])
        if both == 0 and 0 in self.free or both == 1 and 1 in self.free:
            both = 2
        return Node("frame", {
            "width": None if both == 0 else self.length(), "height": None if both == 1 else self.length(),
            "alignment": CORNERS["center"], "name": "center"}, [node])

    def view(self, depth, axis):
        if depth <= 0:
            return self.changed(self.leaf(axis), 0.15)
        kind = self.random.choices(
            ["across", "down", "depth", "leaf", "grid", "scroll", "lazy"],
            [20, 16, 4, 4, 2, 0 if self.crowded or self.free else 1, 0 if self.crowded or 0 in self.free else 1])[0]
        if kind == "leaf":
            return self.view(0, axis)
        if kind == "grid":
            return self.grid()
        if kind in ("scroll", "lazy"):
            return self.whole(kind)
        count = self.random.choice([1, 2, 2, 3, 3, 4])
        inner = {"across": 0, "down": 1, "depth": None}[kind]
        children = self.within([], lambda: [
            self.view(depth - 1 if self.random.random() < 0.7 else 0, inner) for _ in range(count)],
            crowded=True if inner == 0 else None)
        if kind == "depth":
            name = self.random.choice(["center", "center", "topLeading", "bottomTrailing", "bottom"])
            node = Node("depth", {"alignment": CORNERS[name], "name": name}, children)
        else:
            names = LINES if inner == 0 else ALIGNMENTS
            name = self.random.choice(["center", *names])
            if self.random.random() < 0.1:
                children = [self.guided(child, inner, name) for child in children]
            node = Node("stack", {
                "axis": inner, "alignment": names[name], "name": name,
                "spacing": self.random.choice([8, 8, 8, 0, 4, 20])}, children)
        return self.changed(node, 0.4)

    def guided(self, node, axis, name):
        """A view with a guide for the line by which its stack aligns it, where it does not take all room."""
        if node.kind not in ("text", "frame", "padding") or takes_all(node) or self.random.random() < 0.5:
            return node
        return Node("guide", {"axis": 1 - axis, "name": name, "points": self.random.choice([-16, -8, 6, 12, 24])}, [node])

    def changed(self, node, chance):
        while self.random.random() < chance and node.kind not in ("spacer", "divider"):
            node = self.modifier(node)
            chance /= 2
        return node

    def modifier(self, node):
        # See "ideal-sizes" of the known differences.
        kind = self.random.choices(
            ["padding", "frame", "flexible", "background", "overlay", "behind", "aspect", "fixed", "priority"],
            [6, 2, 3, 4, 2, 1, 1 if node.kind == "shape" else 0, 2 if node.kind in ("text", "stack") and is_firm(node) else 0, 1])[0]
        if kind == "padding":
            edges = self.random.choice([(16,) * 4, (8,) * 4, (0, 12, 0, 12), (5, 0, 5, 0), (0, 0, 0, 10)])
            is_safe = len(set(edges)) == 1 and self.random.random() < 0.2
            return Node("padding", {"edges": edges, "safe": is_safe}, [node])
        if kind == "frame":
            node = self.frame(node)
        elif kind == "flexible":
            least, most = [None, None], [None, None]
            axis = 0 if self.random.random() < 0.85 else 1
            if axis in self.free:
                axis = 1 - axis
            if axis in self.free:
                return node
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
            return Node("priority", {"priority": self.random.choice([1, 1, 2, -1])}, [node])
        name = self.random.choice(["center", *CORNERS])
        node.values.update(alignment=CORNERS[name], name=name)
        return node


def takes_all(node):
    """True where a view may be as large as what it is offered."""
    if node.kind in ("shape", "spacer", "flexible", "aspect", "divider", "scroll", "list", "lazy", "inset"):
        return True
    if node.kind == "image":
        return node.values["resizable"]
    if node.kind == "frame":
        return None in (node.values["width"], node.values["height"]) and takes_all(node.children[0])
    inner = node.children[:1] if node.kind == "layers" else node.children
    return any(takes_all(child) for child in inner)


def is_firm(node):
    """True where the ideal size of a view does not come from shapes or pictures: see "ideal-sizes"."""
    return not takes_all(node) and node.kind != "grid" and all(is_firm(child) for child in node.children)


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
        if values["safe"]:
            return element(node.children[0], f".safeAreaPadding({top})" + chain)
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
    if node.kind == "guide":
        usual = ("$0.width", "$0.height")[values["axis"]]
        usual = {0: "", 0.5: f"{usual} / 2 + ", 1: f"{usual} + "}[{**ALIGNMENTS, **LINES}[values["name"]]]
        whose = "HorizontalAlignment" if values["axis"] == 0 else "VerticalAlignment"
        shift = f"{usual}{values['points']}".replace("+ -", "- ")
        closure = shift if usual else f"_ in {shift}"
        return element(node.children[0], f".alignmentGuide({whose}.{values['name']}) {{ {closure} }}" + chain)
    if node.kind == "unsafe":
        return element(node.children[0], ".ignoresSafeArea()" + chain)
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
    if node.kind == "inset":
        content, inset = (element(child) for child in node.children)
        whole = (
            f"<Group><SafeAreaInset edge=\"{values['edge']}\" spacing=\"{values['spacing']}\">{inset}</SafeAreaInset>"
            f"{content}</Group>")
        return f"<Group{chained(chain)}>{whole}</Group>" if chain else whole
    inner = "".join(element(child) for child in node.children)
    if node.kind == "list":
        style = ".plain" if values["plain"] else ".insetGrouped"
        return f"<List{chained(f'.listStyle({style})' + chain)}>{inner}</List>"
    if node.kind == "scroll":
        axes = " axes=\"horizontal\"" if values["axis"] == 0 else ""
        return f"<ScrollView{axes}{chained(chain)}>{inner}</ScrollView>"
    if node.kind == "gridrow":
        return f"<GridRow>{inner}</GridRow>"
    if node.kind == "grid":
        across, down = values["spacing"]
        return (
            f"<Grid alignment=\"{values['name']}\" horizontalSpacing=\"{across}\" verticalSpacing=\"{down}\"{chained(chain)}>"
            f"{inner}</Grid>")
    if node.kind == "lazy":
        across, down = values["spacing"]
        items = ", ".join(f"GridItem({track(*each)}, spacing: {across})" for each in values["columns"])
        return f"<LazyVGrid columns=\"{{[{items}]}}\" spacing=\"{down}\"{chained(chain)}>{inner}</LazyVGrid>"
    if node.kind == "depth":
        return f"<ZStack alignment=\"{values['name']}\"{chained(chain)}>{inner}</ZStack>"
    name = "HStack" if values["axis"] == 0 else "VStack"
    spacing = "" if values["spacing"] == 8 else f" spacing=\"{values['spacing']}\""
    return f"<{name} alignment=\"{values['name']}\"{spacing}{chained(chain)}>{inner}</{name}>"


def track(kind, *lengths):
    """The size of a lazy grid's column."""
    if kind == "flexible":
        return ".flexible()" if lengths[0] == 10 else f".flexible(minimum: {lengths[0]})"
    return f".{kind}(minimum: {lengths[0]})" if kind == "adaptive" else f".{kind}({lengths[0]})"


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

    def found(self, names, widths):
        """The boxes that are seen of each page at some widths, as {width: {name: {mark: box}}}."""
        bodies = []
        for name in names:
            text = (self.folder / "pages" / f"{name}.html").read_text()
            bodies.append(text[text.index("<body"):])
        self.open(names[0])
        found = {}
        for width in widths:
            self.page.set_viewport_size({"width": width, "height": HEIGHT})
            boxes = self.page.evaluate(SHOW, bodies)
            found[width] = {name: {box[0]: box[1:] for box in all} for name, all in zip(names, boxes)}
        return found

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


def compare(pages, trees, measure, counts, widths=WIDTHS):
    """The boxes of pages that stand elsewhere, as {name: [(width, mark, wanted, found)]}, for those that have such."""
    pages.write({name: element(tree) for name, tree in trees.items()})
    faults = collections.defaultdict(list)
    for width, screens in pages.found(list(trees), widths).items():
        for name, found in screens.items():
            faults[name] += faults_of(trees[name], found, width, measure, counts)
    return {name: found for name, found in faults.items() if found}


def faults_of(tree, found, width, measure, counts):
    """The boxes of one tree that stand elsewhere at one width."""
    solver, wanted, errors = solved(tree, found, width, measure, SLACK)
    if solver.reasons:
        counts["left out"] += 1
        counts["as solved"] += max(errors.values(), default=0) <= ERROR
        counts.update(("reason", reason) for reason in solver.reasons)
        return []
    if max(errors.values(), default=0) > ERROR:
        _, _, others = solved(tree, found, width, measure, MORE_SLACK)
        if max(others.values()) <= ERROR:
            errors = others
    counts["layouts"] += 1
    counts["boxes"] += len(errors)
    counts["worst"] = max(counts["worst"], *(error for error in errors.values() if error <= ERROR), 0)
    return [(width, mark, box, found.get(mark)) for mark, box in wanted.items() if errors[mark] > ERROR]


def solved(tree, found, width, measure, slack):
    """The solver of one tree at one width, the boxes that it wants, and how far the page's are from them, by mark."""
    solver = Solver(measure, slack)
    wanted = solver.solve(tree, 0, 0, width, HEIGHT)
    solver.reasons -= COMPARED
    return solver, wanted, {mark: distance(box, found.get(mark)) for mark, box in wanted.items()}


def distance(box, other):
    """How far a box of a page is from where it is wanted, in pixels."""
    return math.inf if other is None else max(abs(a - b) for a, b in zip(box, other))


def left_out(counts):
    """What is told of the layouts that are left out: how many, and for which reasons; some have several."""
    reasons = sorted((-number, key[1]) for key, number in counts.items() if key[0] == "reason")
    share = 100 * counts["left out"] / max(counts["left out"] + counts["layouts"], 1)
    return (
        f"{counts['left out']} layouts left out ({share:.1f} %), {counts['as solved']} of them as they are solved: "
        + (", ".join(f"{reason} {-number}" for number, reason in reasons) or "no reason"))


def smaller(node):
    """Trees that are a little smaller than one."""
    for index, child in enumerate(node.children):
        if node.kind in ("stack", "depth", "list", "lazy", "grid", "gridrow") and len(node.children) > 1:
            yield Node(node.kind, node.values, node.children[:index] + node.children[index + 1:], node.mark)
        if node.kind == "layers" and index == 1:
            continue
        if node.kind == "scroll" and node.values["framed"]:
            continue
        if child.kind not in ("spacer", "divider", "gridrow", "guide"):
            yield child
    for index, child in enumerate(node.children):
        if node.kind == "layers" and node.values.get("paint") and index == 1:
            continue
        for other in smaller(child):
            if other.kind in ("spacer", "divider") and node.kind != "stack":
                continue
            if node.kind == "grid" and other.kind != "gridrow":
                continue
            yield Node(node.kind, node.values, node.children[:index] + [other] + node.children[index + 1:], node.mark)
    if node.kind == "text" and len(node.values["words"]) > 1:
        words = node.values["words"][:len(node.values["words"]) // 2]
        yield Node("text", {**node.values, "words": words}, mark=" ".join(words))


def is_made(node, free=frozenset(), parent=None):
    """True for a tree that could have been made: what has no length of its own gets one where nothing is proposed."""
    if node.kind == "guide" and not (parent and parent.kind == "stack" and parent.values["name"] == node.values["name"]):
        return False
    if node.kind in ("spacer", "divider") and not (parent and parent.kind == "stack"):
        return False
    if node.kind == "shape" and free or node.kind == "image" and node.values["resizable"] and free:
        return False
    if node.kind == "aspect" and node.values["fill"] and not (parent and parent.kind == "frame"):
        return False
    if node.kind == "frame":
        free = free - {i for i, side in enumerate(("width", "height")) if node.values[side] is not None}
    if node.kind == "aspect" and 0 not in free:
        free = frozenset()
    if node.kind == "fixed" and not is_firm(node.children[0]):
        return False
    inner = {"list": {1}, "lazy": {1}, "grid": {0, 1}, "scroll": {node.values.get("axis")}}.get(node.kind, set())
    if inner and node.kind != "grid" and 0 in free | {parent and parent.kind == "stack" and parent.values["axis"]} - {None, 1}:
        return False
    for index, child in enumerate(node.children):
        among = frozenset() if node.kind == "layers" and index == 1 else free | inner
        if node.kind == "inset" and index == 1:
            among = free | {0, 1}
        if not is_made(child, among, node):
            return False
    return True


def shrink(pages, trees, widths, measure):
    """The smallest trees found that still have a fault at a width each, by name. All are made smaller at once."""
    least = dict(trees)
    open_names = set(trees)
    for _ in range(MOST_ROUNDS):
        candidates = {
            f"{name}x{i}": other for name in sorted(open_names)
            for i, other in enumerate(itertools.islice(filter(is_made, smaller(least[name])), MOST_CANDIDATES))}
        if not candidates:
            break
        differing = {}
        for width in sorted({widths[name] for name in open_names}):
            some = {key: other for key, other in candidates.items() if widths[key.split("x")[0]] == width}
            if some:
                differing.update(compare(pages, some, measure, collections.Counter(), [width]))
        found = set()
        for key, other in candidates.items():
            name = key.split("x")[0]
            if key in differing and name not in found:
                least[name] = other
                found.add(name)
        open_names = found
    return least


def tree_of(value):
    """The tree of a line of `KEPT`."""
    return Node(value["kind"], value["values"], [tree_of(child) for child in value["children"]], value["mark"])


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
    kept = {f"K{i}": tree_of(json.loads(line)) for i, line in enumerate(KEPT.read_text().splitlines())}
    trees.update(kept)
    failures = {}
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium-headless-shell", args=["--no-sandbox", "--disable-gpu"])
        page = browser.new_page()
        pages = Pages(command, work, templates, page)
        measure = pages.measure()
        names = list(trees)
        for first in range(0, len(names), MOST_TOGETHER):
            together = {name: trees[name] for name in names[first:first + MOST_TOGETHER]}
            failures.update(compare(pages, together, measure, counts))
        compared = time.monotonic() - start
        folder = pages.folder / "failures"
        folder.mkdir(parents=True, exist_ok=True)
        for old in folder.glob("*"):
            old.unlink()
        known = KNOWN_TREES if seed == USUAL_SEED and count <= 150 else 0
        kinds = collections.Counter()
        shown = list(failures)[:int(os.environ.get("SCREENWRIGHT_SHRINK", MOST_SHRUNK))] if len(failures) > known else []
        smallest = shrink(
            pages, {name: trees[name] for name in shown}, {name: failures[name][0][0] for name in shown}, measure)
        for name, least in smallest.items():
            faults = compare(pages, {name: least}, measure, collections.Counter()).get(name) or failures[name]
            text = element(least)
            kinds[features(least)] += 1
            (folder / f"{name}.json").write_text(json.dumps(dataclasses.asdict(least)) + "\n")
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
        f"layout: {count} trees and {len(kept)} kept ones, {counts['boxes']} boxes in {counts['layouts']} layouts at {len(WIDTHS)} widths, worst deviation of those that hold "
        f"{counts['worst']:.2f} px; {len(failures)} trees differ, {known} did before; {left_out(counts)}; {compared:.0f} s")
    sys.exit(1 if len(failures) > known else 0)


if __name__ == "__main__":
    main()
