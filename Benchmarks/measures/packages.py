"""The packages that are measured, made in `Benchmarks/.work`."""
import glob
import json
import os
import re
import subprocess
import sys

from .bench import HERE, ROOT, WORK


def screens(folder):
    names = sorted(os.listdir(os.path.join(folder, "Screens")))
    return [os.path.join(folder, "Screens", n) for n in names if n.endswith(".xml")]


def generated(count):
    """A package of as many screens, generated unless it is there from the same generator."""
    folder = os.path.join(WORK, f"package{count}")
    mark = os.path.join(folder, "made")
    sources = [os.path.join(HERE, "generate.py")] + [
        os.path.join(HERE, "screens", n) for n in os.listdir(os.path.join(HERE, "screens")) if n.endswith(".py")]
    if not os.path.exists(mark) or os.path.getmtime(mark) < max(map(os.path.getmtime, sources)):
        subprocess.run(["rm", "-rf", folder], check=True)
        subprocess.run([sys.executable, os.path.join(HERE, "generate.py"), str(count), folder], check=True)
        write(mark, "")
    return folder


DECLARING = ["App", "Screen", "View", "Modifier", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "Struct", "Enum",
             "Observable", "ObservableObject"]


def apps(copies):
    """A package of the sample apps, each so many times with its own names and data, and its files of XML. What they declare
    has the copy's number behind its name; so has what they add to types of the library. A package has one App, so that
    each is a screen here which owns and shows what the App did; with no App, lint takes every screen for a first one. Scenarios
    are left out: they read what the App owns."""
    folder = os.path.join(WORK, f"apps{copies}")
    subprocess.run(["rm", "-rf", folder], check=True)
    for place, app in enumerate(sorted(glob.glob(os.path.join(ROOT, "Screens", "*", "")))):
        sources = {os.path.relpath(path, app): open(path, encoding="utf-8").read()
                   for path in sorted(glob.glob(app + "**/*.*", recursive=True))
                   if path.endswith((".xml", ".json")) and os.sep + "Scenarios" + os.sep not in path}
        names = names_declared("".join(text for path, text in sources.items() if path.endswith(".xml")))
        word = re.compile(rf'(?<!systemImage=")(?<!systemName=")\b(?:{"|".join(sorted(names))})\b')
        for copy in range(copies):
            number = copy * 10 + place
            for path, text in sources.items():
                if path.endswith(".xml"):
                    text = as_screen(word.sub(lambda match: f"{match.group()}{number}", text))
                write(os.path.join(folder, "Screens", f"{os.path.basename(app[:-1])}{copy}", path), text)
    return folder, sorted(glob.glob(folder + "/**/*.xml", recursive=True))


def names_declared(text):
    """The names of declarations, and of what extensions add to types of the library."""
    names = set(re.findall(rf'<(?:{"|".join(DECLARING)}) name="(\w+)"', text))
    for of, added in re.findall(r'<Extension of="(\w+)"[^>]*>(.*?)</Extension>', text, re.S):
        if of not in names:
            names |= set(re.findall(r'<\w+ (?:name|signature)="(\w+)', added))
    return names


def as_screen(text):
    """An App as a screen, which owns what it owned and shows what it showed."""
    if "<App " not in text:
        return text
    for old, new in (("App", "Screen"), ("WindowGroup", "Body")):
        text = re.sub(rf"<(/?){old}\b", rf"<\1{new}", text)
    return text


def counter():
    """A package of one small screen, and its file."""
    folder = os.path.join(WORK, "small")
    return folder, write(os.path.join(folder, "Screens", "Counter.xml"), """<Screen name="Counter">
  <State name="count" type="Int" value="0"/>
  <Body><VStack><Text>Count {count}</Text><Button action="count += 1">Add</Button></VStack></Body>
</Screen>
""")


SUMMARIES = ["A walled garden by the sea", "Old <harbour>, small boats", "A hill with one tree"]


def row(n):
    return {"id": n, "name": f"Place & garden {n}", "summary": SUMMARIES[n % 3], "price": n % 500 * 100 + 900,
            "isFavorite": n % 3 == 0}


