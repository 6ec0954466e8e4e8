"""Uses the live preview in Chromium as a person does, and looks at what it shows."""

import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time

from axe_playwright_python.sync_playwright import Axe
from PIL import Image
from playwright.sync_api import expect, sync_playwright

import preview_flows
from pages import check_nu
from previews import Preview

CONTROLS = """<Module>
<App name="Demo"><WindowGroup><Controls/></WindowGroup></App>
<Enum name="Fruit" conforms="CaseIterable, Hashable"><Case name="fig"/><Case name="kiwi"/><Case name="plum"/></Enum>
<Screen name="Detail"><Let name="number" type="Int"/><Body><Text modifiers=".navigationTitle('Detail')">Number {number}</Text></Body></Screen>
<Screen name="Controls">
  <State name="count" type="Int" value="0"/><State name="isOn" type="Bool" value="false"/>
  <State name="level" type="Double" value="0.5"/><State name="name" type="String" value=""/>
  <State name="secret" type="String" value=""/><State name="notes" type="String" value=""/>
  <State name="fruit" type="Fruit" value=".fig"/><State name="size" type="Int" value="1"/>
  <State name="day" type="Date" value="{Date()}"/><State name="paint" type="Color" value="{Color.red}"/>
  <State name="sheet" type="Bool" value="false"/><State name="alert" type="Bool" value="false"/>
  <State name="open" type="Bool" value="false"/><State name="cover" type="Bool" value="false"/>
  <Body><NavigationStack><Form modifiers=".navigationTitle('Controls')">
    <Button action="count += 1">Count up</Button><Text>count {count}</Text>
    <Toggle isOn="$isOn">Switch</Toggle><Text>switch {isOn}</Text>
    <Stepper value="$count" in="{0...9}">Steps</Stepper>
    <Slider value="$level" in="{0...1}" modifiers=".accessibilityLabel('Level')"/><Text>level {level}</Text>
    <TextField title="Name" text="$name" onSubmit="count = 7"/><Text>name {name}</Text>
    <SecureField title="Secret" text="$secret"/><Text>secret {secret.count}</Text>
    <TextEditor text="$notes" modifiers=".accessibilityLabel('Notes')"/><Text>notes {notes.count}</Text>
    <Picker title="Fruit" selection="$fruit"><Text modifiers=".tag(Fruit.fig)">Fig</Text><Text modifiers=".tag(Fruit.plum)">Plum</Text></Picker><Text>fruit {fruit}</Text>
    <Picker title="Size" selection="$size" modifiers=".pickerStyle(.segmented)"><Text modifiers=".tag(1)">Small</Text><Text modifiers=".tag(2)">Big</Text></Picker><Text>size {size}</Text>
    <DatePicker title="Day" selection="$day" displayedComponents="date"/><Text>day {day}</Text>
    <ColorPicker title="Paint" selection="$paint"/><Text>paint {paint}</Text>
    <Menu title="More"><Button action="count = 5">Five</Button></Menu>
    <DisclosureGroup title="Details" isExpanded="$open"><Text>disclosed</Text></DisclosureGroup>
    <NavigationLink destination="Detail" number="{count}">Go on</NavigationLink>
    <Button action="sheet = true">Show sheet</Button><Button action="cover = true">Show cover</Button><Button action="alert = true">Show alert</Button>
    <Text modifiers=".onTapGesture { count = 3 }">Tap me</Text>
    <Text modifiers=".onLongPressGesture { count = 4 }">Hold me</Text>
    <Sheet isPresented="$sheet"><Text>In the sheet</Text></Sheet>
    <FullScreenCover isPresented="$cover"><List><Text>On the cover</Text><Button action="cover = false">Done</Button></List></FullScreenCover>
    <Alert isPresented="$alert" title="Sure?"><Button action="count = 2">Yes</Button><Button role="cancel">No</Button></Alert>
  </Form></NavigationStack></Body>
</Screen></Module>
"""


