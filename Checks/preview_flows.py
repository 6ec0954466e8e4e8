"""What people do in the sample apps, done in Chromium: it is copied as scenarios and previews, which must hold.

Random walks use whatever is on the page; the page that came of them must be the one that the library draws after the same
steps.
"""

import pathlib
import random
import re
import shutil
import subprocess
import tempfile

from playwright.sync_api import expect

from previews import Preview

LAYER = "main, [role=dialog], [role=alertdialog]"

# What is done: `tap NAME`, `row ROW NAME` (a control in a row), `type LABEL TEXT`, `up LABEL`, `back`, `escape`; what is to be
# seen: `see TEXT`, `gone TEXT`.
FLOWS = {
    "FruitMart": {
        "order": [("tap", "나주 배"), ("tap", "수량 늘리기"), ("tap", "수량 늘리기"), ("tap", "주문하기"),
                  ("see", "나주 배을 3 개 구매 하시겠습니까?"), ("tap", "확인"), ("back",), ("tap", "주문 내역"),
                  ("see", "나주 배 × 3")],
        "order called off": [("tap", "대봉감"), ("tap", "주문하기"), ("escape",), ("back",), ("tap", "주문 내역"),
                             ("see", "주문 내역이 없습니다")],
        "favourite": [("row", "나주 배", "즐겨찾기"), ("tap", "나주 배"), ("tap", "즐겨찾기"), ("back",), ("see", "나주 배")],
    },
    "Recipes": {
        "edit and save": [("tap", "Red Lentil Dal"), ("tap", "Edit"), ("type", "Title", "Yellow Lentil Dal"),
                          ("up", "Prep time: 10 min"), ("tap", "Save"), ("see", "Yellow Lentil Dal")],
        "edit and cancel": [("tap", "Red Lentil Dal"), ("tap", "Edit"), ("type", "Title", "Nothing"), ("tap", "Cancel"),
                            ("see", "Red Lentil Dal"), ("gone", "Nothing")],
        "delete": [("tap", "Roast Carrots"), ("tap", "Delete"), ("tap", "Delete Roast Carrots"),
                   ("see", "No Recipe Selected"), ("gone", "Roast Carrots")],
        "do not delete": [("tap", "Roast Carrots"), ("tap", "Delete"), ("escape",), ("see", "Roast Carrots")],
        "rate": [("tap", "Plum Crumble"), ("tap", "Rate 3"), ("tap", "Edit"), ("tap", "Rate 5"), ("tap", "Save"),
                 ("see", "Plum Crumble")],
    },
    "Landmarks": {
        "favourites only": [("tap", "Favorites only"), ("see", "Glacier Point"), ("gone", "Merced River")],
        "no favourite any more": [("tap", "Favorites only"), ("tap", "Delicate Arch"), ("tap", "Favorite"), ("back",),
                                  ("see", "Glacier Point"), ("gone", "Delicate Arch")],
    },
    "Lessons": {
        "a binding": [("tap", "State and Binding"), ("tap", "true"), ("tap", "true"), ("back",), ("see", "false"),
                      ("back",), ("see", "State and Binding")],
    },
}


def settled(page):
    """Waits until all that was done is on the page."""
    page.locator("#stage[aria-busy=false]").wait_for()


def control(layer, name):
    found = layer.get_by_role("button", name=name, exact=True)
    for role in ["link", "radio", "tab"]:
        found = found.or_(layer.get_by_role(role, name=name, exact=True))
    return found.or_(layer.get_by_text(name, exact=True)).filter(visible=True)


def act(page, screen, step):
    layer = screen.locator(LAYER).last
    match step:
        case ("tap", name): control(layer, name).first.click()
        case ("row", row, name):
            layer.locator("li").filter(has_text=row).get_by_role("button", name=name, exact=True).click()
        case ("type", label, text): layer.get_by_label(label, exact=True).fill(text)
        case ("up", label): layer.get_by_role("button", name=f"Increase {label}", exact=True).click()
        case ("back",): layer.locator("[data-back]").click()
        case ("escape",):
            layer.locator("button").first.focus()
            page.keyboard.press("Escape")
        case ("see", text): expect(layer.get_by_text(text, exact=True).filter(visible=True).first).to_be_visible()
        case ("gone", text): expect(layer.get_by_text(text, exact=True).filter(visible=True)).to_have_count(0)
        case _: raise ValueError(step)
    settled(page)


def copied(page, kind):
    page.get_by_role("button", name=f"Copy as {kind}").click()
    page.locator("#copied[open]").wait_for()
    text = page.locator("#copied-text").input_value()
    page.get_by_role("button", name="Done").click()
    return text


def renamed(text, name):
    return re.sub('name="[^"]*"', f'name="{name}"', text, count=1)


def module(parts):
    return '<Module xmlns="urn:screenwright:1">\n' + "".join(parts) + "</Module>\n"


