"""A small solver of SwiftUI's layout, to compare pages with.

A parent proposes a size, a child chooses its own, the parent places it. The rules are those that are public:

- "Building Custom Views with SwiftUI" (WWDC 2019, session 237): proposal, choice and placement; a stack takes its spacing
  off, divides what is left equally, offers it to the least flexible view first, and divides anew what that leaves.
- "Compose custom layouts with SwiftUI" (WWDC 2022, session 10056): sizes for nothing, everything and no proposal.
- "SwiftUI Layout Explained" and "Thinking in SwiftUI" (objc.io): fixed and flexible frames, aspect ratios, overlays,
  `fixedSize`, layout priority, and a rebuild of stacks.

Lengths are points, which a page writes as pixels. A proposal of None asks for the ideal length.
"""

import dataclasses
import math

# Where a page is not as SwiftUI, by intent. Each is solved as the page does it, so that nothing else hides behind it.
KNOWN_DIFFERENCES = {
    "wrapped-text-takes-the-proposal":
        "a text of several lines is as wide as it is offered, not as wide as its longest line: CSS knows no such width",
    "spacer-between-gaps":
        "a spacer may shrink to nothing between the two gaps of its stack; SwiftUI's keeps 8 points and no gaps",
    "pictures-that-fill-are-cut":
        "a picture that fills takes the room it is offered, and is cut there; SwiftUI's is larger unless it is clipped",
    "shares-by-width":
        "a row asks the view first that is narrowest, or cannot be as narrow as an equal share; SwiftUI the least flexible one, "
        "which is another where a view has a least width and may be wider: CSS cannot ask it before the others",
    "views-beside-what-is-wider":
        "where one view makes its stack wider than the stack is offered, the others have that width; SwiftUI still offers them "
        "less: CSS offers the width that the stack has",
    "padding-before-shares":
        "a stack gives each view its padding, then divides the rest; SwiftUI divides first: CSS grows views from what they cannot lose",
    "what-spills":
        "what is larger than its frame, or than the height of its stack, is placed and cut as CSS does it; left out of the comparison",
    "ideal-sizes":
        "stacks with `fixedSize` or a ratio of their own are not tried: CSS knows no ideal size of a shape in them",
    "pages-grow":
        "a page scrolls where its content is higher than the window; SwiftUI cuts lines off its texts",
}

INFINITE = math.inf


@dataclasses.dataclass
class Node:
    """One view. `values` are its own parameters, `mark` is how the page shows it, None for what is not seen."""

    kind: str
    values: dict = dataclasses.field(default_factory=dict)
    children: list = dataclasses.field(default_factory=list)
    mark: object = None


