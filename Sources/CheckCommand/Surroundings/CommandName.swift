/// What a person types to run the program again, as far as the program can know.
struct CommandName {
  let words: String

  /// Finds the words.
  ///
  /// The plugin says how it was called. What `swift run` starts has a path in the package's build folder: this package's
  /// own program is run as its README says. Another one may need flags that nobody knows here, so its path is given, which
  /// needs none. Any other program is called by its name.
  ///
  /// - Parameters:
  ///   - program: The program's path as it was started.
  ///   - folder: The folder in which it runs.
  ///   - environment: The environment.
  init(program: String, folder: String, environment: [String: String]) {
    let parts = program.split(separator: "/", omittingEmptySubsequences: false)
    let name = String(parts.last ?? "")
    if let words = environment["ROUTECHECK_COMMAND"] {
      self.words = words
    } else if let configuration = Self.configuration(parts, folder) {
      let option = configuration == "release" ? "-c release " : ""
      words = name == "routecheck" ? "swift run \(option)\(name)" : ".build/\(configuration)/\(name)"
    } else {
      words = name
    }
  }

  /// How a program was built that lies in the build folder of the package that the command runs in; otherwise `nil`.
  private static func configuration(_ parts: [Substring], _ folder: String) -> String? {
    guard let build = parts.lastIndex(of: ".build"), build < parts.count - 2 else { return nil }
    let package = parts[..<build].filter { $0 != "." }.joined(separator: "/")
    guard package.isEmpty || package == folder else { return nil }
    let configuration = String(parts[parts.count - 2])
    return ["debug", "release"].contains(configuration) ? configuration : nil
  }
}