ROWS = """<Module>
<ObservableObject name="Basket"><Published name="fruits" type="[String]" value="{['Fig', 'Kiwi', 'Plum']}"/></ObservableObject>
<App name="Stand"><StateObject name="basket" type="Basket"/><WindowGroup><Fruits modifiers=".environmentObject(basket)"/></WindowGroup></App>
<Screen name="Fruits">
  <EnvironmentObject name="basket" type="Basket"/>
  <State name="name" type="String" value=""/><State name="edits" type="Int" value="0"/><FocusState name="isNaming" type="Bool"/>
  <Body><NavigationStack><List modifiers=".navigationTitle('Fruits').refreshable { basket.fruits.append('Quince') }">
    <ForEach items="basket.fruits" id="\\.self" as="fruit" onDelete="basket.fruits.remove(atOffsets: $0)"
        onMove="basket.fruits.move(fromOffsets: $0, toOffset: $1)"><Text>{fruit}</Text></ForEach>
    <TextField title="Name" text="$name" onEditingChanged="edits += 1" modifiers=".focused($isNaming)"/>
    <Text>{isNaming ? 'naming' : 'idle'} {edits}</Text>
    <Button action="isNaming = true">Name it</Button>
    <Text>Read [the manual](https://example.org/manual) first</Text>
  </List></NavigationStack></Body>
</Screen>
<Scenario name="passes" of="Fruits"><Delete on="Kiwi"/><Refresh/></Scenario>
<Scenario name="fails" of="Fruits"><Delete on="Fig"/><Expect text="Fig"/><Refresh/></Scenario>
</Module>
"""


# Each button is below something: what draws nothing there must not take its taps.
LAYERS = """<Module>
<App name="Tapped"><WindowGroup><Layers/></WindowGroup></App>
<Screen name="Layers">
  <State name="count" type="Int" value="0"/><State name="names" type="[String]" value="{['Ann']}"/>
  <Body><List>
    <Text>count {count}</Text>
    <Button action="count = 1">Badge<Overlay alignment="topTrailing"><Circle modifiers=".fill(.red).frame(width: 12, height: 12)"/></Overlay></Button>
    <Button action="count = 2">Outline<Overlay><RoundedRectangle cornerRadius="8" modifiers=".stroke(.gray)"/></Overlay></Button>
    <Button action="count = 3">Ring<Overlay><Circle modifiers=".stroke(.red, lineWidth: 2)"/></Overlay></Button>
    <ZStack modifiers=".frame(height: 120)"><Button action="count = 4">Below</Button><VStack><Spacer/><Button action="count = 5">Above</Button></VStack></ZStack>
    <ZStack><Button action="count = 6">Clear</Button><Color value="clear"/></ZStack>
    <ZStack><Button action="count = 7">Ignored</Button><Color value="blue" modifiers=".opacity(0.1).allowsHitTesting(false)"/></ZStack>
    <ZStack><Button action="count = 8">Covered</Button><Color value="red" modifiers=".opacity(0.3)"/></ZStack>
    <Overlay alignment="bottomTrailing"><VStack><If condition="names.isEmpty"><Text>None</Text></If><Button action="count = 9">Add</Button></VStack></Overlay>
  </List></Body>
</Screen></Module>
"""


class Check:
    def __init__(self, browser, pictures):
        self.browser = browser
        self.pictures = pictures
        self.faults = []
        # The pages as they stood, for the Nu checker.
        self.kept = []

    def open(self, preview, width=1280, height=800, scheme="light"):
        page = self.browser.new_page(viewport={"width": width, "height": height}, color_scheme=scheme)
        page.set_default_timeout(8000)
        page.on("pageerror", lambda error: self.faults.append(f"script: {error}"))
        page.on("console", lambda said: said.type == "error" and self.faults.append(f"console: {said.text}"))
        page.goto(preview.address)
        page.frame_locator("#screen").locator("main").wait_for()
        return page, page.frame_locator("#screen")

    def axe(self, page, name):
        found = Axe().run(page, options={"resultTypes": ["violations"], "iframes": False})
        for violation in found.response["violations"]:
            nodes = [node["html"][:120] for node in violation["nodes"]][:3]
            self.faults.append(f"axe {name}: {violation['id']} {nodes}")
        for part, text in [("page", page.content()), ("screen", page.frames[1].content())]:
            self.kept.append(str(self.pictures / f"{name} {part}.html"))
            pathlib.Path(self.kept[-1]).write_text(text if text.startswith("<!DOCTYPE") else "<!DOCTYPE html>" + text)


def shows(screen, text):
    expect(screen.get_by_text(text, exact=True).first).to_be_visible(timeout=4000)


