#!/usr/bin/env python3
"""Has a counting command do what users do with it, for the profile that releases are laid out by.

usage: Packaging/train.py COMMAND [LINTS]

The work is that of the sample packages in Screens, which are linted and compiled, and of one list that is longer than
theirs; LINTS is how often the samples are linted as a whole, 20 unless told. Nothing that the benchmark measures is among
it: a release must not be made for the benchmark's own screens.
"""
import glob
import json
import os
import subprocess
import sys
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

SHELF = """<Module xmlns="urn:screenwright:1">
  <App name="Library"><StateObject name="shelf" type="Shelf"/>
    <WindowGroup><ShelfScreen modifiers=".environmentObject(shelf)"/></WindowGroup></App>
  <Struct name="Book" conforms="Identifiable"><Let name="id" type="Int"/><Let name="title" type="String"/>
    <Let name="author" type="String?"/><Let name="pages" type="Int"/><Let name="weight" type="Double"/>
    <Let name="isLent" type="Bool"/></Struct>
  <ObservableObject name="Shelf"><Published name="books" type="[Book]" source="books.json"/></ObservableObject>
  <View name="BookRow"><Let name="book" type="Book"/><Body>
    <HStack>
      <If condition="book.isLent"><Image systemName="book" modifiers=".foregroundColor(.red)"/></If>
      <VStack alignment="leading">
        <Text modifiers=".font(.title3)">{book.title}</Text>
        <Text modifiers=".font(.caption).foregroundColor(.secondary)">{book.pages} pages, {book.weight} kg</Text>
      </VStack>
    </HStack></Body></View>
  <Screen name="ShelfScreen"><EnvironmentObject name="shelf" type="Shelf"/><Body>
    <NavigationView><List items="shelf.books" as="book" modifiers=".navigationTitle('Books')">
      <BookRow book="{book}"/>
    </List></NavigationView></Body></Screen>
</Module>
"""


def books(count):
    return [{"id": n, "title": f"Of sea & shore, volume {n}", "author": None if n % 5 else "María <Rios>",
             "pages": n % 700 + 40, "weight": n % 90 * 0.25, "isLent": n % 4 == 0} for n in range(count)]


def main():
    command = os.path.abspath(sys.argv[1])
    lints = int(sys.argv[2]) if len(sys.argv) > 2 else 20
    samples = os.path.join(ROOT, "Screens")
    members = sorted(os.path.dirname(path) for path in glob.glob(os.path.join(samples, "*", "screenwright.yml")))

    def run(*arguments):
        ended = subprocess.run([command, *arguments], cwd=ROOT, capture_output=True, text=True)
        if ended.returncode != 0:
            sys.exit(f"screenwright {' '.join(arguments)} ended with {ended.returncode}\n{ended.stderr}")

    with tempfile.TemporaryDirectory() as work:
        shelf = os.path.join(work, "Library")
        os.mkdir(shelf)
        with open(os.path.join(shelf, "App.xml"), "w", encoding="utf-8") as out:
            out.write(SHELF)
        with open(os.path.join(shelf, "books.json"), "w", encoding="utf-8") as out:
            json.dump(books(1500), out, ensure_ascii=False, indent=1)
        for _ in range(lints):
            run("lint", ROOT)
        for member in members:
            run("lint", member)
        run("lint", ROOT, "--format", "json")
        run("compile", ROOT, "--output", os.path.join(work, "pages"))
        run("compile", shelf, "--output", os.path.join(work, "shelf"))
        for form in ("html", "text"):
            run("render", "ShelfScreen", shelf, "--to", form)


if __name__ == "__main__":
    main()
