internal import Foundation

extension MarkupWriter {
  /// Writes the head of a page that needs nothing from anywhere; a browser reads the page again after `refresh`
  /// seconds.
  mutating func head(
    title: String, styles: [StaticString], script: StaticString? = nil, refresh: Int? = nil
  ) {
    let style = styles.map { "\($0)" }.joined(separator: "\n")
    let policy = Self.policy(style: style, script: script.map { "\($0)" })
    block("head") { head in
      head.empty("meta", [.init("charset", "utf-8")])
      head.newline()
      head.empty("meta", [.init("http-equiv", "Content-Security-Policy"), .init("content", policy)])
      head.newline()
      head.empty(
        "meta", [.init("name", "viewport"), .init("content", "width=device-width,initial-scale=1")])
      head.newline()
      head.empty("meta", [.init("name", "referrer"), .init("content", "no-referrer")])
      head.newline()
      if let refresh {
        head.empty("meta", [.init("http-equiv", "refresh"), .init("content", refresh)])
        head.newline()
      }
      head.element("title", text: title)
      head.newline()
      head.element("style") { element in
        for (index, source) in styles.enumerated() {
          if index > 0 { element.newline() }
          element.trusted(source)
        }
      }
      head.newline()
    }
  }

  /// The policy of a page: nothing from anywhere, save for this style and this script.
  static func policy(style: String, script: String?) -> String {
    let scripts = script.map { " script-src '\(hash($0))';" } ?? ""
    return "default-src 'none'; style-src '\(hash(style))';\(scripts) base-uri 'none'; form-action 'none'"
  }

  private static func hash(_ source: String) -> String {
    "sha256-" + Data(SHA256.digest(Array(source.utf8))).base64EncodedString()
  }
}