def is_centred(element):
    """True where as much room is left of an element as right of it, and it does not take all of that."""
    left, right, width = element.evaluate("e => [...(({left, right}) => [left, right])(e.getBoundingClientRect()), innerWidth]")
    return left > 20 and abs(left - (width - right)) < 2


def controls(check, command):
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Screens" / "Controls.xml"
        file.parent.mkdir()
        file.write_text(CONTROLS)
        with Preview(command, folder) as preview:
            page, screen = check.open(preview)
            button = lambda name: screen.get_by_role("button", name=name, exact=True)
            button("Count up").click()
            shows(screen, "count 1")
            screen.get_by_role("switch", name="Switch").locator("..").click()
            shows(screen, "switch true")
            button("Increase Steps").click()
            button("Increase Steps").click()
            shows(screen, "count 3")
            button("Decrease Steps").click()
            shows(screen, "count 2")
            screen.get_by_role("slider").fill("1")
            shows(screen, "level 1.0")
            field = screen.get_by_label("Name", exact=True)
            field.press_sequentially("Fig")
            shows(screen, "name Fig")
            assert field.evaluate("e => document.activeElement === e && e.selectionStart") == 3, "the caret stays"
            field.press("Enter")
            shows(screen, "count 7")
            screen.get_by_label("Secret", exact=True).fill("abc")
            shows(screen, "secret 3")
            screen.get_by_label("Notes", exact=True).fill("two\nlines")
            shows(screen, "notes 9")
            screen.get_by_label("Fruit", exact=True).select_option(label="Plum")
            shows(screen, "fruit plum")
            screen.get_by_role("radio", name="Big").check()
            shows(screen, "size 2")
            screen.get_by_label("Day", exact=True).fill("2024-02-29")
            expect(screen.get_by_text("day 2024-02-29")).to_be_visible()
            screen.get_by_label("Paint", exact=True).fill("#00ff00")
            expect(screen.get_by_text("paint #00FF00")).to_be_visible()
            screen.get_by_text("More", exact=True).click()
            button("Five").click()
            shows(screen, "count 5")
            screen.get_by_text("Details", exact=True).click()
            shows(screen, "disclosed")
            screen.get_by_text("Tap me", exact=True).click()
            shows(screen, "count 3")
            screen.get_by_text("Hold me", exact=True).click(delay=700)
            shows(screen, "count 4")
            screen.get_by_role("link", name="Go on").click()
            shows(screen, "Number 4")
            screen.locator("[data-back]").click()
            shows(screen, "count 4")
            button("Show sheet").click()
            shows(screen, "In the sheet")
            assert is_centred(screen.get_by_text("In the sheet")), "a text alone in a sheet is in its middle"
            screen.get_by_role("button", name="Close").click()
            expect(screen.get_by_text("In the sheet")).to_have_count(0)
            button("Show cover").click()
            shows(screen, "On the cover")
            top = screen.get_by_text("On the cover").evaluate("e => e.getBoundingClientRect().top")
            assert top < 60, f"a list on a cover begins at its top, not at {top}"
            expect(screen.get_by_role("button", name="Close")).to_have_count(0)
            page.keyboard.press("Escape")
            shows(screen, "On the cover")
            button("Done").click()
            expect(screen.get_by_text("On the cover")).to_have_count(0)
            button("Show alert").click()
            button("Yes").click()
            shows(screen, "count 2")
            page.close()


