"""The live preview: from a tap or a saved file to the changed page, what is sent, memory; and running scenarios.

The command is used as its page uses it: one stream of events, and a request for each thing done. Where Chromium and the
checkers of `Checks/preview` are installed, a tap is measured in the browser, too.
"""
import glob
import http.client
import json
import os
import re
import shutil
import statistics
import subprocess
import time
import urllib.parse

from . import packages
from .bench import ROOT, WORK, Row, note, timed

APPS = ["FruitMart", "Landmarks", "Lessons", "Recipes"]


class Page:
    """A page of a preview, as its script keeps it."""

    def __init__(self, command, *arguments):
        self.process = subprocess.Popen([command, "preview", *arguments, "--port", "0"], stdout=subprocess.PIPE, text=True)
        self.address = self.process.stdout.readline().strip()
        address = urllib.parse.urlparse(self.address)
        self.key = urllib.parse.parse_qs(address.query)["key"][0]
        self.host = address.netloc
        self.stream = http.client.HTTPConnection(self.host)
        self.stream.request("GET", f"/{self.key}/events?client=benchmark")
        self.events = self.stream.getresponse()
        self.actions = http.client.HTTPConnection(self.host)
        self.done, self.screen, self.state = 0, "", {}
        self.wait(lambda state: True)

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.stream.close()
        self.process.terminate()
        self.process.wait()

    def wait(self, is_wanted):
        """Reads what is sent until something is as wanted; gives its bytes."""
        size = 0
        while True:
            line = self.events.readline()
            size += len(line)
            if not line.startswith(b"data: "):
                continue
            self.state = json.loads(line[6:])
            out, at = [], 0
            for kept, dropped, added in self.state["parts"].get("screen", []):
                out += [self.screen[at:at + kept], added]
                at += kept + dropped
            self.screen = "".join(out) + self.screen[at:]
            if is_wanted(self.state):
                return size

    def act(self, **fields):
        """Does something, and reads until it is on the page; gives milliseconds and the bytes that were sent."""
        self.done += 1
        start = time.perf_counter()
        body = urllib.parse.urlencode({**fields, "n": self.done, "v": self.state["v"]})
        self.actions.request("POST", f"/{self.key}/do?client=benchmark", body,
                             {"Content-Type": "application/x-www-form-urlencoded", "Origin": f"http://{self.host}"})
        self.actions.getresponse().read()
        size = self.wait(lambda state: state["ack"] >= self.done)
        return (time.perf_counter() - start) * 1000, size

    def place(self, text, number=0):
        """The place among all controls of the one whose tag, or what follows it, holds a text."""
        found = [place for place, part in enumerate(self.screen.split(" data-control")[1:])
                 if text in part or text in self.screen.split(" data-control")[place].rsplit("<", 1)[-1]]
        return found[number]

    def tap(self, place):
        return self.act(do="tap", at=place, key=1)

    def memory(self):
        """Kilobytes that the server has in memory."""
        pids = [self.process.pid] + [int(pid) for pid in subprocess.run(
            ["pgrep", "-P", str(self.process.pid)], capture_output=True, text=True).stdout.split()]
        return max(int(re.search(r"VmRSS:\s+(\d+)", open(f"/proc/{pid}/status").read())[1]) for pid in pids)


def rows(bench):
    folder = os.path.dirname(bench.binary)
    if not os.path.exists(os.path.join(folder, "screenwright-preview")):
        note("there is no screenwright-preview beside the command: swift build -c release --product screenwright-preview")
        return [Row("tap → page changed, FruitMart", None, "≤ 16 ms", "no screenwright-preview")] + scenarios(bench)
    return [*taps(bench), *saves(bench), long_list(bench), events(bench)] + scenarios(bench)


def copy(app):
    folder = os.path.join(WORK, "preview", app)
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(os.path.join(ROOT, "Screens", app), folder)
    return folder


def taps(bench):
    with Page(bench.binary, copy("FruitMart")) as page:
        place = page.place("즐겨찾기")
        times = [page.tap(place)[0] for _ in range(20 * bench.rounds)][5:]
        yield Row("tap → page changed, FruitMart’s list, command and wire, ms", statistics.median(times), "≤ 16",
                  f"the slowest of {len(times)} {max(times):.1f} ms")
        python = os.path.join(ROOT, ".build", "checks", "venv", "bin", "python")
        if not os.path.exists(python):
            return note("Checks/preview was never run, so there is no Chromium to measure with")
        printed = subprocess.run([python, os.path.join(os.path.dirname(__file__), "browser.py"), page.address],
                                 capture_output=True, text=True)
        if printed.returncode:
            return note(f"Chromium: {printed.stderr.strip().splitlines()[-1]}")
        times = [float(text) for text in printed.stdout.split()]
        yield Row("tap → page changed, FruitMart’s list, with Chromium, ms", statistics.median(times), "≤ 30",
                  f"the slowest of {len(times)} {max(times):.1f} ms")


