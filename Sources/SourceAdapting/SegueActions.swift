extension SourceOutline.Method {
  /// The line that makes an `@IBSegueAction` known by its name.
  ///
  /// UIKit gives the archive, the sender and the segue's identifier to it; the latter two may be left out.
  ///
  /// - Parameter type: The class whose method it is.
  /// - Returns: The line, or `nil` where UIKit could not call the method.
  func segueActionLine(on type: String) -> String? {
    guard !isStatic, (1...3).contains(labels.count), parameterTypes.count == labels.count else { return nil }
    let names = ["coder", "sender", "identifier"].enumerated().map { $0 < labels.count ? $1 : "_" }
    let parameters = (["it: \(type)"] + names).joined(separator: ", ")
    let selector = "Selector(\(selectorName.swiftLiteral))"
    return "Simulation.storyboards.registerSegueAction(\(selector), on: \(type).self) "
      + "{ (\(parameters)) in \(segueActionCall) }"
  }

  /// Calls the method; one that wants a sender of some type is not called by others, and UIKit makes the destination.
  private var segueActionCall: String {
    let values = ["coder", sender, identifier].prefix(labels.count)
    let arguments = zip(labels, values).map { $0 == "_" ? $1 : "\($0): \($1)" }.joined(separator: ", ")
    let call = "it.\(name)(\(arguments))"
    guard labels.count > 1, !isOptional(parameterTypes[1]) else { return call }
    let found = parameterTypes[1] == "Any" ? "sender" : "(sender as? \(parameterTypes[1]))"
    return "\(found).flatMap { sender in \(call) }"
  }

  private var sender: String {
    guard labels.count > 1, isOptional(parameterTypes[1]), parameterTypes[1].dropLast() != "Any" else {
      return "sender"
    }
    return "sender as? \(parameterTypes[1].dropLast())"
  }

  /// Objective-C gives an empty text where there is none, and the method wants one.
  private var identifier: String {
    labels.count > 2 && !isOptional(parameterTypes[2]) ? "identifier ?? \"\"" : "identifier"
  }

  private func isOptional(_ type: String) -> Bool { type.hasSuffix("?") || type.hasSuffix("!") }
}
