"""Makes the pictures and the page of the gallery: each app in light and dark on a phone, and as text; of two apps every screen, on a
phone, a small tablet and a wide one."""

import io
import math
import os
import subprocess
import sys

from PIL import Image, ImageDraw
from playwright.sync_api import sync_playwright

# App, what it shows, its pages with the scheme of each, and the screen that is shown as text.
APPS = [
    ("Landmarks", "a list, its details, a map, data that several screens share",
     [("content-view", "light"), ("landmark-detail-1001", "light"), ("landmark-detail-1012", "dark")], "ContentView"),
    ("FruitMart", "a shop in Korean: rows with controls in them, an order, an alert",
     [("home", "light"), ("product-detail-제주-감귤", "light"), ("product-detail-제주-감귤-주문하기", "dark")], "Home"),
    ("Recipes", "three columns, an editor in a sheet, bindings into a model",
     [("content-view", "light"), ("content-view-lemon-drizzle-cake", "dark"), ("content-view-add", "light")],
     "RecipeEditor"),
    ("Lessons", "one idea a screen: data flow, presentations, styles, appearances",
     [("lesson-list", "light"), ("symbol-lesson", "dark"), ("action-sheet-lesson-action-sheet", "light")], "LessonList"),
    ("Trips", "a travel planner of thirteen screens: routes on a stack, days, a boarding pass, charts, lists to tick off",
     [("content-view", "light"), ("content-view-explore", "light"), ("content-view-passport", "dark")], "DayPlan"),
    ("TeaHouse", "a shop in English, Korean and Arabic: plurals, a cart, an order, pages from right to left",
     [("content-view", "light"), ("content-view-cart", "light"), ("previews/content-view-shop-in-arabic", "dark")], "CartView"),
]
WIDTH, HEIGHT, GAP, SHRINK = 375, 720, 24, 0.72

# Every screen of these apps.
SCREENS = {
    "Trips": ["content-view", "content-view-explore", "content-view-passport", "content-view-new-trip", "route-view-trip-1",
              "route-view-day-1-101", "route-view-bookings-1", "route-view-booking-201", "route-view-budget-1",
              "route-view-budget-1-new-expense", "route-view-packing-1", "route-view-place-1", "route-view-place-1-add-to-trip",
              "route-view-settings"],
    "TeaHouse": ["content-view", "content-view-cart", "content-view-account", "checkout", "checkout-place-order", "order-detail-1920",
                 "tea-detail-ujeon", "tea-detail-mint-start-the-timer"],
}
# Widths and heights of windows, the most screens that stand side by side, and how much smaller they are shown.
SIZES = [(390, 844, 8, 0.4), (768, 1024, 4, 0.34), (1280, 800, 4, 0.3)]


def picture(browser, work, app, pages):
    """The pages of an app side by side, as a PNG."""
    canvas = Image.new("RGB", (len(pages) * (WIDTH + GAP) + GAP, HEIGHT + 2 * GAP), "#8e8e93")
    mask = Image.new("L", (WIDTH, HEIGHT), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, WIDTH - 1, HEIGHT - 1), 28, fill=255)
    for place, (name, scheme) in enumerate(pages):
        context = browser.new_context(color_scheme=scheme, viewport={"width": WIDTH, "height": HEIGHT})
        page = context.new_page()
        page.goto("file://" + os.path.abspath(f"{work}/{app}/{name}.html") + "#sw-return")
        canvas.paste(Image.open(io.BytesIO(page.screenshot())), (GAP + place * (WIDTH + GAP), GAP), mask)
        context.close()
    return canvas.resize((int(canvas.width * SHRINK), int(canvas.height * SHRINK)), Image.LANCZOS)


def sheet(browser, work, app, width, height, most, shrink):
    """Every screen of an app in windows of one size: rows in light, each with the same screens in dark below."""
    gap = 12
    cell = (int(width * shrink) + gap, int(height * shrink) + gap)
    names = SCREENS[app]
    columns = math.ceil(len(names) / math.ceil(len(names) / most))
    lines = [(names[at:at + columns], scheme) for at in range(0, len(names), columns) for scheme in ("light", "dark")]
    canvas = Image.new("RGB", (columns * cell[0] + gap, len(lines) * cell[1] + gap), "#8e8e93")
    for row, (line, scheme) in enumerate(lines):
        context = browser.new_context(color_scheme=scheme, viewport={"width": width, "height": height})
        page = context.new_page()
        for column, name in enumerate(line):
            page.goto("file://" + os.path.abspath(f"{work}/{app}/{name}.html") + "#sw-return")
            shot = Image.open(io.BytesIO(page.screenshot()))
            canvas.paste(shot.resize((cell[0] - gap, cell[1] - gap), Image.LANCZOS), (gap + column * cell[0], gap + row * cell[1]))
        context.close()
    return canvas


def main():
    command, work, folder = sys.argv[1:4]
    lines = ["# Gallery", "", "The sample apps under `Screens`, drawn by `Documentation/gallery`: as HTML in Chromium, and as text in 60 "
             "columns.", ""]
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
        for app, about, pages, screen in APPS:
            picture(browser, work, app, pages).save(f"{folder}/Gallery/{app}.png", optimize=True)
            text = subprocess.run(
                [command, "render", screen, f"Screens/{app}", "--to", "text", "--width", "60", "--height", "32"],
                check=True, capture_output=True, text=True).stdout
            lines += [f"## {app}", "", about[0].upper() + about[1:] + ".", "", f"![{app}](Gallery/{app}.png)", "",
                      f"`screenwright render {screen} Screens/{app} --to text --width 60`", "", "```text",
                      text.rstrip("\n"), "```", ""]
            for width, height, most, shrink in SIZES if app in SCREENS else []:
                sheet(browser, work, app, width, height, most, shrink).save(f"{folder}/Gallery/{app}-{width}.webp", quality=80)
                lines += [f"Every screen in {width} px, in light and dark:", "", f"![{app} in {width} px](Gallery/{app}-{width}.webp)", ""]
        browser.close()
    with open(f"{folder}/Gallery.md", "w") as file:
        file.write("\n".join(lines))


if __name__ == "__main__":
    main()
