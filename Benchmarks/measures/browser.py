"""Prints the milliseconds from a tap in Chromium to the changed page, at the address of a preview of FruitMart.

It is run by the Python in which `Checks/preview` installed Playwright.
"""
import sys

from playwright.sync_api import sync_playwright

with sync_playwright() as playwright:
    browser = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
    page = browser.new_page(viewport={"width": 1280, "height": 800})
    page.goto(sys.argv[1])
    frame = page.frame_locator("#screen")
    frame.locator("main").wait_for()
    for _ in range(45):
        print(page.evaluate("""() => new Promise(resolve => {
          const screen = document.getElementById('screen').contentDocument;
          const start = performance.now();
          const observer = new MutationObserver(() => {
            observer.disconnect();
            requestAnimationFrame(() => resolve(performance.now() - start));
          });
          observer.observe(screen.querySelector('main'), {subtree: true, childList: true, attributes: true, characterData: true});
          screen.querySelector('[aria-label="즐겨찾기"]').click();
        })"""))
    browser.close()