def layers(check, command):
    """What lies in front takes taps where it draws something, and only there."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Screens" / "Layers.xml"
        file.parent.mkdir()
        file.write_text(LAYERS)
        with Preview(command, folder) as preview:
            page, screen = check.open(preview)
            for count, name in enumerate(["Badge", "Outline", "Ring", "Below", "Above", "Clear", "Ignored", "Covered", "Add"], 1):
                button = screen.get_by_role("button", name=name, exact=True)
                if name == "Covered":
                    button.click(force=True)
                    page.wait_for_timeout(200)
                    shows(screen, "count 7")
                else:
                    button.click()
                    shows(screen, f"count {count}")
            page.close()


def rows(check, command):
    """Rows are deleted and moved, the page refreshed, the focus goes both ways, links are followed, scenarios done."""
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "Screens" / "Fruits.xml"
        file.parent.mkdir()
        file.write_text(ROWS)
        with Preview(command, folder) as preview:
            page, screen = check.open(preview)
            fruits = screen.locator("[data-edits]")
            expect(fruits).to_have_text(["Fig", "Kiwi", "Plum"])
            fruits.first.focus()
            page.keyboard.press("Alt+ArrowDown")
            expect(fruits).to_have_text(["Kiwi", "Fig", "Plum"])
            expect(fruits.nth(1)).to_be_focused()
            fruits.nth(2).hover()
            page.wait_for_timeout(150)
            page.screenshot(path=check.pictures / "rows.png")
            screen.get_by_role("button", name="Move up").click()
            expect(fruits).to_have_text(["Kiwi", "Plum", "Fig"])
            fruits.first.drag_to(fruits.nth(2))
            expect(fruits).to_have_text(["Plum", "Fig", "Kiwi"])
            fruits.first.focus()
            page.keyboard.press("Delete")
            expect(fruits).to_have_text(["Fig", "Kiwi"])
            fruits.nth(1).hover()
            screen.get_by_role("button", name="Delete").click()
            expect(fruits).to_have_text(["Fig"])
            page.get_by_role("button", name="Refresh").click()
            expect(fruits).to_have_text(["Fig", "Quince"])
            name = screen.get_by_label("Name", exact=True)
            shows(screen, "idle 0")
            screen.get_by_role("button", name="Name it").click()
            expect(name).to_be_focused()
            shows(screen, "naming 0")
            name.press_sequentially("Oak")
            shows(screen, "naming 1")
            name.press("Enter")
            shows(screen, "idle 2")
            expect(name).not_to_be_focused()
            screen.get_by_role("link", name="the manual").click()
            page.get_by_role("tab", name="Effects").click()
            expect(page.locator("#panel")).to_contain_text("https://example.org/manual")
            # A scenario that fails is marked; chosen, it is done up to the step that fails.
            failing = page.locator("#list .item.scenario", has_text="fails")
            expect(failing.locator(".mark")).to_have_text("failed")
            failing.click()
            expect(page.locator("#over")).to_contain_text("Fruits.xml:")
            expect(fruits).to_have_text(["Kiwi", "Plum"])
            expect(page.locator("#time .ahead")).to_have_count(2)
            check.axe(page, "a scenario that fails")
            page.wait_for_timeout(200)
            page.screenshot(path=check.pictures / "scenario.png")
            page.locator("#list .item.scenario", has_text="passes").click()
            expect(page.locator("#time .point")).to_have_count(3)
            page.locator("#time .point").nth(1).click()
            expect(fruits).to_have_text(["Fig", "Plum"])
            page.close()


def flows(check, command):
    with tempfile.TemporaryDirectory() as folder:
        package = pathlib.Path(folder) / "FruitMart"
        shutil.copytree("Screens/FruitMart", package)
        with Preview(command, str(package)) as preview:
            page, screen = check.open(preview)
            screen.get_by_role("button", name="즐겨찾기").first.click()
            panel = page.locator("#panel")
            expect(panel).to_contain_text("Store.products[0].isFavorite")
            expect(panel).to_contain_text("Home is made anew: it observes Store")
            page.wait_for_timeout(250)
            page.screenshot(path=check.pictures / "preview.png")
            # The documents show it: fewer colours are half the bytes.
            Image.open(check.pictures / "preview.png").convert("RGB").quantize(256).save(
                check.pictures / "preview.png", optimize=True)
            if (check.pictures / "preview.png").stat().st_size > 150_000:
                check.faults.append("preview.png is over 150 KB: the documents show it")
            screen.get_by_role("link").filter(has_text="제주 감귤").first.click()
            screen.locator("[data-back]").wait_for()
            screen.get_by_role("button", name="주문하기").click()
            screen.get_by_role("button", name="확인").click()
            expect(panel).to_contain_text("Store.orders")
            # What was done, pasted into the package as a scenario, passes there.
            text = preview_flows.copied(page, "scenario")
            pasted = pathlib.Path(folder) / "Pasted"
            shutil.copytree(package, pasted)
            (pasted / "Scenarios" / "Copied.xml").write_text(text)
            tested = subprocess.run([command, "test", str(pasted), "--filter", "after 4 steps"], capture_output=True, text=True)
            if tested.returncode or "1 scenario passed" not in tested.stderr:
                raise SystemExit(f"the copied scenario does not pass:\n{tested.stdout}{tested.stderr}")
            # Back in time, and forward again.
            page.locator("#time button").nth(1).click()
            expect(screen.locator("[data-back]")).to_have_count(0)
            page.get_by_role("button", name="One event forward").click()
            screen.locator("[data-back]").wait_for()
            page.get_by_role("button", name="Copy as scenario").click()
            expect(page.locator("#copied-text")).to_have_value(
                re.compile('<Scenario name="after 2 steps" of="Home">\n  <Tap on='))
            page.get_by_role("button", name="Done").click()
            # A second page has a run of its own.
            other, second = check.open(preview, 768, 900, "dark")
            expect(other.locator("#time button")).to_have_count(1)
            # Saved files are shown, and what was done stays.
            file = package / "ProductDetail" / "ProductDetail.xml"
            whole = file.read_text()
            start = time.time()
            file.write_text(whole.replace("주문하기", "지금 주문"))
            expect(screen.get_by_role("button", name="지금 주문")).to_be_visible()
            print(f"preview: a saved file is on screen after {(time.time() - start) * 1000:.0f} ms")
            file.write_text(whole.replace("</Screen>", ""))
            expect(page.locator("#over")).to_contain_text("ProductDetail.xml:")
            expect(screen.get_by_role("button", name="지금 주문")).to_be_visible()
            page.screenshot(path=check.pictures / "error.png")
            check.axe(page, "error")
            file.write_text(whole)
            expect(page.locator("#over .error")).to_have_count(0)
            expect(screen.get_by_role("button", name="주문하기")).to_be_visible()
            # State: values can be changed.
            page.get_by_role("tab", name="State").click()
            quantity = panel.locator("[data-source='ProductDetail.quantity']")
            quantity.fill("4")
            quantity.press("Enter")
            expect(panel.locator("[data-source='ProductDetail.quantity']")).to_have_value("4")
            page.screenshot(path=check.pictures / "state.png")
            for tab in ["Findings", "Accessibility", "Effects", "State"]:
                page.get_by_role("tab", name=tab).click()
                expect(page.get_by_role("tab", name=tab)).to_have_attribute("aria-selected", "true")
                check.axe(page, tab)
            keyboard(page)
            other.close()
            page.close()
            for width, height in [(390, 844), (768, 1024), (1280, 800)]:
                for scheme in ["light", "dark"]:
                    page, screen = check.open(preview, width, height, scheme)
                    screen.get_by_role("button", name="즐겨찾기").first.click()
                    expect(page.locator("#panel")).to_contain_text("isFavorite")
                    page.wait_for_timeout(200)
                    check.axe(page, f"{width} {scheme}")
                    tabs = page.locator("#tabs").evaluate("e => [e.scrollWidth, e.clientWidth]")
                    if tabs[0] > tabs[1]:
                        check.faults.append(f"the tabs of the inspector are cut in {width} px")
                    wide = page.evaluate("document.documentElement.scrollWidth")
                    if wide > width:
                        check.faults.append(f"the page is {wide} px wide in {width} px")
                    page.screenshot(path=check.pictures / f"{width}-{scheme}.png")
                    page.close()


def keyboard(page):
    """Another screen is chosen and used without a pointer."""
    page.locator("#search").focus()
    page.keyboard.type("QuantitySel")
    page.keyboard.press("Enter")
    expect(page.locator("#title")).to_have_text("QuantitySelector")
    screen = page.frame_locator("#screen")
    plus = screen.get_by_role("button").last
    plus.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#time button")).to_have_count(2)


def main(command, pictures):
    began = time.time()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        check = Check(browser, pathlib.Path(pictures))
        controls(check, command)
        layers(check, command)
        rows(check, command)
        flows(check, command)
        preview_flows.main(check, command)
        browser.close()
    # The checker is older than dialogs and `color-scheme`.
    check.faults += [fault for fault in check_nu(check.kept, check.pictures) if "“dialog” element" not in fault and "“color-scheme”" not in fault]
    for fault in dict.fromkeys(check.faults):
        print(fault, file=sys.stderr)
    if check.faults:
        sys.exit(1)
    print(f"preview: every control, layers, rows, focus, scenarios, flows of all apps, hot reload, errors, two pages, the keyboard, axe, Nu: "
          f"{time.time() - began:.0f} s")


main(sys.argv[1], sys.argv[2])
