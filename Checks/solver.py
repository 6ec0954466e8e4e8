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
    "views-beside-what-is-higher":
        "where one view makes its row higher than the row is offered, the others have that height; SwiftUI still offers them "
        "less: CSS stretches views to the height that the row has",
    "padding-before-shares":
        "a stack gives each view its padding, then divides the rest; SwiftUI divides first: CSS grows views from what they cannot lose",
    "what-spills":
        "what is larger than its frame, or than the height of its stack, is placed and cut as CSS does it; left out of the comparison",
    "fixed-texts-in-rows":
        "a row that holds a fixed text beside others, or a ZStack or layers around a stack with one, may be narrower than the text where it stands in "
        "another row: CSS would keep the row as wide as all words in it; left out of the comparison",
    "pictures-stay-seen":
        "a picture that takes what room there is in a column is at least 44 points high, one of a fixed width as high as its ratio "
        "tells: a page that scrolls has no height to offer it; left out of the comparison",
    "capped-beside-fixed":
        "a view of a row that holds a fixed text above or below a frame of a greatest width does not become narrower than the "
        "frame: CSS does not count the shares of frames when it finds the least width of a view; left out of the comparison",
    "gaps-in-crowded-rows":
        "a view of a row that has neither frames, pictures nor fixed texts may become narrower than the gaps, the padding "
        "and the lines in it, which are wider than its share only where no letter has room; left out of the comparison",
    "guides-in-crowded-rows":
        "the room that a stack makes for guides is its padding, of which a crowded row knows nothing; left out of the comparison",
    "shapes-that-fit-in-layers":
        "a shape that keeps its ratio in a layer is as wide as the layer, also where it is higher then; left out of the comparison",
    "padded-caps":
        "a frame of a greatest height that has less room does not give way for padding around it; left out of the comparison",
    "crowded-grids":
        "how a Grid shares less room than its columns want is not documented: left out of the comparison",
    "ideal-sizes":
        "stacks with `fixedSize` or a ratio of their own are not tried: CSS knows no ideal size of a shape in them",
    "guides-in-the-middle":
        "a stack that aligns its views by their middles makes room for a guide that stands elsewhere at both sides; SwiftUI's is "
        "as large as its views need: CSS centres what it cannot measure",
    "pages-grow":
        "a page scrolls where its content is higher than the window; SwiftUI cuts lines off its texts, and makes pictures that "
        "fit smaller than the width they are offered, which is left out",
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
        # True where a column of a grid is narrower than its views want.
        self.crowded = False
        # True where a view is larger than the room it has.
        self.spills = False
        # The stacks that are wider than they are offered, and whether one becomes wider without end.
        self.widening = set()
        self.endless = False
        # How many views that scroll across are around, and the marks of what stands in one.
        self.scrolling = 0
        self.hidden = set()

    def solve(self, root, x, y, width, height):
        """Places a root in the middle of a room; gives the boxes of what is seen, by mark."""
        self.boxes = {}
        self.known = {}
        size = self.size(root, (width, height))
        self.spills = self.endless or size[0] > width + 0.5
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

    def size_guide(self, node, proposal):
        return self.size(node.children[0], proposal)

    def size_scroll(self, node, proposal):
        inner = self.size(node.children[0], self.offer_scroll(node, proposal))
        axis = node.values["axis"]
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
            return [(width - spacing * (count - 1)) / count] * count
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
        row do: the least flexible first. How they share less than they want is not told anywhere: see "crowded-grids"."""
        rows = node.children
        count = max(len(row.children) for row in rows)
        columns = [[row.children[i] for row in rows if i < len(row.children)] for i in range(count)]

        def widest(cells, width):
            return max(self.size(cell, (width, None))[0] for cell in cells)

        offers = [proposal[0]] * count
        if proposal[0] is not None and proposal[0] != INFINITE:
            room = proposal[0] - node.values["spacing"][0] * (count - 1)
            bounds = {i: (widest(cells, 0), widest(cells, INFINITE)) for i, cells in enumerate(columns)}
            for i in in_order(bounds, room):
                offers[i] = max(room / len(bounds), 0)
                chosen = widest(columns[i], offers[i])
                self.crowded = self.crowded or bounds[i][1] != INFINITE and chosen < bounds[i][1] - 0.5
                room -= chosen
                del bounds[i]
        widths = [widest(cells, offer) for cells, offer in zip(columns, offers)]
        heights = [
            max(self.size(cell, (offer, None))[1] for cell, offer in zip(row.children, offers)) for row in rows]
        return offers, widths, heights

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
        across = max(size[1 - axis] for size in sizes)
        if proposal[1 - axis] is None:
            # A stack that is proposed no length across offers its views that of the largest: what makes buttons of a stack
            # with `fixedSize` equally wide ("How to make two views the same width or height", hackingwithswift.com).
            return self.size(node, (proposal[0], across) if axis == 0 else (across, proposal[1]))
        if is_guided(node) and across != INFINITE:
            before = max(guided(node, sizes))
            after = max(behind(node, child, size) for child, size in zip(node.children, sizes))
            # See "guides-in-the-middle".
            across = 2 * max(before, after) if node.values["alignment"] == 0.5 else before + after
        if axis == 1 and is_wider(across, proposal) and not is_guided(node):
            return self.widened(node, across, proposal)
        return (along, across) if axis == 0 else (across, along)

    def across(self, node, proposal):
        """The length of a stack's largest view across it."""
        axis = node.values["axis"]
        return max(self.size(child, offer)[1 - axis] for child, offer in zip(node.children, self.divide(node, proposal)))

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
                self.spills = self.spills or axis == 0 and (
                    least[i] > part + edges[i] and (
                        holds_fixed_beside(node.children[i]) or is_squeezed(node.children[i]))
                    or most[i] > part + edges[i] and holds_guides(node.children[i])
                    or is_capped_beside_fixed(node.children[i]))
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
            if self.scrolling:
                self.hidden.add(node.mark)
        getattr(self, "place_" + node.kind, self.place_leaf)(node, proposal, x, y, width, height)

    def place_leaf(self, node, proposal, x, y, width, height):
        pass

    def place_in(self, node, offer, alignment, x, y, width, height, is_bound=False):
        inner = self.size(node, offer)
        # See "pages-grow".
        self.spills = self.spills or is_bound and fits(node) and offer[0] is not None and inner[0] < offer[0] - 0.5
        self.spills = self.spills or inner[0] > width + 0.5 or inner[1] > height + 0.5
        self.place(node, offer, x + (width - inner[0]) * alignment[0], y + (height - inner[1]) * alignment[1])

    def place_padding(self, node, proposal, x, y, width, height):
        top, right, bottom, left = node.values["edges"]
        child = node.children[0]
        # See "padded-caps".
        is_capped = child.kind == "flexible" and child.values["most"][1] not in (None, INFINITE)
        self.spills = self.spills or is_capped and height - top - bottom < child.values["most"][1]
        self.place(node.children[0], (less(proposal[0], left + right), less(proposal[1], top + bottom)), x + left, y + top)

    def place_frame(self, node, proposal, x, y, width, height):
        self.place_in(
            node.children[0], self.offer_frame(node, proposal), node.values["alignment"], x, y, width, height,
            is_bound=node.values["height"] is None)

    def place_flexible(self, node, proposal, x, y, width, height):
        self.place_in(
            node.children[0], self.offer_flexible(node, proposal), node.values["alignment"], x, y, width, height, is_bound=True)

    def place_layers(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)
        # See "shapes-that-fit-in-layers".
        self.spills = self.spills or keeps_ratio(node.children[1], width, height)
        self.place_in(node.children[1], (width, height), node.values["alignment"], x, y, width, height)

    def place_aspect(self, node, proposal, x, y, width, height):
        self.place(node.children[0], self.offer_aspect(node, proposal), x, y)

    def place_guide(self, node, proposal, x, y, width, height):
        self.place(node.children[0], proposal, x, y)

    def place_scroll(self, node, proposal, x, y, width, height):
        child, offer = node.children[0], self.offer_scroll(node, proposal)
        inner = self.size(child, offer)
        if node.values["axis"] == 1:
            # See "pages-grow".
            self.spills = self.spills or inner[1] > height + 0.5 and not node.values["framed"]
            return self.place(child, offer, x + (width - inner[0]) / 2, y)
        self.scrolling += 1
        self.place(child, offer, x, y)
        self.scrolling -= 1

    def place_list(self, node, proposal, x, y, width, height):
        """Margins and least heights are those of the theme."""
        top, edge, bottom = (0, 0, 0) if node.values["plain"] else (8, 16, 28)
        start = y
        y += top
        for row in node.children:
            offer = (width - 2 * edge - 32, None)
            inner = self.size(row, offer)
            self.spills = self.spills or inner[0] > offer[0] + 0.5
            across = max(inner[1] + 22, 44)
            self.place(row, offer, x + edge + 16, y + (across - inner[1]) / 2)
            y += across
        self.spills = self.spills or y + bottom - start > height + 0.5

    def place_inset(self, node, proposal, x, y, width, height):
        content, inset = node.children
        axis = node.values["axis"]
        size = self.size(inset, proposal)
        offer = self.offer_inset(node, proposal)
        inner = self.size(content, offer)
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
        self.crowded = False
        offers, widths, heights = self.tracks(node, proposal)
        self.spills = self.spills or self.crowded or proposal[0] is not None and width > proposal[0] + 0.5
        across, down = node.values["spacing"]
        top = y
        for row, line in zip(node.children, heights):
            left = x
            for cell, offer, column in zip(row.children, offers, widths):
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
        for child in node.children:
            self.place_in(child, proposal, node.values["alignment"], x, y, width, height)

    def place_stack(self, node, proposal, x, y, width, height):
        axis = node.values["axis"]
        if axis == 1 and is_wider(width, proposal) and not is_guided(node):
            proposal = (width, proposal[1])
        if axis == 0 and proposal[1] is not None and not is_guided(node):
            # See "views-beside-what-is-higher".
            proposal = (proposal[0], max(height, proposal[1]))
        if proposal[1 - axis] is None:
            across = self.across(node, proposal)
            proposal = (proposal[0], across) if axis == 0 else (across, proposal[1])
        room = proposal[axis]
        self.spills = self.spills or room is not None and (width, height)[axis] > room + 0.5
        offers = self.divide(node, proposal)
        sizes = [self.size(child, offer) for child, offer in zip(node.children, offers)]
        guides = guided(node, sizes)
        line = (width, height)[1 - axis] / 2 if node.values["alignment"] == 0.5 else max(guides)
        across = proposal[1 - axis]
        self.spills = self.spills or is_guided(node) and across is not None and (width, height)[1 - axis] > across + 0.5
        for child, offer, size, guide in zip(node.children, offers, sizes, guides):
            # See "pages-grow".
            self.spills = self.spills or fits(child) and offer[0] is not None and size[0] < offer[0] - 0.5
            # See "pictures-stay-seen".
            self.spills = self.spills or axis == 1 and size[1] < least_height(child, size[0])
            shift = line - guide
            if axis == 0:
                self.place(child, offer, x, y + shift)
            else:
                self.place(child, offer, x + shift, y)
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


