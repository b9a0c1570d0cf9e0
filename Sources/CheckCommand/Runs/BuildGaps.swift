import Checking
import Foundation
import SourceAdapting

/// What a build misses, by symbol: read from what the compiler has printed.
struct BuildGaps: Encodable {
  /// Something that the code uses and the modules with Apple's names do not have.
  struct Gap: Encodable {
    /// The symbol, such as `UIView.snapshotView`, or the compiler's words where it names none.
    let symbol: String
    /// In how many places it is used.
    let count: Int
    /// The first of these places.
    let first: String
    /// The smallest edit that helps.
    let edit: String
  }

  /// A module of Apple's that is not here.
  struct Module: Encodable {
    /// Its name.
    let name: String
    /// How many files import it.
    let files: Int
    /// What is missing and probably comes from it, by the names.
    let symbols: [String]
  }

  /// The gaps, those of the most places first.
  let gaps: [Gap]

  /// The modules that the build went on without, those of the most files first.
  let modules: [Module]

  /// How many different places there are.
  let places: Int

  /// What else the build said it failed for, first; `nil` where it named only what is missing, or nothing.
  let otherError: String?

  /// The errors beside the others that say that a type is not understood, each with its place.
  let unnamedErrors: [String]

  /// Whether the log says that the build went through.
  let isOfWholeBuild: Bool

  /// Whether nothing is missing for certain: the build went through, and named nothing.
  var holds: Bool { gaps.isEmpty && isOfWholeBuild }

  /// Reads what a build has printed; each place counts once, however often it was printed.
  init(log: String) {
    var places: Set<String> = []
    var found: [String: (count: Int, first: String)] = [:]
    var unnamed: [(message: String, place: String)] = []
    for line in log.split(whereSeparator: \.isNewline) {
      guard let error = line.wholeMatch(of: /(.+?):(\d+):(\d+): error: (.+?)( \[#.+\])?/) else { continue }
      let place = "\(error.1):\(error.2)"
      guard places.insert("\(place):\(error.3) \(error.4)").inserted else { continue }
      if let symbol = Self.symbol(in: error.4) {
        found[symbol, default: (0, place)].count += 1
      } else {
        unnamed.append((String(error.4), place))
      }
    }
    // Where a symbol is missing, what needs its type cannot be understood either.
    if found.isEmpty {
      for (message, place) in unnamed { found[message, default: (0, place)].count += 1 }
      unnamed = []
    }
    self.places = places.count - unnamed.count
    unnamedErrors = unnamed.map { "\($0.place): \($0.message)" }
    otherError = log.firstMatch(of: /(?:^|\n)(?:\S*: )?error: ([^\r\n]+)/).map { String($0.1) }
    isOfWholeBuild = log.contains(/(?:^|\n)Build (?:of (?:target|product):? '[^\n]*' )?complete!/)
    gaps = found.map { Gap(symbol: $0, count: $1.count, first: $1.first, edit: Self.edit(for: $0)) }
      .sorted { ($1.count, $0.symbol) < ($0.count, $1.symbol) }
    modules = Module.all(in: log, symbols: gaps.map(\.symbol))
  }

  /// What a sentence of the compiler's says is missing; `nil` where it says that a type is not understood, as where
  /// something else is missing.
  private static func symbol(in message: Substring) -> String? {
    if let match = message.firstMatch(of: /cannot find (?:type |operator )?'(.+?)' in scope/) {
      return String(match.1)
    }
    if let match = message.firstMatch(of: /no such module '(.+?)'/) { return "import \(match.1)" }
    if let match = message.firstMatch(of: /(?:value of )?type '(.+?)' has no (?:dynamic )?member '(.+?)'/) {
      return "\(match.1.replacing(".Type", with: "")).\(match.2)"
    }
    if let match = message.firstMatch(of: /@(\w+)[^']*(?:Objective-C|attribute)/) { return "@\(match.1)" }
    if message.contains("'#selector'") || message.contains("Objective-C interoperability") {
      return "#selector"
    }
    let isUnderstood = !message.contains(/cannot infer|not be inferred|contextual/)
    return isUnderstood ? String(message) : nil
  }

  /// The smallest edit that helps where a symbol is missing.
  private static func edit(for symbol: String) -> String {
    if symbol.hasPrefix("@") || symbol.hasPrefix("#") || symbol == "Selector" {
      return "no edit: give the target the plugin AdaptedSources"
    }
    if symbol == "import FoundationNetworking" || ["URLSession", "URLRequest", "URLCache"].contains(symbol) {
      return "import FoundationNetworking where it can be imported"
    }
    if symbol.hasPrefix("import "), AppleModule.named[String(symbol.dropFirst("import ".count))] != nil {
      return
        "no edit: the plugin AdaptedSources has the build go on without it, and then its symbols are listed"
    }
    if symbol.hasPrefix("import ") {
      return "keep what needs it behind a protocol, in a file that is compiled on Apple's systems only"
    }
    return
      "leave it out on Linux (`#if os(iOS)`), or say it in an extension of your own beside the app's source"
  }

  /// What is said where nothing is known to be missing: that is good news only where the build went through.
  private var textOfNone: String {
    if isOfWholeBuild { return "Nothing is missing.\n" }
    if let otherError {
      return "Nothing is known to be missing, but the build failed: \(otherError.visible)\n"
    }
    return "Nothing is known to be missing, but this is no log of a build that went through: it has no line "
      + "`Build complete!`.\n"
  }

  /// The table, widest column last.
  var text: String {
    guard !gaps.isEmpty else { return textOfNone }
    let width = min(44, gaps.map { $0.symbol.visible.count }.max() ?? 0)
    let symbols = gaps.count == 1 ? "1 symbol is" : "\(gaps.count) symbols are"
    var lines = ["\(symbols) missing in \(places == 1 ? "1 place" : "\(places) places")."]
    for gap in gaps {
      let symbol = gap.symbol.visible
      let padding = String(repeating: " ", count: max(0, width - symbol.count))
      lines.append("\(String(gap.count).padded(to: 5))  \(symbol)\(padding)  \(gap.first.visible)")
    }
    lines.append("what helps:")
    for edit in gaps.map(\.edit).distinct {
      let symbols = gaps.filter { $0.edit == edit }.prefix(3).map(\.symbol.visible)
      lines.append(
        "  \(symbols.joined(separator: ", "))\(gaps.count { $0.edit == edit } > 3 ? ", …" : ""): \(edit)")
    }
    if let first = unnamedErrors.first {
      let words = unnamedErrors.count == 1 ? "1 more error says" : "\(unnamedErrors.count) more errors say"
      lines.append(
        "\(words) only that a type is not understood, and may go with the others: \(first.visible)")
    }
    return (lines + modules.lines).joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with spaces before it, as long as a number wants.
  fileprivate func padded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
