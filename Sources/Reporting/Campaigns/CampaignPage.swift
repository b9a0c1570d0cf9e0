public import RoutingSpecs

/// A campaign as one page that needs no network and no script: how far it is, its curves, and what it has found.
public struct CampaignPage: Hashable, Sendable {
  /// A name and a value.
  public struct Fact: Hashable, Sendable {
    /// The name.
    public let name: String

    /// The value.
    public let value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// What was found, and how it is seen again.
  public struct Finding: Hashable, Sendable {
    /// What was found.
    public let finding: FuzzFinding

    /// What a person types to see it again.
    public let replay: String

    /// Tells what was found.
    public init(finding: FuzzFinding, replay: String) {
      self.finding = finding
      self.replay = replay
    }
  }

  /// The app's name.
  public var app: String

  /// The version of the tool whose runs they are.
  public var toolVersion: String

  /// How far the campaign is, in a sentence.
  public var sentence: String

  /// What stands under the sentence.
  public var facts: [Fact]

  /// What else there is to say, a sentence each.
  public var notes: [String]

  /// What was found, in the order in which it is told.
  public var findings: [Finding]

  /// The curves.
  public var curves: [CampaignCurves]

  /// After how many seconds a browser reads the page again; `nil` where nobody writes it again.
  public var refresh: Int?

  /// How many findings are told at the most, so that the page opens.
  private static let mostFindings = 1_000

  package init(
    app: String, toolVersion: String, sentence: String, facts: [Fact], notes: [String],
    findings: [Finding], curves: [CampaignCurves], refresh: Int? = nil
  ) {
    self.app = app
    self.toolVersion = toolVersion
    self.sentence = sentence
    self.facts = facts
    self.notes = notes
    self.findings = findings
    self.curves = curves
    self.refresh = refresh
  }

  /// Writes the page: equal pages give equal bytes.
  ///
  /// - Returns: A complete HTML file.
  public func render() -> String {
    var writer = MarkupWriter()
    writer.trusted("<!DOCTYPE html>\n")
    writer.block("html", [.init("lang", "en")]) { page in
      page.head(
        title: "\(app): \(sentence)",
        styles: [DrawingStyle.colors, DrawingStyle.shapes, HTMLStyle.source, CampaignStyle.source],
        refresh: refresh)
      page.block("body", [.init("class", "campaign")]) { body in
        writeHeader(to: &body)
        body.block("main") { main in
          writeFindings(to: &main)
          for (index, curves) in curves.enumerated() { write(curves, number: index + 1, to: &main) }
        }
        body.block("footer") { footer in
          for note in notes {
            footer.element("p", text: note, limit: 1_000)
            footer.newline()
          }
        }
      }
    }
    return writer.output
  }

  private func writeHeader(to body: inout MarkupWriter) {
    body.block("header", [.init("class", "top")]) { header in
      header.element("p", [.init("class", "brand")]) { line in
        line.element("span", text: "RouteCheck")
        line.text(" \(toolVersion)")
      }
      header.newline()
      header.element("h1", text: app)
      header.newline()
      let state = findings.isEmpty ? "unsure" : "bad"
      header.element("p", [.init("class", "verdict \(state)")], text: sentence, limit: 1_000)
      header.block("dl", [.init("class", "facts")]) { list in
        for fact in facts {
          list.element("div") { pair in
            pair.element("dt", text: fact.name)
            pair.element("dd", prose: fact.value, limit: 1_000)
          }
          list.newline()
        }
      }
    }
  }

  private func write(_ curves: CampaignCurves, number: Int, to main: inout MarkupWriter) {
    let name = "curves-\(number)"
    main.block("section", [.init("class", "growth"), .init("aria-labelledby", name)]) { section in
      section.element("h2", [.init("id", name)], text: curves.title)
      curves.write(named: name, to: &section)
    }
  }

  private func writeFindings(to main: inout MarkupWriter) {
    main.block("section", [.init("aria-labelledby", "findings")]) { section in
      section.element("h2", [.init("id", "findings")], text: "What was found")
      if findings.isEmpty { section.element("p", text: "Nothing so far, which proves nothing.") }
      for finding in findings.prefix(Self.mostFindings) { write(finding, to: &section) }
      if findings.count > Self.mostFindings {
        let left = DecimalCount(UInt64(findings.count - Self.mostFindings)).grouped
        section.element("p", text: "\(left) more are not shown here; the command tells all of them.")
      }
    }
  }

  private func write(_ told: Finding, to section: inout MarkupWriter) {
    let finding = told.finding
    section.block("article", [.init("class", "violation")]) { article in
      article.element("p", [.init("class", "place")]) { place in
        place.element("span", text: "Run \(DecimalCount(finding.run).grouped)")
        if finding.isFlaky { place.element("span", text: "Flaky: made again, it did something else") }
      }
      article.newline()
      article.element("h3") { title in
        title.text(finding.route)
        title.element("span", [.init("class", "property-name")], text: finding.property)
      }
      article.newline()
      article.element("p", [.init("class", "cause")], text: finding.words, limit: 1_000)
      article.newline()
      article.element("p", [.init("class", "condition")]) { line in
        line.text("from ")
        line.element("code", text: finding.notation, limit: 2_000)
      }
      article.block("p", [.init("class", "replay")]) { line in
        line.element("span", [.init("class", "prompt"), .init("aria-hidden", "true")], text: "$")
        line.element("code") { $0.whole(told.replay) }
      }
    }
  }
}

/// What a page of a campaign looks like besides what all pages do.
enum CampaignStyle {
  static let source: StaticString = """
    .campaign section{margin-top:3rem}
    .campaign .curves figure{flex:1 1 17rem;max-width:22rem}
    .campaign figcaption{display:flex;justify-content:space-between;gap:1rem;font-variant-numeric:tabular-nums}
    .campaign figcaption b{font-weight:650;color:var(--ink)}
    .campaign .curve{stroke-width:1.6}
    .campaign .scroller{max-height:24rem;overflow:auto;margin:0;padding:0}
    .campaign .violation{padding:1.1rem 1.4rem}
    .campaign .violation h3{font-size:1.05rem}
    .area{fill:var(--accent-wash)}
    """
}
