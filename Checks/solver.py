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
        "a picture that fills takes the room it is offered, and is cut there; SwiftUI's is larger unless it is clipped. In a frame "
        "of a width it is at least as high as its ratio tells, as SwiftUI's",
    "shares-by-width":
        "a stack asks the view first that is shortest, or cannot be as short as an equal share; SwiftUI the least flexible one, "
        "which is another where a view has a least length and may be longer: CSS cannot ask it before the others",
    "shares-of-grids":
        "the columns of a Grid that has too little room begin with what they cannot lose and share the rest equally: how SwiftUI "
        "does it is not documented",
    "views-beside-what-is-wider":
        "where one view makes its stack or column wider than it is offered, the others have that width; SwiftUI still offers them "
        "less: CSS offers the width that the stack has",
    "views-beside-what-is-higher":
        "where one view makes its row higher than the row is offered, the others have that height; SwiftUI still offers them "
        "less: CSS stretches views to the height that the row has",
    "padding-before-shares":
        "a stack gives each view its padding, then divides the rest; SwiftUI divides first: CSS grows views from what they cannot lose",
    "guides-in-the-middle":
        "a stack that aligns its views by their middles makes room for a guide that stands elsewhere at both sides; SwiftUI's is "
        "as large as its views need: CSS centres what it cannot measure",
    "guides-take-room":
        "a view that a guide moves is offered what that leaves of the stack; SwiftUI offers it all, and the stack becomes larger: "
        "the guide is a margin in CSS, so that the page stays as wide as the window",
    "texts-stay-whole":
        "a text keeps its lines in a stack that is too low, and SwiftUI cuts some off: CSS cuts the text that stands alone, or in a "
        "row, in a frame of a height of its own, as its height is known there",
    "pages-scroll":
        "a page that is wider or higher than the window begins at the edge of the window, and scrolls, as a scroll view does that is "
        "wider than its place; SwiftUI's is in the middle, and cut at both sides",
    "ideal-sizes":
        "stacks with `fixedSize` or a ratio of their own are not tried: CSS knows no ideal size of a shape in them",
}