def seen(page):
    """What a screen reader reads of the page."""
    page.get_by_role("tab", name="Accessibility").click()
    expect(page.get_by_role("tab", name="Accessibility")).to_have_attribute("aria-selected", "true")
    return page.locator("#panel .tree").inner_text().strip()


def run(command, *arguments):
    return subprocess.run([command, *arguments], capture_output=True, text=True)


def flows(check, command, app):
    """Each flow of an app, its copies in the package, and a copy that expects what is not there."""
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / app
        shutil.copytree(pathlib.Path("Screens") / app, package)
        scenarios, wrong, previews, pages = [], [], [], {}
        with Preview(command, str(package)) as preview:
            page, screen = check.open(preview)
            # Where there is room, all columns of a split view are shown.
            page.locator("select[name=device]").select_option("1280x800")
            for name, steps in FLOWS[app].items():
                page.get_by_role("button", name="Restart").click()
                settled(page)
                for step in steps:
                    act(page, screen, step)
                pages[name] = seen(page)
                scenarios.append(renamed(copied(page, "scenario"), name))
                wrong.append(renamed(copied(page, "scenario"), f"wrong {name}").replace(
                    "</Scenario>", '  <Expect text="what is nowhere"/>\n</Scenario>'))
                previews.append(renamed(copied(page, "preview"), f"after {name}"))
            page.close()
        file = package / "Scenarios" / "Copied.xml"
        file.write_text(module(scenarios + previews))
        tested = run(command, "test", str(package))
        if tested.returncode:
            raise SystemExit(f"{app}: copied scenarios do not pass:\n{tested.stdout}{tested.stderr}\n{file.read_text()}")
        view = re.search(' of="([^"]*)"', previews[0])[1]
        for name, expected in pages.items():
            drawn = run(command, "render", view, str(package), "--preview", f"after {name}", "--tree")
            if drawn.stdout.strip() != expected:
                raise SystemExit(f"{app}: the copied preview of `{name}` shows another page:\n{drawn.stdout}{drawn.stderr}"
                                 f"\ninstead of\n{expected}\n{file.read_text()}")
        # A wrong expectation fails at its step.
        (package / "Scenarios" / "Wrong.xml").write_text(module(wrong))
        tested = run(command, "test", str(package), "--filter", "wrong ", "--format", "json")
        lines = [number for number, line in enumerate(module(wrong).splitlines(), 1) if "what is nowhere" in line]
        for line in lines:
            if tested.returncode != 1 or f'Wrong.xml' not in tested.stdout or not re.search(
                    rf'"line":\s*{line}\b', tested.stdout):
                raise SystemExit(f"{app}: the wrong expectation of line {line} is not told:\n{tested.stdout}{tested.stderr}")
    return len(FLOWS[app])


def walk(check, command, app, seed, length):
    """Uses whatever is on the page; then another page shows the copied preview, and must show the same."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / app
        shutil.copytree(pathlib.Path("Screens") / app, package)
        with Preview(command, str(package)) as preview:
            page, screen = check.open(preview)
            for _ in range(length):
                use(screen, chance)
                settled(page)
            text = copied(page, "preview")
            (package / "Walk.xml").write_text(module([renamed(text, "walk")]))
            page.locator("#list .item.preview", has_text="walk").wait_for()
            settled(page)
            other, second = check.open(preview)
            other.locator("#list .item.preview", has_text="walk").click()
            expect(other.locator("#title")).to_have_text("walk")
            settled(other)
            first, again = shown(screen), shown(second)
            if first != again:
                raise SystemExit(f"{app}, walk {seed}: the page in Chromium is not that of the steps:\n{first}\n\n{again}\n{text}")
            page.close()
            other.close()


def use(screen, chance):
    layer = screen.locator(LAYER).last
    found = layer.locator("[data-control]:not(:disabled):not([type=color]), [data-back]")
    usable = [place for place in range(found.count()) if found.nth(place).is_visible()]
    if not usable:
        return
    control = found.nth(chance.choice(usable))
    kind = control.evaluate("e => e.localName + ' ' + (e.type || '')")
    if kind.startswith("select"):
        control.select_option(index=chance.randrange(control.locator("option").count()))
    elif kind in ("input text", "input password", "textarea textarea"):
        control.fill(chance.choice(["", "Fig", "7", "plum jam"]))
    elif kind == "input range":
        control.press(chance.choice(["ArrowRight", "ArrowLeft", "Home", "End"]))
    elif kind.startswith("input") and not kind.endswith(("checkbox", "radio")):
        return
    else:
        control.dispatch_event("click")


def shown(screen):
    """The page without what a browser keeps for itself."""
    return re.sub(r' (open|style|draggable)="[^"]*"', "", screen.locator("body").inner_html())


def main(check, command):
    done = sum(flows(check, command, app) for app in FLOWS)
    walks = [("FruitMart", 1), ("Recipes", 2), ("Landmarks", 3), ("Lessons", 4)]
    for app, seed in walks:
        walk(check, command, app, seed, 12)
    print(f"preview: {done} flows of the sample apps copied as scenarios and previews, {len(walks)} walks of 12 steps")