def saves(bench):
    figures = []
    for app in APPS:
        folder = copy(app)
        file = sorted(glob.glob(folder + "/**/*View.xml", recursive=True) + glob.glob(folder + "/*/*.xml"))[0]
        figures.append((saved(bench, folder, file), app))
    slowest = max(figures)
    yield Row("save → page changed, the slowest of the four apps, ms", slowest[0], "≤ 50",
              ", ".join(f"{app} {time:.0f} ms" for time, app in figures))
    folder = os.path.join(WORK, "preview", "screens10000")
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(packages.generated(10_000), folder)
    file = packages.screens(folder)[0]
    phases = subprocess.run([bench.binary, "lint", folder, "--timings"], capture_output=True, text=True).stderr
    yield Row("save → page changed, 10,000 screens, ms", saved(bench, folder, file), "≤ 150",
              "a lint from nothing: " + ", ".join(re.findall(r"[\d.]+ ms +\w+", phases)[:8]))


def saved(bench, folder, file):
    """The median of milliseconds from a saved file to the page that is made of it."""
    text, times = open(file, encoding="utf-8").read(), []
    with Page(bench.binary, folder) as page:
        for number in range(bench.rounds + 1):
            known, start = page.state["files"], time.perf_counter()
            packages.write(file, text.replace(">\n", f">\n<!-- {number} -->\n", 1))
            page.wait(lambda state: state["files"] != known)
            times.append((time.perf_counter() - start) * 1000)
    return statistics.median(times[1:])


def long_list(bench):
    folder = os.path.join(WORK, "preview", "rows10000")
    packages.write(os.path.join(folder, "Screens", "App.xml"), """<Module xmlns="urn:screenwright:1">
  <Struct name="Place" conforms="Identifiable"><Let name="id" type="Int"/><Var name="isFavorite" type="Bool"/></Struct>
  <Screen name="Places">
    <State name="places" type="[Place]" value="{(0..&lt;10000).map { Place(id: $0, isFavorite: false) }}"/>
    <Body><List><ForEach items="$places" as="$place">
      <Toggle isOn="$place.isFavorite">Place {place.id}</Toggle>
    </ForEach></List></Body>
  </Screen>
</Module>
""")
    with Page(bench.binary, folder) as page:
        place = page.place("Place 5000")
        sizes, times = [], []
        for _ in range(bench.rounds):
            milliseconds, size = page.tap(place)
            sizes.append(size)
            times.append(milliseconds)
        return Row("a list of 10,000 rows, one changed, KB sent", statistics.median(sizes) / 1024, "< 4",
                   f"{statistics.median(times):.0f} ms, of a page of {len(page.screen.encode()) / 1e6:.1f} MB")


def events(bench):
    with Page(bench.binary, copy("FruitMart")) as page:
        place, seen = page.place("즐겨찾기"), {}
        for number in range(1, 10_001):
            page.tap(place)
            if number in (1, 1000, 10_000):
                seen[number] = page.memory() / 1024
        return Row("memory after 10,000 events ÷ after 1,000", seen[10_000] / seen[1000], "flat",
                   ", ".join(f"{count:,}: {size:.0f} MB" for count, size in seen.items()))


STEPS = {
    "FruitMart": ("Home", '<Tap on="나주 배"/><Tap on="수량 늘리기"/><Tap on="주문하기"/><Tap on="확인"/><Back/>'),
    "Landmarks": ("ContentView", '<Tap on="Favorites only"/><Tap on="Delicate Arch"/><Tap on="Favorite"/><Back/>'
                                 '<Expect no-text="Delicate Arch"/>'),
    "Lessons": ("CountLesson", '<Tap on="isFavorite"/><Increment on="\\$count"/><Increment on="\\$count"/>'
                               '<Decrement on="\\$count"/><Expect value="count == 1"/>'),
    "Recipes": ("ContentView", '<Tap on="Red Lentil Dal"/><Tap on="Edit"/><Type on="Title" text="Dal"/><Tap on="Save"/>'
                               '<Expect no-text="Red Lentil Dal"/>'),
}


def scenarios(bench):
    """A thousand scenarios of five steps, 250 of each app."""
    folders = []
    for app, (view, steps) in STEPS.items():
        folder = copy(app)
        packages.write(os.path.join(folder, "Many.xml"), "<Module xmlns=\"urn:screenwright:1\">\n" + "".join(
            f'<Scenario name="many {number}" of="{view}">{steps}</Scenario>\n' for number in range(250)) + "</Module>\n")
        folders.append(folder)
    times = []
    for _ in range(bench.rounds):
        times.append([timed([bench.binary, "test", folder, "--filter", "many "])[0] for folder in folders])
    each = [statistics.median(column) for column in zip(*times)]
    return [Row("1,000 scenarios of five steps on the four apps, s", sum(each), "< 2",
                ", ".join(f"{app} {seconds:.2f} s" for app, seconds in zip(STEPS, each)))]
