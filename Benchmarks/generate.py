#!/usr/bin/env python3
"""Writes a realistic package of N screens: models, data, lists, details, editors, dashboards, navigation between them.

usage: generate.py N FOLDER [--rows R]

Deterministic: the same arguments give the same bytes. A screen is about 4 KB; one in a hundred holds a candidate for
every rule that must look twice (handlers that write what others watch). What the screens hold is in `screens`.
"""
import os
import sys

import screens
from screens.models import data, model
from screens.place import PER_GROUP, Group, Place, fill

APP = """<App name="GeneratedApp" xmlns="urn:screenwright:1">
@stores
  <WindowGroup>
    <NavigationView modifiers="@injections">
      <List modifiers=".navigationTitle('Groups')">
@links
      </List>
    </NavigationView>
  </WindowGroup>
</App>
"""
STORE = '  <StateObject name="store@number" type="@Store"/>'
INJECTION = ".environmentObject(store@number)"
LINK = '        <NavigationLink destination="Screen@first"><Text>Group @number</Text></NavigationLink>'


def app(groups):
    def each(template):
        return [fill(template, number=g.number, first=g.first, **g.names()) for g in groups]

    return fill(APP, stores="\n".join(each(STORE)), injections="".join(each(INJECTION)), links="\n".join(each(LINK)))


def main():
    options = sys.argv[1:]
    rows = 12
    if "--rows" in options:
        at = options.index("--rows")
        rows = int(options[at + 1])
        del options[at:at + 2]
    if len(options) != 2:
        sys.exit(__doc__)
    count, folder = int(options[0]), os.path.join(options[1], "Screens")
    os.makedirs(folder, exist_ok=True)

    def write(name, text):
        with open(os.path.join(folder, name), "w", encoding="utf-8") as out:
            out.write(text)

    groups = [Group(number, count) for number in range((count + PER_GROUP - 1) // PER_GROUP)]
    for group in groups:
        write(f"Model{group.number}.xml", model(group))
        write(f"data{group.number}.json", data(group, rows))
    for index in range(count):
        write(f"Screen{index}.xml", screens.write(Place(index, groups[index // PER_GROUP])))
    write("App.xml", app(groups))


if __name__ == "__main__":
    main()