class Solver:
    """Sizes and places views. `measure(words, style)` gives the widths of words, of a blank, and the height of a line."""

    def __init__(self, measure):
        self.measure = measure
        self.boxes = {}
        self.known = {}
        # True where a view is larger than the room it has.
        self.spills = False

    def solve(self, root, x, y, width, height):
        """Places a root in the middle of a room; gives the boxes of what is seen, by mark."""
        self.boxes = {}
        self.known = {}
        size = self.size(root, (width, height))
        self.place(root, (width, height), x + (width - size[0]) / 2, y + (height - size[1]) / 2)
        return self.boxes

    # Sizes.

    def size(self, node, proposal):
        key = (id(node), proposal)
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = getattr(self, "size_" + node.kind)(node, proposal)
        return found

    def size_text(self, node, proposal):
        widths, blank, line = self.measure(node.values["words"], node.values["style"])
        whole = sum(widths) + blank * (len(widths) - 1)
        width, height = proposal
        if width is None or width >= whole - 0.01:
            return (whole, line)
        lines, at = 1, 0
        for word in widths:
            if at and at + blank + word > width + 0.01:
                lines, at = lines + 1, word
            else:
                at = at + blank + word if at else word
        return (max(width, 0), lines * line)

    def size_shape(self, node, proposal):
        return tuple(10 if length is None else length for length in proposal)

    def size_image(self, node, proposal):
        if node.values["resizable"]:
            return tuple(natural if length is None else length for length, natural in zip(proposal, (120, 90)))
        return (120, 90)

    def size_spacer(self, node, proposal):
        axis = node.values["axis"]
        return tuple((max(length or 0, 0) if i == axis else 0) for i, length in enumerate(proposal))

    def size_divider(self, node, proposal):
        axis = node.values["axis"]
        return tuple((1 if i == axis else 10 if length is None else length) for i, length in enumerate(proposal))

    def size_padding(self, node, proposal):
        top, right, bottom, left = node.values["edges"]
        inner = (less(proposal[0], left + right), less(proposal[1], top + bottom))
        width, height = self.size(node.children[0], inner)
        return (width + left + right, height + top + bottom)

    def size_frame(self, node, proposal):
        fixed = (node.values["width"], node.values["height"])
        inner = self.size(node.children[0], self.offer_frame(node, proposal))
        return tuple(inside if length is None else length for length, inside in zip(fixed, inner))

    def offer_frame(self, node, proposal):
        fixed = (node.values["width"], node.values["height"])
        return tuple(given if length is None else length for length, given in zip(fixed, proposal))

    def size_flexible(self, node, proposal):
        inner = self.size(node.children[0], self.offer_flexible(node, proposal))
        found = []
        for i, length in enumerate(inner):
            least, most = node.values["least"][i], node.values["most"][i]
            given = length if proposal[i] is None else proposal[i]
            if least is not None:
                length = max(least, min(length, given))
            if most is not None:
                length = min(most, max(length, given))
            found.append(length)
        return tuple(found)

    def offer_flexible(self, node, proposal):
        found = []
        for i, length in enumerate(proposal):
            least, most = node.values["least"][i], node.values["most"][i]
            if length is not None:
                if least is not None:
                    length = max(length, least)
                if most is not None:
                    length = min(length, most)
            found.append(length)
        return tuple(found)

    def size_layers(self, node, proposal):
        return self.size(node.children[0], proposal)

    def size_aspect(self, node, proposal):
        return self.size(node.children[0], self.offer_aspect(node, proposal))

    def offer_aspect(self, node, proposal):
        ratio = node.values["ratio"]
        if ratio is None:
            ideal = self.size(node.children[0], (None, None))
            ratio = ideal[0] / ideal[1]
        width, height = proposal
        if node.values["fill"] and node.children[0].kind == "image" and None not in proposal:
            return proposal
        if width is None and height is None:
            return self.size(node.children[0], (None, None))
        if width is None:
            return (height * ratio, height)
        if height is None:
            return (width, width / ratio)
        if width == INFINITE and height == INFINITE:
            return proposal
        wider = width / ratio > height if height else True
        if wider != node.values["fill"]:
            return (height * ratio, height)
        return (width, width / ratio)

    def size_fixed(self, node, proposal):
        return self.size(node.children[0], self.offer_fixed(node, proposal))

    def offer_fixed(self, node, proposal):
        return tuple(None if fixed else length for fixed, length in zip(node.values["axes"], proposal))

    def size_priority(self, node, proposal):
        return self.size(node.children[0], proposal)

    def size_depth(self, node, proposal):
        sizes = [self.size(child, proposal) for child in node.children]
        width = max(size[0] for size in sizes)
        if is_wider(width, proposal):
            return self.size(node, (width, proposal[1]))
        return (width, max(size[1] for size in sizes))

    def size_stack(self, node, proposal):
        offers = self.divide(node, proposal)
        axis = node.values["axis"]
        sizes = [self.size(child, offer) for child, offer in zip(node.children, offers)]
        along = sum(size[axis] for size in sizes) + node.values["spacing"] * (len(sizes) - 1)
        across = max(size[1 - axis] for size in sizes)
        if axis == 1 and is_wider(across, proposal):
            return self.size(node, (across, proposal[1]))
        return (along, across) if axis == 0 else (across, along)

    def divide(self, node, proposal):
        """What a stack proposes to each of its views."""
        axis = node.values["axis"]
        length = proposal[axis]
        across = proposal[1 - axis]

        def offer(part):
            return (part, across) if axis == 0 else (across, part)

        count = len(node.children)
        if length is None or length == INFINITE:
            return [offer(length)] * count
        rest = length - node.values["spacing"] * (count - 1)
        least = [self.size(child, offer(0))[axis] for child in node.children]
        most = [self.size(child, offer(INFINITE))[axis] for child in node.children]
        priorities = [priority(child) for child in node.children]
        offers = [None] * count
        for group in sorted(set(priorities), reverse=True):
            members = [i for i in range(count) if priorities[i] == group]
            later = sum(least[i] for i in range(count) if priorities[i] < group)
            edges = {i: edge(node.children[i], axis) for i in members}
            room = rest - later - sum(edges.values())
            bounds = {i: (least[i] - edges[i], most[i] - edges[i]) for i in members}
            for i in in_order(bounds, room) if axis == 0 else sorted(members, key=lambda i: most[i] - least[i]):
                part = max(room / len(bounds), 0)
                offers[i] = offer(part + edges[i])
                chosen = self.size(node.children[i], offers[i])[axis]
                room -= chosen - edges[i]
                rest -= chosen
                del bounds[i]
        return offers

    # Places.

    def place(self, node, proposal, x, y):
        width, height = self.size(node, proposal)
        if node.mark is not None:
            self.boxes[node.mark] = (x, y, width, height)
        getattr(self, "place_" + node.kind, self.place_leaf)(node, proposal, x, y, width, height)

    def place_leaf(self, node, proposal, x, y, width, height):
        pass

    def place_in(self, node, offer, alignment, x, y, width, height):
        inner = self.size(node, offer)
        self.spills = self.spills or inner[0] > width + 0.5 or inner[1] > height + 0.5
        self.place(node, offer, x + (width - inner[0]) * alignment[0], y + (height - inner[1]) * alignment[1])

    def place_padding(self, node, proposal, x, y, width, height):
        top, right, bottom, left = node.values["edges"]
        self.place(node.children[0], (less(proposal[0], left + right), less(proposal[1], top + bottom)), x + left, y + top)

    def place_frame(self, node, proposal, x, y, width, height):
        self.place_in(node.children[0], self.offer_frame(node, proposal), node.values["alignment"], x, y, width, height)

    def place_flexible(self, node, proposal, x, y, width, height):
        self.place_in(
            node.children[0], self.offer_flexible(node, proposal), node.values["alignment"], x, y, width, height)

    def place_layers(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)
        self.place_in(node.children[1], (width, height), node.values["alignment"], x, y, width, height)

    def place_aspect(self, node, proposal, x, y, width, height):
        self.place(node.children[0], self.offer_aspect(node, proposal), x, y)

    def place_fixed(self, node, proposal, x, y, width, height):
        self.place(node.children[0], self.offer_fixed(node, proposal), x, y)

    def place_priority(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)

    def place_depth(self, node, proposal, x, y, width, height):
        if is_wider(width, proposal):
            proposal = (width, proposal[1])
        for child in node.children:
            self.place_in(child, proposal, node.values["alignment"], x, y, width, height)

    def place_stack(self, node, proposal, x, y, width, height):
        axis = node.values["axis"]
        if axis == 1 and is_wider(width, proposal):
            proposal = (width, proposal[1])
        room = proposal[axis]
        self.spills = self.spills or room is not None and (width, height)[axis] > room + 0.5
        for child, offer in zip(node.children, self.divide(node, proposal)):
            size = self.size(child, offer)
            if axis == 0:
                self.place(child, offer, x, y + (height - size[1]) * node.values["alignment"])
            else:
                self.place(child, offer, x + (width - size[0]) * node.values["alignment"], y)
            step = size[axis] + node.values["spacing"]
            x, y = (x + step, y) if axis == 0 else (x, y + step)


