internal import Foundation
import RoutingSpecs
import TestSupport
import Testing

@testable import Reporting

/// The page of a campaign, by itself and in a real browser.
@Suite(.serialized) struct CampaignPageTests {
  private static let nasty = "</script><b>\u{202E}&\"'\u{1B}[31m"

  /// A page with all that it may have; every text in it ends in the one that is given.
  private static func page(_ text: String = "", refresh: Int? = nil) throws -> CampaignPage {
    let token = "storefront/home/reachesTarget/5"
    let finding = try JSONDecoder().decode(
      FuzzFinding.self,
      from: JSONSerialization.data(withJSONObject: [
        "route": "home" + text, "property": "reachesTarget", "signature": "trapped" + text,
        "notation": "tabs(Home > Bag)" + text, "token": token, "run": 512, "isFlaky": true,
      ]))
    let places = (0...40).map { CampaignCurves.Value(Double($0 * 256), "\($0 * 256)") }
    let rising = places.indices.map { index in
      index == 0 ? nil : CampaignCurves.Value(Double(index).squareRoot(), "√\(index)" + text)
    }
    let curves = CampaignCurves(
      title: "Over the runs" + text, axis: "Runs" + text, places: places,
      columns: [
        .init("Behaviours" + text, values: rising),
        .init("Findings" + text, values: rising, inSteps: true),
        .init("Nothing" + text, values: places.map { _ in nil }),
      ])
    return CampaignPage(
      app: "storefront" + text, toolVersion: "1", sentence: "10,240 runs; 1 finding." + text,
      facts: [.init("Runs" + text, "10,240" + text)], notes: ["Something is damaged." + text],
      findings: [.init(finding: finding, replay: "routecheck replay \(token)")], curves: [curves, curves],
      refresh: refresh)
  }

  private static func elements(_ page: String) -> [String] {
    page.matches(of: /<\/?[a-z][a-z0-9]*/).map { String($0.0) }
  }

  @Test func `a text changes nothing but text, and the page asks for nothing outside of itself`() throws {
    let (harmless, hostile) = (try Self.page().render(), try Self.page(Self.nasty).render())
    #expect(Self.elements(harmless) == Self.elements(hostile) && !hostile.contains("\u{1B}"))
    #expect(!hostile.contains("\u{202E}") && !hostile.contains("<script") && !hostile.contains("href="))
    #expect(hostile.contains("default-src &#39;none&#39;") && !hostile.contains("script-src"))
    let style = try #require(hostile.firstMatch(of: /<style>([\s\S]*?)<\/style>/)?.1)
    let policy = MarkupWriter.policy(style: String(style), script: nil)
    #expect(hostile.contains(policy.replacing("'", with: "&#39;")))
  }

