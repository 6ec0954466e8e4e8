"""The screens of a generated package: four kinds in turn, each in a module of its own."""
from . import dashboard, editor, listing, product

KINDS = [listing, product, editor, dashboard]


def write(place):
    """The file of one screen."""
    return KINDS[place.index % len(KINDS)].screen(place)