def is_wider(width, proposal):
    """True where a stack is wider than it is offered: see "views-beside-what-is-wider"."""
    return proposal[0] is not None and width > proposal[0] + 0.01


def in_order(bounds, room):
    """The views of a row in the order in which CSS gives them their share: see "shares-by-width". `bounds` has the least and
    the greatest width of each, `room` is what they share."""
    rest = dict(bounds)
    while rest:
        part = max(room / len(rest), 0)
        lacking = {i: least - part for i, (least, _) in rest.items() if least > part}
        spare = {i: part - most for i, (_, most) in rest.items() if most < part}
        chosen = list(rest)
        if sum(lacking.values()) > sum(spare.values()):
            chosen = list(lacking)
        elif spare:
            chosen = list(spare)
        for i in chosen:
            least, most = rest.pop(i)
            room -= min(max(part, least), most)
            yield i


def less(length, room):
    return None if length is None else max(length - room, 0)


def edge(node, axis):
    """The padding that the element of a view has along an axis."""
    if node.kind in ("fixed", "priority") or node.kind == "layers" and node.values.get("paint"):
        return edge(node.children[0], axis)
    if node.kind != "padding":
        return 0
    top, right, bottom, left = node.values["edges"]
    return left + right if axis == 0 else top + bottom


def priority(node):
    """Spacers choose last of all."""
    if node.kind == "spacer":
        return -INFINITE
    while node.kind in ("padding", "frame", "flexible", "layers", "aspect", "fixed"):
        node = node.children[0]
    return node.values["priority"] if node.kind == "priority" else 0