def is_guided(stack):
    """True where a view of a stack has a guide of its own."""
    return any(child.kind == "guide" for child in stack.children)


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


def fits(node):
    """True for a picture that is as large as there is room."""
    while node.kind in ("padding", "layers", "priority", "guide", "unsafe"):
        node = node.children[0]
    return node.kind == "aspect" and node.values["ratio"] is None and not node.values["fill"]


def least_height(node, width):
    """How high a picture in a column stays: see "pictures-stay-seen"."""
    is_framed = False
    while node.kind in ("padding", "layers", "priority", "guide", "unsafe", "frame"):
        if node.kind == "frame":
            if node.values["height"] is not None:
                return 0
            is_framed = True
        node = node.children[0]
    if node.kind != "image" or not node.values["resizable"]:
        return 0
    return width * 90 / 120 if is_framed else 44


def keeps_ratio(node, width, height):
    """True for a shape that fits a room by its height."""
    while node.kind in ("padding", "layers", "priority", "flexible", "frame"):
        if node.kind == "frame" and node.values["width"] is not None:
            return False
        node = node.children[0]
    return node.kind == "aspect" and node.values["ratio"] is not None and width / node.values["ratio"] > height


def less(length, room):
    return None if length is None else max(length - room, 0)


def edge(node, axis, is_painted=False):
    """The padding that the element of a view has along an axis: see "padding-before-shares"."""
    if node.kind in ("fixed", "priority", "guide", "unsafe"):
        return edge(node.children[0], axis, is_painted)
    if node.kind == "layers" and node.values.get("paint"):
        # Of two backgrounds each has an element.
        return 0 if is_painted else edge(node.children[0], axis, True)
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