def rows(count, copies=1):
    """A package that shows a list of many rows, each a view of its own; with copies, on several screens."""
    folder = os.path.join(WORK, f"rows{count}" + (f"x{copies}" if copies > 1 else ""))
    write(os.path.join(folder, "Screens", "rows.json"),
          "[" + ",\n".join(json.dumps(row(n), separators=(",", ":")) for n in range(count)) + "]")
    names = ["RowList"] + [f"RowList{n}" for n in range(2, copies + 1)]
    links = "".join(f'<NavigationLink destination="{name}">{name}</NavigationLink>' for name in names)
    first = "RowList" if copies == 1 else "Home"
    text = f"""<Module xmlns="urn:screenwright:1">
  <App name="Rows"><StateObject name="data" type="RowData"/>
    <WindowGroup><{first} modifiers=".environmentObject(data)"/></WindowGroup></App>
  <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Let name="name" type="String"/>
    <Let name="summary" type="String"/><Let name="price" type="Int"/><Let name="isFavorite" type="Bool"/></Struct>
  <ObservableObject name="RowData"><Published name="places" type="[Place]" source="rows.json"/></ObservableObject>
  <View name="PlaceRow"><Let name="place" type="Place"/><Body>
    <HStack>
      <VStack alignment="leading">
        <Text modifiers=".font(.headline)">{{place.name}}</Text>
        <Text modifiers=".font(.footnote).foregroundColor(.secondary)">{{place.summary}}</Text>
        <Text modifiers=".font(.footnote)">₩{{place.price}}</Text>
      </VStack>
      <Spacer/>
      <If condition="place.isFavorite"><Image systemName="star.fill" modifiers=".foregroundColor(.yellow)"/></If>
    </HStack></Body></View>
"""
    if copies > 1:
        text += f'  <Screen name="Home"><Body><NavigationView><List>{links}</List></NavigationView></Body></Screen>\n'
    for name in names:
        text += f"""  <Screen name="{name}"><EnvironmentObject name="data" type="RowData"/><Body>
    <NavigationView><List items="data.places" as="place" modifiers=".navigationTitle('Places')">
      <PlaceRow place="{{place}}"/>
    </List></NavigationView></Body></Screen>
"""
    write(os.path.join(folder, "Screens", "App.xml"), text + "</Module>\n")
    return folder


def measurements(count=620_000):
    """A package whose model data is one file, about 100 MB unless told, and that file."""
    folder = os.path.join(WORK, f"data{count}")
    source = os.path.join(folder, "Screens", "data.json")
    if not os.path.exists(source):
        write(source, "[" + ",\n".join(
            f'{{"id":{n},"title":"Measurement {n}","city":"{["Seoul", "Lyon", "Oslo", "Quito"][n % 4]}",'
            f'"owner":"Member {n % 17}","summary":"A short text that says what this is about.",'
            f'"quantity":{n % 9 + 1},"price":{n % 500 * 1.5 + 0.25},"isFavorite":{"true" if n % 3 == 0 else "false"}}}' for n in range(count)) + "]")
    write(os.path.join(folder, "Screens", "App.xml"), """<Module xmlns="urn:screenwright:1">
  <App name="Data"><StateObject name="data" type="DataStore"/>
    <WindowGroup><Summary modifiers=".environmentObject(data)"/></WindowGroup></App>
  <Struct name="Measurement" conforms="Identifiable">
    <Let name="id" type="Int"/><Let name="title" type="String"/><Let name="city" type="String"/>
    <Let name="owner" type="String"/><Let name="summary" type="String"/><Let name="quantity" type="Int"/>
    <Let name="price" type="Double"/><Let name="isFavorite" type="Bool"/></Struct>
  <ObservableObject name="DataStore"><Published name="items" type="[Measurement]" source="data.json"/></ObservableObject>
  <Screen name="Summary"><EnvironmentObject name="data" type="DataStore"/>
    <Body><Text>{data.items.count} measurements</Text></Body></Screen>
</Module>
""")
    return folder, source


def write(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as out:
        out.write(text)
    return path
