/// A file that `routecheck init` writes: an app with a flaw, so that the first check has something to show.
package struct FirstFile: Sendable {
  /// Where it is written unless somebody says otherwise.
  package let usualPath: String

  /// The test target that it is for; an app file is for none.
  var target: Target?

  /// What is written.
  package let text: String

  /// What a test file's target depends on.
  struct Target {
    /// The products that the file imports.
    let products: [String]

    /// What else is needed, which a comment says.
    var otherDependency: String?
  }

  /// The file that some options ask for.
  ///
  /// - Parameters:
  ///   - isLaunch: Whether it uses an app from launch.
  ///   - isTest: Whether it is a test of routes, if it does not use an app from launch.
  package init(isLaunch: Bool, isTest: Bool) { self = isLaunch ? .launch : isTest ? .routes : .app }

  init(usualPath: String, target: Target? = nil, text: String) {
    self.usualPath = usualPath
    self.target = target
    self.text = text
  }

  /// What is said when the file has been written.
  ///
  /// - Parameters:
  ///   - path: Where it was written, as it may be shown.
  ///   - command: What a person types to run the command.
  ///   - word: Makes a text one word of a command line.
  /// - Returns: Some lines: where it is, what the manifest needs, what comes next.
  package func nextSteps(at path: String, command: String, word: (String) -> String = { $0 }) -> String {
    guard let target else { return "wrote \(path)\nnext: \(command) check \(word(path))\n" }
    let name = targetName(at: path)
    return """
      wrote \(path)

      If your Package.swift has no target of this name yet, add:

      \(target.manifest(named: name))

      next: swift test --filter \(word(name))

      """
  }

  /// Why a file is not written.
  ///
  /// - Parameter path: The path, as it may be shown.
  /// - Returns: The sentence.
  package static func isThere(_ path: String) -> String {
    "`\(path)` is there already; name another file with --output, or remove it."
  }

  /// The test target that the file belongs to: SwiftPM names it by its folder.
  private func targetName(at path: String) -> String {
    let folders = [path, usualPath].map { $0.split(separator: "/").dropLast() }
    let names = folders.compactMap { $0.last { $0 != "." && $0 != ".." } }
    return names.first.map(String.init) ?? ""
  }
}

extension FirstFile.Target {
  /// The piece of a manifest that has the file compiled.
  fileprivate func manifest(named name: String) -> String {
    let other = otherDependency.map { "      // \($0)\n" } ?? ""
    let dependencies = products.map { "      .product(name: \"\($0)\", package: \"RouteCheck\"),\n" }
    return """
        .testTarget(
          name: "\(name)",
          dependencies: [
      \(other)\(dependencies.joined())    ]),
      """
  }
}