def is_squeezed(node):
    """True for a view of which a page does not know how narrow it may become: see "gaps-in-crowded-rows"."""
    return node.kind != "divider" and not any(
        inner.kind == "frame" and inner.values["width"] is not None or inner.kind == "priority"
        or inner.kind == "image" and not inner.values["resizable"] or inner.kind == "fixed" and inner.values["axes"][0]
        or inner.kind == "flexible" and inner.values["least"][0] is not None for inner in seen_across(node))


def is_capped_beside_fixed(node):
    """True for a view with a fixed text and a frame of a greatest width: see "capped-beside-fixed"."""
    inside = list(seen_across(node))
    return any(inner.kind == "fixed" and inner.values["axes"][0] for inner in inside) and any(
        inner.kind == "flexible" and inner.values["most"][0] not in (None, INFINITE) for inner in inside)


def holds_fixed_beside(node, is_beside=False):
    """True for a view with a fixed text in a row or a ZStack: see "fixed-texts-in-rows"."""
    if node.kind == "fixed":
        return is_beside and node.values["axes"][0]
    if node.kind == "frame" and node.values["width"] is not None:
        return False
    is_layered = node.kind == "layers" and not node.values.get("paint") and node.children[0].kind != "fixed"
    is_row = is_layered or node.kind == "depth" or node.kind == "stack" and node.values["axis"] == 0 and len(node.children) > 1
    return any(holds_fixed_beside(child, is_beside or is_row) for child in node.children[:1 if node.kind == "layers" else None])


def priority(node):
    """Spacers choose last of all."""
    if node.kind == "spacer":
        return -INFINITE
    while node.kind in ("padding", "frame", "flexible", "layers", "aspect", "fixed", "guide"):
        node = node.children[0]
    return node.values["priority"] if node.kind == "priority" else 0
