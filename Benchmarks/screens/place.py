"""Where a screen stands: its group, the models that it shows, and the screen that follows."""
import string

from .words import NOUNS, Words, camel

PER_GROUP = 50
RESERVED = ["item", "body", "self", "range", "config", "value", "id"]


class Template(string.Template):
    """Text with `@name` or `@{name}` to fill in: `$` and braces are the language's own."""

    delimiter = "@"


def fill(template, **values):
    return Template(template).substitute(values)


class Group:
    """Screens that share models: their types, their object and the names of their fields."""

    def __init__(self, number, count):
        words = Words(f"group {number}")
        noun = NOUNS[(number * 37) % len(NOUNS)]
        self.number = number
        self.first, self.last = number * PER_GROUP, min((number + 1) * PER_GROUP, count) - 1
        self.type = noun.capitalize() + str(number)
        self.store = camel(noun, words.of(["store", "model", "box", "library"]))
        self.title = words.of(["title", "name", "label", "heading"])
        self.city = words.of(["city", "place", "region", "town"])
        self.owner = words.of(["owner", "author", "seller", "host"])
        self.summary = words.of(["summary", "details", "about", "overview"])
        self.amount = words.of(["quantity", "pieces", "stock", "amount"])
        self.price = words.of(["price", "cost", "fee"])
        self.total = words.of(["total", "sum", "worth"])
        self.liked = words.of(["isFavorite", "isLiked", "isPinned", "isStarred"])
        self.items = words.of(["items", "entries", "records", "elements"])
        self.favorites = words.of(["favorites", "chosen", "pinned"])
        self.toggle = words.of(["toggleFavorite", "toggle", "changeMark", "switchMark"])
        self.order = words.of(["order", "buy", "reserve", "take"])
        self.update = words.of(["update", "replace", "save", "put"])

    def names(self):
        """The names for templates; capital `Type` is the struct, `Store` the object's type."""
        return {name: value for name, value in vars(self).items() if isinstance(value, str)} | {
            "Type": self.type, "Store": self.type + "Store"}


class Place:
    def __init__(self, index, group):
        self.index = index
        self.group = group
        self.words = Words(f"screen {index}", [*RESERVED, *group.names().values()])
        self.has_next = index < group.last

    def onward(self):
        """A link to the screen that follows in the group."""
        title = self.words.title()
        if not self.has_next:
            return f"<Text>No more {title.lower()}</Text>"
        return f'<NavigationLink destination="Screen{self.index + 1}"><Text>Go on to {title.lower()}</Text></NavigationLink>'

    def fill(self, template, **values):
        return fill(template, i=str(self.index), next=str(self.index + 1), **self.group.names(), **values)
