public import Checking
public import RoutingSpecs

/// A Swift Testing file that checks one route from one stack, for pasting into a test target.
public struct RegressionTest {
  /// Is the call that checks the route, on one line.
  public let call: String

  /// Is the whole file.
  public let text: String

  /// Writes the test for a violation.
  ///
  /// A run that only its choices describe, because the order of its events was drawn, is named by its token.
  ///
  /// - Parameters:
  ///   - token: What replays the run.
  ///   - notation: The stack on one line.
  ///   - source: How Swift code gets hold of the app; where nobody said, it is taken to be a variable `app`.
  ///   - settings: The settings of the model that are not the app's own, each with its value.
  public init(
    _ token: ReplayToken, from notation: String, of source: RoutedApp.Source?, under settings: [String] = []
  ) {
    let app = Self.expression(of: source, under: settings)
    let arguments =
      switch token.payload {
      case .rank:
        """
        \(Self.literal(token.route)), of: \(app), from: \(Self.literal(notation)), \
        property: .\(token.property)
        """
      case .choices, .steps: "replaying: \(Self.literal("\(token)")), of: \(app)"
      }
    call = "try checkRoute(\(arguments))"
    let modules = (["RoutingSpecs", "RoutingTesting", "Testing"] + [source?.module].compactMap(\.self))
      .sorted()
    text = """
      \(modules.map { "import \($0)\n" }.joined())
      @MainActor
      @Test func `\(Self.identifier("\(token.route) \(token.property) from \(notation)"))`() throws {
        try checkRoute(
          \(arguments))
      }

      """
  }

  /// Writes the call, on one line, that checks every property of a route from a stack.
  package static func call(
    _ route: String, from notation: String, of source: RoutedApp.Source?, under settings: [String]
  ) -> String {
    let app = expression(of: source, under: settings)
    return "try checkRoute(\(literal(route)), of: \(app), from: \(literal(notation)))"
  }

  /// How Swift code gets hold of an app; a `try` at the left covers the whole call.
  private static func expression(of source: RoutedApp.Source?, under settings: [String]) -> String {
    let expression = source.map { String($0.expression.trimmingPrefix("try ")) } ?? "app"
    let changes = settings.map { literal($0) }.joined(separator: ", ")
    return settings.isEmpty ? expression : "\(expression).under(\(changes))"
  }

  /// Writes a text as a Swift string.
  private static func literal(_ text: String) -> String {
    let escaped = text.unicodeScalars.map { scalar in
      scalar == "\"" || scalar == "\\" ? "\\\(scalar)" : scalar.escaped(asASCII: false)
    }
    return "\"\(escaped.joined())\""
  }

  /// Makes a name out of a text that stands between back-ticks (SE-0451): no back-tick, backslash or control.
  private static func identifier(_ text: String) -> String {
    let allowed = text.unicodeScalars.map { scalar in
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: " "
      default: scalar == "`" || scalar == "\\" ? " " : String(scalar)
      }
    }
    return String(allowed.joined().prefix(120))
  }
}
