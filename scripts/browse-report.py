#!/usr/bin/env python3
"""Opens a report in a real browser and uses it as a person would.

usage: browse-report.py REPORT.html SCREENSHOT-FOLDER [open]

With `open` it opens the report and looks at nothing but that. Prints one JSON object with what was seen; needs the
PyPI package playwright and the program chromium, and ends with 77 where one of them is missing. It waits for what the
page does and never for a time to pass, so that a busy machine changes nothing.
"""

import json
import pathlib
import shutil
import sys
import time

try:
    from playwright.sync_api import sync_playwright
except ImportError:
    sys.exit(77)

chromium = shutil.which("chromium")
if chromium is None:
    sys.exit(77)

report, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
folder.mkdir(parents=True, exist_ok=True)
seen = {"console": [], "requests": []}
# Milliseconds; long, because the machine may be busy with other tests.
patience = 300_000

with sync_playwright() as driver:
    browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"], timeout=patience)
    context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme="light")
    context.grant_permissions(["clipboard-read", "clipboard-write"])
    context.set_default_timeout(patience)
    page = context.new_page()
    page.on("console", lambda message: seen["console"].append(f"{message.type}: {message.text}"))
    page.on("pageerror", lambda error: seen["console"].append(f"error: {error}"))
    page.on(
        "request",
        lambda request: request.url == report.as_uri() or seen["requests"].append(request.url),
    )
    started = time.monotonic()
    page.goto(report.as_uri())
    seen["seconds"] = time.monotonic() - started
    if sys.argv[3:] == ["open"]:
        # What is seen first is drawn and answers.
        page.screenshot(path=folder / "first.png")
        seen["seconds"] = time.monotonic() - started
        seen["violations"] = page.locator("article.violation").count() + page.locator(".undrawn li").count()
        browser.close()
        print(json.dumps(seen))
        sys.exit(0)
    page.screenshot(path=folder / "light.png", full_page=True)

    # Steps by keyboard: into the first violation, through all of its steps and one back.
    page.keyboard.press("j")
    steps = page.locator("article#v1 .step").count()
    # The page opens on the step that went wrong, or on the last one.
    for _ in range(steps):
        page.keyboard.press("ArrowLeft")
    visited = []
    for _ in range(steps):
        visited.append(page.evaluate("document.querySelector('article#v1 .step.current').id"))
        page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    seen["visited"] = visited
    seen["address"] = page.evaluate("location.hash")
    page.screenshot(path=folder / "step.png")
    # A step and the top of its drawing are seen together, however many steps there are.
    seen["hidden"] = page.evaluate(
        "[...document.querySelectorAll('article#v1 .step.current > .label,"
        " article#v1 .step.current .panel > :first-child')]"
        ".map(e => e.getBoundingClientRect()).filter(r => r.bottom <= 0 || r.top >= innerHeight).length"
    )
    # j and k by the focus.
    page.keyboard.press("j")
    seen["afterNext"] = page.evaluate("document.activeElement.closest('article').id")
    page.keyboard.press("k")
    seen["afterPrevious"] = page.evaluate("document.activeElement.closest('article').id")

    # Forks: from the first step to its state, and on by the first move that leads somewhere.
    forked = []
    if page.locator("article#v1 .fork").count():
        page.locator("article#v1 .step").first.locator(".label").click()
        page.locator("article#v1 .step").first.locator(".fork-link a").click()
        current = "article#v1 .fork.current"
        forked.append(page.locator(current).get_attribute("id"))
        page.screenshot(path=folder / "fork.png")
        move = page.locator(current + " .moves a").first
        state = move.get_attribute("href")
        move.click()
        page.wait_for_function(
            "state => location.hash === state && document.querySelector(state).classList.contains('current')",
            arg=state,
        )
        forked.append(page.locator(current).get_attribute("id"))
        forked.append(str(page.locator("article#v1 .fork:visible").count()))
    seen["forked"] = forked

    # Copies: whatever has a button, once each.
    copied = []
    for button in page.locator("article#v1 button.copy").all():
        details = button.locator("xpath=ancestor::details")
        if details.count():
            details.evaluate("element => { element.open = true }")
        # Its label says so for a moment only: who looks for it must have begun before the click.
        button.evaluate(
            """button => {
              window.labelled = new Promise(resolve => new MutationObserver((_, observer) => {
                if (button.textContent !== "Copied") return;
                observer.disconnect();
                resolve();
              }).observe(button, { childList: true }));
            }"""
        )
        button.click()
        page.evaluate("window.labelled")
        copied.append(page.evaluate("navigator.clipboard.readText()"))
    seen["copied"] = copied

    # Every control has a name for those who do not see it.
    seen["unnamed"] = page.evaluate(
        "[...document.querySelectorAll('button, a, [role=img], [role=region]')]"
        ".filter(e => !(e.getAttribute('aria-label') || e.getAttribute('aria-labelledby') || e.textContent.trim())).length"
    )

    # The curves of growing bounds, each with its numbers in words.
    seen["curves"] = page.evaluate(
        "[...document.querySelectorAll('.curves svg')]"
        ".filter(e => e.getBoundingClientRect().height > 0 && e.getAttribute('aria-label').includes(' at ')).length"
    )

    light = page.evaluate("getComputedStyle(document.body).backgroundColor")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    dark = page.evaluate("getComputedStyle(document.body).backgroundColor")
    seen["backgrounds"] = [light, dark]
    page.screenshot(path=folder / "dark.png", full_page=True)

    page.set_viewport_size({"width": 390, "height": 844})
    seen["phoneOverflow"] = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
    # The table is a list there: nothing of it is cut, and each mark has its name beside it.
    seen["phoneCut"] = page.evaluate(
        "[...document.querySelectorAll('.scroller')].filter(e => e.querySelector('.matrix'))"
        ".filter(e => e.scrollWidth > e.clientWidth).length"
    )
    seen["phoneNames"] = page.evaluate(
        "[...document.querySelectorAll('.matrix .cell')].filter(e => e.getBoundingClientRect().height > 0)"
        ".every(e => getComputedStyle(e, '::after').content.includes(e.dataset.name))"
    )
    page.screenshot(path=folder / "phone.png", full_page=True)
    browser.close()

print(json.dumps(seen))