  @Test func `each curve says what it is drawn over, and from where to where`() throws {
    let ticks = try Self.page().render().matches(of: /<text[^>]*class="tick"[^>]*>([^<]*)</).map {
      String($0.1)
    }
    #expect(
      ticks.count { $0 == "Runs" } == 6 && ticks.count { $0 == "0" } == 6
        && ticks.count { $0 == "10240" } == 6)
  }

  @Test func `what was found comes before the curves, so that nobody has to scroll to the cause`() throws {
    let text = try Self.page().render()
    let places = try ["What was found", "routecheck replay storefront", "Over the runs"].map {
      try #require(text.firstRange(of: $0)?.lowerBound)
    }
    #expect(places == places.sorted())
  }

  @Test(arguments: [
    ("reachesTarget", "said that it arrived, but its target is not where it should be"),
    (
      "keepsTheRest",
      "said that it arrived, but this does not hold: Nothing was dismissed, popped or replaced without need"
    ),
    ("unknown", "said that it reached its target"),
  ])
  func `how a run ended is told with what is wrong with that`(property: String, words: String) throws {
    var page = try Self.page()
    let finding = try JSONDecoder().decode(
      FuzzFinding.self,
      from: JSONSerialization.data(withJSONObject: [
        "route": "home", "property": property, "signature": "said that it reached its target",
        "notation": "Home", "token": "storefront/home/reachesTarget/5", "run": 1, "isFlaky": false,
      ]))
    page.findings = [.init(finding: finding, replay: "routecheck replay storefront/home/reachesTarget/5")]
    #expect(page.render().contains(">\(words)</p>"))
    #expect(page.render().contains(">from <code>Home</code></p>"))
  }

  @Test func `every drawing has a name and its numbers in words and in a table`() throws {
    let text = try Self.page().render()
    let identifiers = text.matches(of: /\sid="([^"]*)"/).map { String($0.1) }
    #expect(Set(identifiers).count == identifiers.count)
    let labels = text.matches(of: /role="img" aria-labelledby="([^" ]*) ([^"]*)"/)
    #expect(labels.count == 6)
    for label in labels {
      #expect(identifiers.contains(String(label.1)) && identifiers.contains(String(label.2)))
    }
    #expect(text.contains("Runs: at 256 it is √1; at 10240 it is √40; the most is √40, at 10240."))
    #expect(text.contains(">Nothing is known.<"))
    #expect(text.matches(of: /<th scope="row">/).count == 2 * 41)
  }

  @Test func `equal pages give equal bytes, and only a page that is written again reads itself again`() throws
  {
    #expect(try Self.page().render() == Self.page().render())
    let refresh = #"<meta http-equiv="refresh" content="5"/>"#
    #expect(try Self.page(refresh: 5).render().contains(refresh))
    #expect(try !Self.page().render().contains("http-equiv=\"refresh\""))
  }

  @Test func `many findings are told in part, and how many are left out`() throws {
    var page = try Self.page()
    page.findings = Array(repeating: page.findings[0], count: 3_500)
    let text = page.render()
    #expect(text.matches(of: /<article/).count == 1_000 && text.contains("2,500 more are not shown here"))
    page.findings = []
    #expect(page.render().contains("Nothing so far, which proves nothing."))
  }

  /// What a browser saw, as the script prints it.
  private struct Seen: Decodable {
    let console: [String]
    let requests: [String]
    let drawn: Int
    let backgrounds: [String]
    let phoneOverflow: Int
  }

  @Test(arguments: ["", CampaignPageTests.nasty])
  func `a browser draws the curves, in the light, in the dark and on a phone`(_ text: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "campaign-\(UUID().uuidString).html")
    try Self.page(text).render().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let screenshots = Repository.folder.appending(path: ".build/screenshots/campaign")
    let result = try ExternalTool.run(["python3", "-c", Self.script, file.path, screenshots.path])
    if [77, 127].contains(result.status) {
      return print("not used in a browser: this machine lacks python3 with playwright, or chromium")
    }
    try #require(result.status == 0, "\(result.output)")
    let seen = try JSONDecoder().decode(Seen.self, from: Data(result.output.utf8))
    #expect(seen.console == [] && seen.requests == [] && seen.drawn == 4)
    #expect(Set(seen.backgrounds).count == 2 && seen.phoneOverflow <= 0)
  }

  private static let script = """
    import json, pathlib, shutil, sys
    try:
        from playwright.sync_api import sync_playwright
    except ImportError:
        sys.exit(77)
    chromium = shutil.which("chromium")
    if chromium is None:
        sys.exit(77)
    file, folder = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2])
    folder.mkdir(parents=True, exist_ok=True)
    seen = {"console": [], "requests": []}
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium, args=["--no-sandbox"], timeout=300_000)
        context = browser.new_context(viewport={"width": 1280, "height": 900}, color_scheme="light")
        context.set_default_timeout(300_000)
        page = context.new_page()
        page.on("console", lambda message: seen["console"].append(message.text))
        page.on("request", lambda r: r.url == file.as_uri() or seen["requests"].append(r.url))
        page.goto(file.as_uri())
        page.screenshot(path=folder / "light.png", full_page=True)
        background = "getComputedStyle(document.body).backgroundColor"
        light = page.evaluate(background)
        page.emulate_media(color_scheme="dark")
        seen["backgrounds"] = [light, page.evaluate(background)]
        page.screenshot(path=folder / "dark.png", full_page=True)
        page.set_viewport_size({"width": 390, "height": 844})
        for details in page.locator("details").all():
            details.evaluate("element => { element.open = true }")
        seen["phoneOverflow"] = page.evaluate("document.documentElement.scrollWidth - window.innerWidth")
        page.screenshot(path=folder / "phone.png", full_page=True)
        seen["drawn"] = page.evaluate(
            "[...document.querySelectorAll('figure svg .curve')]"
            ".filter(e => e.getBoundingClientRect().width > 200 && e.getTotalLength() > 200).length")
        browser.close()
    print(json.dumps(seen))
    """
}
