import Checking
import SourceAdapting

extension BuildGaps.Module {
  /// The modules that a log says are not here, with what is missing of each.
  ///
  /// Where the names say as much for two modules, a symbol is listed with neither.
  static func all(in log: String, symbols: [String]) -> [Self] {
    var files: [String: Int] = [:]
    for line in log.split(whereSeparator: \.isNewline) {
      guard let text = line.firstMatch(of: /:\d+: warning: (.+)/)?.1,
        let module = MissingModule(warning: text)
      else { continue }
      files[module.name] = module.fileCount
    }
    let names = files.keys.sorted()
    let owners = symbols.map { (symbol: $0, owner: owner(of: $0, among: names)) }
    return names.map { name in
      Self(name: name, files: files[name] ?? 0, symbols: owners.filter { $0.owner == name }.map(\.symbol))
    }.sorted { ($1.files, $0.name) < ($0.files, $1.name) }
  }

  private static func owner(of symbol: String, among names: [String]) -> String? {
    let claims = names.compactMap { name in
      AppleModule.named[name]?.claim(on: symbol).map { (name: name, length: $0) }
    }
    let longest = claims.map(\.length).max()
    let owners = claims.filter { $0.length == longest }
    return owners.count == 1 ? owners[0].name : nil
  }
}

extension [BuildGaps.Module] {
  /// What is said of the modules, a line for each.
  var lines: [String] {
    guard !isEmpty else { return [] }
    let title = count == 1 ? "a module of Apple's that is not here:" : "modules of Apple's that are not here:"
    return [title]
      + map { module in
        let files = module.files == 1 ? "1 file" : "\(module.files) files"
        let rest = module.symbols.count > 5 ? ", …" : ""
        let symbols = module.symbols.prefix(5).map(\.visible).joined(separator: ", ")
        return "  \(module.name), in \(files)\(symbols.isEmpty ? "" : ": \(symbols)\(rest)")"
      }
  }
}