# Where the layout of a page is not known, or not as SwiftUI's without a rule that could be solved: such a layout is left out of
# the comparison, and counted.
LEFT_OUT = {
    "gaps-in-crowded-rows":
        "a view of a row or Grid that has neither frames, pictures nor fixed texts may become narrower than the gaps, the padding "
        "and the lines in it, which are wider than its share only where no letter has room",
    "guides-in-crowded-rows":
        "the room for guides in a view of a crowded row counts twice, or not at all: CSS grows the view from nothing or from its "
        "padding, and does not ask what is in it",
    "guides-without-room":
        "a guide beside a view that takes all width makes its stack wider each time that it is asked, a text with a guide is not narrower "
        "than its longest word, and a guide far outside of its view takes the room between them",
    "fixed-texts-in-rows":
        "a row, Grid or ZStack that holds a fixed text beside others may be narrower than the text: with the least width of the text CSS "
        "would keep it as wide as all words in it",
    "capped-beside-fixed":
        "a view of a row that holds a fixed text and a frame of a greatest width does not become narrower than the frame: CSS "
        "does not count the shares of frames when it finds the least width of a view",
    "rows-in-low-frames":
        "a row or ZStack that takes all height and holds what is higher than its frame, or a column with a background, is as high as the frame, and its content "
        "spills from there; SwiftUI places the whole row by the alignment: CSS stretches it, so that texts in it end after a whole line",
    "low-frames":
        "a frame of a least height grows with its content, one of a greatest height or of all height is as high as there is room and its "
        "content spills; SwiftUI cuts lines off the texts in them: CSS cuts a text only where it knows the height",
    "texts-cut":
        "a text in a column that takes all height of a frame ends at the end of its share, SwiftUI's after its last whole line: "
        "CSS does not shrink by lines",
    "insets-without-room":
        "an inset that takes all width leaves nothing to its content in SwiftUI, and shares the width with the gap on a page; one below "
        "what is wider than the window keeps to the window there",
    "pictures-stay-seen":
        "a picture that takes what room there is in a column is at least 44 points high, one of a fixed width as high as its ratio "
        "tells, and a divider in a row 10: a page that scrolls has no height to offer them",
    "pictures-fit-the-width":
        "a picture that fits is as wide as it is offered, SwiftUI's is smaller where it would be too high: a page that scrolls "
        "has no height to offer it",
    "shapes-that-fit-in-layers":
        "a shape that keeps its ratio in a layer, or a picture that does and has padding or a layer itself, is as wide as the layer, "
        "also where it is higher then",
    "padded-caps":
        "a frame of a greatest height that has less room gives way neither for padding around it, nor for views of a higher priority",
    "crowded-grids":
        "a column of a Grid with columns that take all width gets what it wants before them, or no more than its part: how SwiftUI shares "
        "is not documented",
    "wider-than-its-list":
        "a row of a list that is too wide begins at the edge of the list and spills, SwiftUI's stands in its middle",
    "scrolls-with-the-page":
        "a list or scroll view that is higher than its place scrolls with the page, which becomes higher",
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
    """Sizes and places views. `measure(words, style)` gives the widths of words, of a blank, and the height of a line; `slack` is how
    much wider than its line a word may be."""

    def __init__(self, measure, slack=0.01):
        self.measure = measure
        self.slack = slack
        self.boxes = {}
        self.known = {}
        # Why the layout is left out of the comparison: keys of `LEFT_OUT`.
        self.reasons = set()
        # The stacks that are wider than they are offered, and whether one becomes wider without end.
        self.widening = set()
        self.endless = False
        # The texts that stand alone in a frame of a height of its own, and those in columns that take all height of a frame: pages
        # cut them after a whole line.
        self.low = set()
        self.shrinking = set()

    def solve(self, root, x, y, width, height):
        """Places a root in the middle of a room; gives the boxes of what is seen, by mark."""
        self.boxes = {}
        self.known = {}
        self.find_cut(root, False)
        size = self.size(root, (width, height))
        self.leave_out("guides-without-room", self.endless)
        self.leave_out("fixed-texts-in-rows", size[0] > width + 0.5 and holds_fixed(root) and not is_column(root))
        self.leave_out("guides-without-room", size[0] > width + 0.5 and holds_guides(root))
        # See "pages-scroll".
        self.place(root, (width, height), x + max((width - size[0]) / 2, 0), y + max((height - size[1]) / 2, 0))
        return self.boxes

    def find_cut(self, node, is_framed):
        """Finds the texts of which a page may show fewer lines than they have."""
        if is_low(node):
            self.low.add(id(own_text(node.children[0])))
            if node.children[0].kind == "stack" and node.children[0].values["axis"] == 0 and 1 in growing(node.children[0], None):
                self.low.update(id(own_text(child)) for child in node.children[0].children)
        if node.kind == "stack" and node.values["axis"] == 1 and is_framed and 1 in growing(node, None):
            for child in node.children:
                while child.kind in ("padding", "layers", "priority", "guide", "unsafe"):
                    child = child.children[0]
                self.shrinking.add(id(child))
        for child in node.children:
            self.find_cut(child, is_framed or node.kind in ("frame", "flexible"))

    def shrinks(self, node):
        """True where a text in a view may show fewer lines than it has."""
        return id(node) in self.shrinking or any(map(self.shrinks, node.children))

    def leave_out(self, reason, applies):
        """Leaves the layout out of the comparison where a reason applies, one of `LEFT_OUT`."""
        if applies and LEFT_OUT[reason]:
            self.reasons.add(reason)

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
        if width is None or width >= whole - self.slack:
            return (whole, line)
        lines, at = 1, 0
        for word in widths:
            if at and at + blank + word > width + self.slack:
                lines, at = lines + 1, word
            else:
                at = at + blank + word if at else word
        if id(node) in self.low:
            lines = min(lines, shown(height, line))
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
        width, height = (given if length is None else length for length, given in zip(fixed, proposal))
        if fixed[0] is not None and fixed[1] is None and height is not None and is_filling(node.children[0]):
            # See "pictures-that-fill-are-cut".
            height = max(height, width * 90 / 120)
        return (width, height)

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

    def size_guide(self, node, proposal):
        return self.size(node.children[0], proposal)

    def size_scroll(self, node, proposal):
        inner = self.size(node.children[0], self.offer_scroll(node, proposal))
        axis = node.values["axis"]
        if axis == 1 and proposal[0] is not None:
            # See "pages-scroll".
            inner = (min(inner[0], proposal[0]), inner[1])
        return tuple(
            length if i == axis and length is not None else inside
            for i, (length, inside) in enumerate(zip(proposal, inner)))

    def offer_scroll(self, node, proposal):
        return tuple(None if i == node.values["axis"] else length for i, length in enumerate(proposal))

    def size_list(self, node, proposal):
        return tuple(length or 0 for length in proposal)

    def size_inset(self, node, proposal):
        whole = list(self.size(node.children[0], self.offer_inset(node, proposal)))
        inset = self.size(node.children[1], proposal)
        axis = node.values["axis"]
        whole[axis] += inset[axis] + node.values["spacing"]
        whole[1 - axis] = max(whole[1 - axis], inset[1 - axis])
        return tuple(whole)

    def offer_inset(self, node, proposal):
        room = self.size(node.children[1], proposal)[node.values["axis"]] + node.values["spacing"]
        return tuple(less(length, room) if i == node.values["axis"] else length for i, length in enumerate(proposal))

    def size_lazy(self, node, proposal):
        widths = self.columns(node, proposal[0])
        heights = self.lazy_heights(node, widths)
        across, down = node.values["spacing"]
        return (sum(widths) + across * (len(widths) - 1), sum(heights) + down * max(len(heights) - 1, 0))

    def columns(self, node, width):
        """The widths of a lazy grid's columns: fixed ones first, then each flexible one its share, in order."""
        spacing = node.values["spacing"][0]
        tracks = node.values["columns"]
        if tracks[0][0] == "adaptive":
            count = max(int((width + spacing) / (tracks[0][1] + spacing)), 1)
            return [max((width - spacing * (count - 1)) / count, tracks[0][1])] * count
        rest = width - spacing * (len(tracks) - 1) - sum(track[1] for track in tracks if track[0] == "fixed")
        flexible = sum(track[0] == "flexible" for track in tracks)
        widths = []
        for track in tracks:
            if track[0] == "fixed":
                widths.append(track[1])
                continue
            share = min(max(rest / flexible, track[1]), track[2])
            rest, flexible = rest - share, flexible - 1
            widths.append(share)
        return widths

    def lazy_heights(self, node, widths):
        count = len(widths)
        return [
            max(self.size(cell, (width, None))[1] for cell, width in zip(node.children[first:first + count], widths))
            for first in range(0, len(node.children), count)]

    def size_grid(self, node, proposal):
        _, widths, heights = self.tracks(node, proposal)
        across, down = node.values["spacing"]
        return (sum(widths) + across * (len(widths) - 1), sum(heights) + down * (len(heights) - 1))

    def tracks(self, node, proposal):
        """What a grid of rows offers its columns, their widths, and the heights of its rows. Columns share as the views of a
        row do where some take all width; see "shares-of-grids" for others."""
        rows = node.children
        count = max(len(row.children) for row in rows)
        columns = [[row.children[i] for row in rows if i < len(row.children)] for i in range(count)]

        def widest(cells, width):
            return max(self.size(cell, (width, None))[0] for cell in cells)

        offers = [proposal[0]] * count
        if proposal[0] is not None and proposal[0] != INFINITE:
            room = proposal[0] - node.values["spacing"][0] * (count - 1)
            bounds = {i: (widest(cells, 0), widest(cells, INFINITE)) for i, cells in enumerate(columns)}
            if INFINITE not in (most for _, most in bounds.values()):
                # See "shares-of-grids".
                bounds = {
                    i: (max(edge(cell, 0) if is_squeezed(cell) else self.size(cell, (0, None))[0] for cell in columns[i]), most)
                    for i, (_, most) in bounds.items()}
                offers = [least for least, _ in bounds.values()]
                room -= sum(offers)
                for i in sorted(bounds, key=lambda i: bounds[i][1] - bounds[i][0]):
                    part = max(min(room / len(bounds), bounds[i][1] - bounds[i][0]), 0)
                    offers[i] += part
                    room -= part
                    del bounds[i]
                bounds = {}
            for i in in_order(bounds, room):
                offers[i] = max(room / len(bounds), 0)
                chosen = widest(columns[i], offers[i])
                room -= chosen
                del bounds[i]
        widths = [widest(cells, offer) for cells, offer in zip(columns, offers)]
        # See "views-beside-what-is-wider".
        offers = [offer if offer is None else max(offer, width) for offer, width in zip(offers, widths)]
        heights = [
            max(self.size(cell, (offer, None))[1] for cell, offer in zip(row.children, offers)) for row in rows]
        return offers, widths, heights

    def wanted(self, node):
        """The greatest widths of the columns of a grid."""
        rows = node.children
        return [
            max(self.size(row.children[i], (INFINITE, None))[0] for row in rows if i < len(row.children))
            for i in range(max(len(row.children) for row in rows))]

    def size_fixed(self, node, proposal):
        return self.size(node.children[0], self.offer_fixed(node, proposal))

    def offer_fixed(self, node, proposal):
        return tuple(None if fixed else length for fixed, length in zip(node.values["axes"], proposal))

    def size_unsafe(self, node, proposal):
        """A page has no edges that are kept free."""
        return self.size(node.children[0], proposal)

    def size_priority(self, node, proposal):
        return self.size(node.children[0], proposal)

    def size_depth(self, node, proposal):
        sizes = [self.size(child, proposal) for child in node.children]
        width = max(size[0] for size in sizes)
        if is_wider(width, proposal):
            return self.widened(node, width, proposal)
        return (width, max(size[1] for size in sizes))

    def size_stack(self, node, proposal):
        offers = self.divide(node, proposal)
        axis = node.values["axis"]
        sizes = [self.size(child, offer) for child, offer in zip(node.children, offers)]
        along = sum(size[axis] for size in sizes) + node.values["spacing"] * (len(sizes) - 1)
        if proposal[1 - axis] is None:
            across = self.across(node, proposal)
            # A stack that is proposed no length across offers its views that of the largest: what makes buttons of a stack
            # with `fixedSize` equally wide ("How to make two views the same width or height", hackingwithswift.com).
            return self.size(node, (proposal[0], across) if axis == 0 else (across, proposal[1]))
        across = span(node, sizes)
        if axis == 1 and is_wider(across, proposal):
            return self.widened(node, across, proposal)
        return (along, across) if axis == 0 else (across, along)

    def across(self, node, proposal):
        """The length of a stack's largest view across it."""
        offers = self.divide(node, proposal)
        return span(node, [self.size(child, offer) for child, offer in zip(node.children, offers)])

    def widened(self, node, width, proposal):
        """The size of a stack that one of its views makes wider than it is offered."""
        if id(node) in self.widening:
            # A guide makes a view that takes all width wider each time.
            self.endless = True
            return (width, proposal[1] or 0)
        self.widening.add(id(node))
        size = self.size(node, (width, proposal[1]))
        self.widening.discard(id(node))
        return size

    def divide(self, node, proposal):
        """What a stack proposes to each of its views."""
        axis = node.values["axis"]
        length = proposal[axis]
        across = proposal[1 - axis]

        # See "guides-take-room".
        shifts = [0] * len(node.children) if across in (None, INFINITE) else shifted(node)

        def offer(part, i):
            side = less(across, shifts[i])
            return (part, side) if axis == 0 else (side, part)

        count = len(node.children)
        if length is None or length == INFINITE:
            return [offer(length, i) for i in range(count)]
        rest = length - node.values["spacing"] * (count - 1)
        least = [self.size(child, offer(0, i))[axis] for i, child in enumerate(node.children)]
        most = [self.size(child, offer(INFINITE, i))[axis] for i, child in enumerate(node.children)]
        priorities = [priority(child) for child in node.children]
        offers = [None] * count
        for group in sorted(set(priorities), reverse=True):
            members = [i for i in range(count) if priorities[i] == group]
            later = sum(least[i] for i in range(count) if priorities[i] < group)
            edges = {i: edge(node.children[i], axis) for i in members}
            room = rest - later - sum(edges.values())
            bounds = {i: (least[i] - edges[i], most[i] - edges[i]) for i in members}
            for i in in_order(bounds, room):
                part = max(room / len(bounds), 0)
                offers[i] = offer(part + edges[i], i)
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

    def place_text(self, node, proposal, x, y, width, height):
        self.leave_out("texts-cut", id(node) in self.shrinking and proposal[1] is not None and proposal[1] < height - 0.5)

    def place_leaf(self, node, proposal, x, y, width, height):
        pass

    def holds_fixed_by(self, node, width):
        """True for a view with a fixed text and other words that are wider than its room."""
        inside = list(seen_across(node))
        fixed = [inner for inner in inside if inner.kind == "fixed" and inner.values["axes"][0]]
        texts = {id(text) for inner in fixed for text in seen_across(inner)}
        return bool(fixed) and any(
            inner.kind == "text" and id(inner) not in texts
            and max(self.measure(inner.values["words"], inner.values["style"])[0]) > width for inner in inside)

    def place_in(self, node, offer, alignment, x, y, width, height, is_bound=False, is_limit=False):
        inner = self.size(node, offer)
        self.leave_out("pictures-fit-the-width", is_bound and fits(node) and offer[0] is not None and inner[0] < offer[0] - 0.5)
        view = node
        while view.kind in ("layers", "guide", "priority", "unsafe", "padding"):
            view = view.children[0]
        is_across = view.kind == "depth" or view.kind == "stack" and view.values["axis"] == 0
        is_painted = node is not view and view.kind == "stack"
        self.leave_out("rows-in-low-frames", (is_across or is_painted) and inner[1] > height + 0.5 and 1 in growing(view, None))
        self.leave_out("low-frames", inner[1] > height + 0.5 and (is_limit or view.kind == "flexible"))
        is_wide = inner[0] > width + 0.5
        self.leave_out("gaps-in-crowded-rows", is_wide and is_squeezed(node))
        self.leave_out("fixed-texts-in-rows", is_wide and (holds_fixed_beside(node) or self.holds_fixed_by(node, width)))
        self.place(node, offer, x + (width - inner[0]) * alignment[0], y + (height - inner[1]) * alignment[1])

    def is_word_wider(self, node, width):
        """True for a text with a guide, and a word that is wider than its room."""
        text = node
        while text.kind in ("guide", "padding"):
            text = text.children[0]
        return node.kind == "guide" and text.kind == "text" and width is not None and (
            max(self.measure(text.values["words"], text.values["style"])[0]) > width - edge(node, 0))

    def place_padding(self, node, proposal, x, y, width, height):
        top, right, bottom, left = node.values["edges"]
        child = node.children[0]
        is_capped = child.kind == "flexible" and child.values["most"][1] not in (None, INFINITE)
        self.leave_out("padded-caps", is_capped and height - top - bottom < child.values["most"][1])
        self.place(node.children[0], (less(proposal[0], left + right), less(proposal[1], top + bottom)), x + left, y + top)

    def place_frame(self, node, proposal, x, y, width, height):
        self.place_in(
            node.children[0], self.offer_frame(node, proposal), node.values["alignment"], x, y, width, height,
            is_bound=node.values["height"] is None)

    def place_flexible(self, node, proposal, x, y, width, height):
        self.place_in(
            node.children[0], self.offer_flexible(node, proposal), node.values["alignment"], x, y, width, height,
            is_bound=True, is_limit=True)

    def place_layers(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)
        layer = node.children[1]
        while layer.kind in ("padding", "layers", "priority"):
            layer = layer.children[0]
        self.leave_out("pictures-stay-seen", layer.kind == "frame" and is_filling(layer.children[0]) and layer.values["height"] is None)
        self.leave_out("shapes-that-fit-in-layers", keeps_ratio(node.children[1], width, height))
        self.place_in(node.children[1], (width, height), node.values["alignment"], x, y, width, height)

    def place_aspect(self, node, proposal, x, y, width, height):
        self.place(node.children[0], self.offer_aspect(node, proposal), x, y)

    def place_guide(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)

    def place_scroll(self, node, proposal, x, y, width, height):
        child, offer = node.children[0], self.offer_scroll(node, proposal)
        inner = self.size(child, offer)
        if node.values["axis"] == 1:
            self.leave_out("fixed-texts-in-rows", inner[0] > width + 0.5 and holds_fixed(child) and not is_column(child))
            self.leave_out("scrolls-with-the-page", inner[1] > height + 0.5 and not node.values["framed"])
            return self.place(child, offer, x + max((width - inner[0]) / 2, 0), y)
        self.place(child, offer, x, y)

    def place_list(self, node, proposal, x, y, width, height):
        """Margins and least heights are those of the theme."""
        top, edge, bottom = (0, 0, 0) if node.values["plain"] else (8, 16, 28)
        start = y
        y += top
        for row in node.children:
            offer = (width - 2 * edge - 32, None)
            inner = self.size(row, offer)
            self.leave_out("wider-than-its-list", inner[0] > offer[0] + 0.5)
            across = max(inner[1] + 22, 44)
            self.place(row, offer, x + edge + 16, y + (across - inner[1]) / 2)
            y += across
        self.leave_out("scrolls-with-the-page", y + bottom - start > height + 0.5)

    def place_inset(self, node, proposal, x, y, width, height):
        content, inset = node.children
        axis = node.values["axis"]
        size = self.size(inset, proposal)
        offer = self.offer_inset(node, proposal)
        inner = self.size(content, offer)
        self.leave_out("insets-without-room", offer[axis] == 0 or (width, height)[1 - axis] > proposal[1 - axis] + 0.5)
        step = size[axis] if node.values["first"] else inner[axis]
        places = [0, step + node.values["spacing"]]
        for view, part, own in (inset, proposal, size), (content, offer, inner):
            along = places[(view is inset) != node.values["first"]]
            side = ((width, height)[1 - axis] - own[1 - axis]) / 2
            self.place(view, part, x + (along if axis == 0 else side), y + (side if axis == 0 else along))

    def place_lazy(self, node, proposal, x, y, width, height):
        widths = self.columns(node, proposal[0])
        across, down = node.values["spacing"]
        top = y
        for row, line in enumerate(self.lazy_heights(node, widths)):
            left = x
            for cell, column in zip(node.children[row * len(widths):], widths):
                self.place_in(cell, (column, None), (0.5, 0.5), left, top, column, line)
                left += column + across
            top += line + down

    def place_grid(self, node, proposal, x, y, width, height):
        offers, widths, heights = self.tracks(node, proposal)
        if proposal[0] is not None:
            wanted = self.wanted(node)
            self.leave_out("crowded-grids", INFINITE in wanted and any(
                most != INFINITE and chosen < most - 0.5 for chosen, most in zip(widths, wanted)))
        across, down = node.values["spacing"]
        top = y
        for row, line in zip(node.children, heights):
            left = x
            for cell, offer, column in zip(row.children, offers, widths):
                least = self.size(cell, (0, None))[0]
                self.leave_out("gaps-in-crowded-rows", is_squeezed(cell) and max(edge(cell, 0), column - 0.5) < least)
                self.place_in(cell, (offer, None), node.values["alignment"], left, top, column, line)
                left += column + across
            top += line + down

    def place_fixed(self, node, proposal, x, y, width, height):
        self.place(node.children[0], self.offer_fixed(node, proposal), x, y)

    def place_unsafe(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)

    def place_priority(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)

    def place_depth(self, node, proposal, x, y, width, height):
        if is_wider(width, proposal):
            proposal = (width, proposal[1])
        # See "views-beside-what-is-higher".
        proposal = (proposal[0], max(height, proposal[1] or 0))
        for child in node.children:
            self.leave_out("pictures-fit-the-width", fits(child) and proposal[0] is not None and (
                self.size(child, proposal)[0] < proposal[0] - 0.5))
            self.place_in(child, proposal, node.values["alignment"], x, y, width, height)

    def place_stack(self, node, proposal, x, y, width, height):
        axis = node.values["axis"]
        if axis == 1 and is_wider(width, proposal):
            self.leave_out("guides-without-room", is_guided(node))
            proposal = (width, proposal[1])
        if axis == 0 and proposal[1] is not None and not is_guided(node):
            # See "views-beside-what-is-higher".
            self.leave_out("texts-cut", height > proposal[1] + 0.5 and self.shrinks(node))
            proposal = (proposal[0], max(height, proposal[1]))
        if proposal[1 - axis] is None:
            across = self.across(node, proposal)
            proposal = (proposal[0], across) if axis == 0 else (across, proposal[1])
        room = proposal[axis]
        offers = self.divide(node, proposal)
        if axis == 0 and room is not None:
            for child, offer in zip(node.children, offers):
                least = self.size(child, (0, offer[1]))[0]
                most = self.size(child, (INFINITE, offer[1]))[0]
                is_led = len(set(map(priority, node.children)) - {-INFINITE}) > 1
                self.leave_out("fixed-texts-in-rows", (least > offer[0] or is_led) and holds_fixed_beside(child))
                self.leave_out("fixed-texts-in-rows", self.holds_fixed_by(child, offer[0]))
                self.leave_out("gaps-in-crowded-rows", least > offer[0] and is_squeezed(child))
                self.leave_out("guides-in-crowded-rows", most > offer[0] and holds_guides(child))
                self.leave_out("capped-beside-fixed", is_capped_beside_fixed(child))
        sizes = [self.size(child, offer) for child, offer in zip(node.children, offers)]
        guides = guided(node, sizes)
        line = (width, height)[1 - axis] / 2 if node.values["alignment"] == 0.5 else max(guides)
        for child, offer, size, guide in zip(node.children, offers, sizes, guides):
            self.leave_out("pictures-fit-the-width", fits(child) and offer[0] is not None and size[0] < offer[0] - 0.5)
            self.leave_out("pictures-fit-the-width", axis == 1 and fits(child) and offer[1] is not None and size[1] > offer[1] + 0.5)
            self.leave_out("padded-caps", axis == 1 and is_capped_down(child, INFINITE if priority(child) else offer[1]))
            self.leave_out("pictures-stay-seen", axis == 1 and size[1] < least_height(child, size[0]))
            shift = line - guide
            self.leave_out("guides-without-room", axis == 1 and self.is_word_wider(child, offer[0]))
            self.leave_out("guides-without-room", abs(points(child)) > size[1 - axis])
            if axis == 0:
                self.place(child, offer, x, y + shift)
            else:
                self.place(child, offer, x + shift, y)
            step = size[axis] + node.values["spacing"]
            x, y = (x + step, y) if axis == 0 else (x, y + step)


def own_text(node):
    """The text whose element shows a view; the view itself where it has another."""
    while node.kind in ("priority", "guide", "unsafe") or node.kind == "layers" and node.values.get("paint"):
        node = node.children[0]
    return node


def is_low(node):
    """True for a frame of a height of its own."""
    if node.kind == "flexible":
        return node.values["most"][1] not in (None, INFINITE)
    return node.kind == "frame" and node.values["height"] is not None


def growing(node, axis):
    """The axes along which a page knows that a view takes all room, in a stack along an axis."""
    values = node.values
    if node.kind in ("shape", "list") or node.kind == "image" and values["resizable"]:
        return {0, 1}
    if node.kind in ("spacer", "divider"):
        return {values["axis"] if node.kind == "spacer" else 1 - values["axis"]}
    if node.kind == "stack":
        return set().union(*(growing(child, values["axis"]) for child in node.children))
    inner = set().union(*(growing(child, axis) for child in node.children[:1 if node.kind == "layers" else None]))
    if node.kind == "frame":
        return inner - {i for i, side in enumerate(("width", "height")) if values[side] is not None}
    if node.kind == "flexible":
        for i, most in enumerate(values["most"]):
            if most is not None:
                inner = inner | {i} if most == INFINITE else inner - {i}
    elif node.kind == "fixed":
        inner = {i for i in inner if not values["axes"][i]}
    elif node.kind == "aspect" and not values["fill"] and 0 in inner:
        inner = {0}
    elif node.kind == "scroll":
        inner = inner | {values["axis"]}
    elif node.kind == "lazy":
        inner = inner - {1} | {0}
    return inner


def shown(height, line):
    """How many lines of a text there is room for: one at least."""
    return max(int((height + 0.01) / line), 1) if height not in (None, INFINITE) else INFINITE


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


def is_guided(stack):
    """True where a view of a stack has a guide of its own."""
    return any(child.kind == "guide" for child in stack.children)


def span(stack, sizes):
    """The length of a stack across, of which the sizes of its views are known."""
    across = max(size[1 - stack.values["axis"]] for size in sizes)
    if not is_guided(stack) or across == INFINITE:
        return across
    before = max(guided(stack, sizes))
    after = max(behind(stack, child, size) for child, size in zip(stack.children, sizes))
    # See "guides-in-the-middle".
    return 2 * max(before, after) if stack.values["alignment"] == 0.5 else before + after


def shifted(stack):
    """How much of the room across a stack guides take from each of its views: see "guides-take-room"."""
    shifts = [points(child) for child in stack.children]
    if stack.values["alignment"] == 0.5:
        return [2 * abs(shift) for shift in shifts]
    if stack.values["alignment"] == 1:
        return [shift - min(shifts) for shift in shifts]
    return [max(shifts) - shift for shift in shifts]


def guided(stack, sizes):
    """How far before the line, by which a stack aligns its views, each of them begins."""
    axis, usual = 1 - stack.values["axis"], stack.values["alignment"]
    return [size[axis] * usual + points(child) for child, size in zip(stack.children, sizes)]


def behind(stack, child, size):
    """How far behind the line of its stack a view ends."""
    axis, usual = 1 - stack.values["axis"], stack.values["alignment"]
    return size[axis] * (1 - usual) - points(child)


def points(child):
    """How far the guide of a view stands from the usual one."""
    return child.values["points"] if child.kind == "guide" else 0


def is_filling(node):
    """True for a picture that fills."""
    return node.kind == "aspect" and node.values["fill"] and node.children[0].kind == "image"


def fits(node):
    """True for a picture that is as large as there is room, and for a stack with one."""
    while node.kind in ("padding", "layers", "priority", "guide", "unsafe"):
        node = node.children[0]
    if node.kind in ("stack", "depth"):
        return any(map(fits, node.children))
    return node.kind == "aspect" and node.values["ratio"] is None and not node.values["fill"]


def least_height(node, width):
    """How high a picture, or a row with a divider, stays in a column: see "pictures-stay-seen"."""
    is_framed = False
    while node.kind in ("padding", "layers", "priority", "guide", "unsafe", "frame"):
        if node.kind == "frame":
            if node.values["height"] is not None:
                return 0
            is_framed = True
        node = node.children[0]
    if node.kind == "stack" and node.values["axis"] == 0 and any(child.kind == "divider" for child in node.children):
        return 10
    if node.kind != "image" or not node.values["resizable"]:
        return 0
    return width * 90 / 120 if is_framed else 44


def is_capped_down(node, height):
    """True for a frame of a greatest height that has less room."""
    while node.kind in ("padding", "layers", "priority", "guide", "unsafe"):
        node = node.children[0]
    if node.kind == "stack":
        return any(is_capped_down(child, height) for child in node.children)
    most = node.values["most"][1] if node.kind == "flexible" else None
    return most not in (None, INFINITE) and (height == INFINITE or height is not None and height < most - 0.5)


def keeps_ratio(node, width, height):
    """True for a shape, or a picture with padding or a layer, that fits a room by its height."""
    if node.kind in ("layers", "padding") and fits(node):
        return less(width, edge(node, 0)) * 90 / 120 > less(height, edge(node, 1))
    while node.kind in ("padding", "layers", "priority", "flexible", "frame"):
        if node.kind == "frame" and node.values["width"] is not None:
            return False
        node = node.children[0]
    return node.kind == "aspect" and node.values["ratio"] is not None and width / node.values["ratio"] > height


def less(length, room):
    return None if length is None else max(length - room, 0)


def edge(node, axis, is_painted=False):
    """The padding that the element of a view has along an axis: see "padding-before-shares"."""
    if node.kind == "stack" and node.values["axis"] == 1 - axis and (axis == 1 or is_squeezed(node)):
        # Around the room for guides other modifiers have an element.
        shifts = [points(child) for child in node.children]
        return max({0: max(shifts), 1: -min(shifts)}.get(node.values["alignment"], 0), 0)
    if node.kind in ("fixed", "priority", "guide", "unsafe"):
        return 0 if node.children[0].kind == "stack" else edge(node.children[0], axis, is_painted)
    if node.kind == "layers" and node.values.get("paint"):
        # Of two backgrounds each has an element.
        return 0 if is_painted or node.children[0].kind == "stack" else edge(node.children[0], axis, True)
    if node.kind != "padding":
        return 0
    top, right, bottom, left = node.values["edges"]
    return left + right if axis == 0 else top + bottom


def holds_guides(node):
    """True for a view with a stack in it that makes room for guides."""
    if node.kind == "frame" and node.values["width"] is not None:
        return False
    is_across = node.kind == "stack" and node.values["axis"] == 1
    return is_across and is_guided(node) or any(map(holds_guides, node.children[:1 if node.kind == "layers" else None]))


def seen_across(node):
    """A view, and those in it that make it wider: none behind a fixed width, and no layers."""
    yield node
    if node.kind == "frame" and node.values["width"] is not None:
        return
    for child in node.children[:1 if node.kind == "layers" else None]:
        yield from seen_across(child)


def holds_fixed(node):
    """True for a view that a fixed text makes wider."""
    return any(inner.kind == "fixed" and inner.values["axes"][0] for inner in seen_across(node))


def is_squeezed(node):
    """True for a view of which a page does not know how narrow it may become: see "gaps-in-crowded-rows"."""
    return node.kind != "divider" and not any(
        inner.kind == "frame" and inner.values["width"] is not None or inner.kind == "priority"
        or inner.kind == "image" and not inner.values["resizable"] or inner.kind == "fixed" and inner.values["axes"][0]
        or inner.kind == "flexible" and inner.values["least"][0] is not None for inner in seen_across(node))


def is_capped_beside_fixed(node):
    """True for a view with a fixed text and a frame of a greatest width: see "capped-beside-fixed"."""
    return holds_fixed(node) and any(
        inner.kind == "flexible" and inner.values["most"][0] not in (None, INFINITE) for inner in seen_across(node))


def is_column(node):
    """True for views below each other, or in layers, none beside words: a page is as wide as the fixed texts in them."""
    if node.kind == "fixed" and node.values["axes"][0]:
        return True
    if node.kind == "stack" and node.values["axis"] == 0 and len(node.children) > 1:
        return all(child.kind in ("shape", "image", "spacer", "divider", "fixed", "frame") for child in node.children)
    if node.kind in ("grid", "list", "lazy", "scroll", "inset") or node.kind == "flexible" and node.values["most"][0] not in (None, INFINITE):
        return False
    return all(map(is_column, node.children[:1 if node.kind == "layers" else None]))


def holds_fixed_beside(node, is_beside=False):
    """True for a view with a fixed text in a row or a ZStack: see "fixed-texts-in-rows"."""
    if node.kind == "fixed":
        return is_beside and node.values["axes"][0]
    if node.kind == "frame" and node.values["width"] is not None:
        return False
    is_layered = node.kind == "grid" or node.kind == "layers" and not node.values.get("paint") and node.children[0].kind != "fixed"
    is_row = is_layered or node.kind == "depth" or node.kind == "stack" and node.values["axis"] == 0 and len(node.children) > 1
    return any(holds_fixed_beside(child, is_beside or is_row) for child in node.children[:1 if node.kind == "layers" else None])


def priority(node):
    """Spacers choose last of all."""
    if node.kind == "spacer":
        return -INFINITE
    while node.kind in ("padding", "frame", "flexible", "layers", "aspect", "fixed", "guide"):
        node = node.children[0]
    return node.values["priority"] if node.kind == "priority" else 0
