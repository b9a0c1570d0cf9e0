public import Checking
import RoutingSpecs

/// Why a text is no certificate, or none of the app at hand: what is wrong with the input, never with the engine.
public enum CertificateError: Error, Hashable, Sendable {
  /// A line is not JSON of the form; its number, from 1, and what is wrong.
  case malformed(line: Int, reason: String)
  /// The form is of another version, as is perhaps the tool that wrote it.
  case otherFormat(found: Int, toolVersion: String?)
  /// A line stands where another one must; its number, and which one must.
  case unexpected(line: Int, expected: String)
  /// A line refers to something that no line before it has said.
  case unknownNumber(line: Int, what: String, number: Int)
  /// A number is out of its range.
  case outOfRange(line: Int, what: String, number: Int, allowed: ClosedRange<Int>)
  /// A route occurs twice.
  case duplicateRoute(line: Int, name: String)
  /// The end of a route does not count what stands before it.
  case miscounted(line: Int, stated: Int, found: Int, what: String)
  /// The text ends before the closing.
  case truncated(line: Int)
  /// The digest in the closing is not that of the lines before it.
  case altered
  /// The app has other screens than the certificate.
  case otherScreens(app: String)
  /// The app has another number of stacks at the bound than the certificate.
  case otherSpace(app: String, stated: Natural, counted: Natural)
  /// The app has no such route.
  case unknownRoute(app: String, name: String)
}

extension CertificateError: CustomStringConvertible {
  /// The error in one sentence.
  public var description: String {
    switch self {
    case .malformed(let line, let reason): "line \(line) is no line of a certificate: \(reason)."
    case .otherFormat(let found, let toolVersion):
      "its format is \(found)\(toolVersion.map { ", of routecheck \($0)" } ?? ""), and this routecheck reads \(Certificate.format); write it again with `routecheck check`."
    case .unexpected(let line, let expected): "line \(line) should be \(expected)."
    case .unknownNumber(let line, let what, let number):
      "line \(line) refers to \(what) \(number), which no line before it has written."
    case .outOfRange(let line, let what, let number, let allowed):
      "line \(line) has \(what) \(number); allowed: \(allowed.lowerBound) to \(allowed.upperBound)."
    case .duplicateRoute(let line, let name): "line \(line) begins the route `\(name)` a second time."
    case .miscounted(let line, let stated, let found, let what):
      "line \(line) states \(stated) \(what), but there are \(found) before it: something was added or removed."
    case .truncated(let line): "it ends after line \(line), before its closing: the rest is missing."
    case .altered: "its digest is not that of its lines: it was changed after it had been written."
    case .otherScreens(let app): "it is of other screens than the app `\(app)` has."
    case .otherSpace(let app, let stated, let counted):
      "it is of \(stated.shortForm) states, but `\(app)` has \(counted.shortForm) at that bound: the app has changed."
    case .unknownRoute(let app, let name): "it has the route `\(name)`, which `\(app)` does not have."
    }
  }
}
