/// The data models of an app, as code that makes them known, and the classes of objects that Xcode would write.
struct DataModels {
  private let models: [(name: String, entities: [Entity])]
  private let app: AppOutline

  /// Reads the models.
  ///
  /// - Parameters:
  ///   - app: The app, which may have the classes of its objects itself.
  ///   - files: Everything in the folders of models that says which entities there are, or which version is the current one.
  init(_ app: AppOutline, files: [SourceFile]) {
    self.app = app
    models = Self.current(files).map { name, file in
      let elements = DataModelElement.read(file.text).all("entity")
      let classes = Dictionary(elements.map { ($0["name"] ?? "", Entity.className(of: $0)) }) { $1 }
      return (name, elements.map { Entity($0, classes: classes) })
    }
  }

  /// Whether there is any.
  var isEmpty: Bool { models.isEmpty }

  /// Whether a file is one of those that are read.
  static func reads(_ path: String) -> Bool {
    path.hasSuffix(".xcdatamodel/contents") || path.hasSuffix(".xcdatamodeld/.xccurrentversion")
  }

  /// The current version of each model, by the model's name.
  private static func current(_ files: [SourceFile]) -> [(String, SourceFile)] {
    let versions = files.filter { $0.path.hasSuffix("/contents") }.sorted { $0.path < $1.path }
    var byFolder: [String: [SourceFile]] = [:]
    for file in versions { byFolder[folder(of: file.path), default: []].append(file) }
    return byFolder.sorted { $0.key < $1.key }.compactMap { folder, versions in
      let marker = files.first { $0.path == folder + "/.xccurrentversion" }?.text ?? ""
      let named = versions.first { marker.contains("<string>\(part($0.path, fromEnd: 1))</string>") }
      guard let file = named ?? versions.last else { return nil }
      let name = part(folder, fromEnd: 0).split(separator: ".").first.map(String.init) ?? ""
      return (name, file)
    }
  }

  /// The folder of all versions, or of the only one.
  private static func folder(of path: String) -> String {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    let isVersioned = parts.dropLast(2).last?.hasSuffix(".xcdatamodeld") ?? false
    return parts.dropLast(isVersioned ? 2 : 1).joined(separator: "/")
  }

  private static func part(_ path: String, fromEnd number: Int) -> String {
    path.split(separator: "/").dropLast(number).last.map(String.init) ?? ""
  }

  // MARK: Code

  /// The statements that make the models known.
  var statements: [String] {
    models.flatMap { name, entities in
      ["NSManagedObjectModel.register(\(name.swiftLiteral)) {", "  ["]
        + entities.flatMap { $0.description(hasClass: hasClass($0)).map { "    " + $0 } } + ["  ]", "}"]
    }
  }

  /// The classes and extensions that Xcode writes, and the app has not.
  var declarations: [String] {
    var written: Set<String> = []
    return models.flatMap(\.entities).flatMap { entity -> [String] in
      guard written.insert(entity.className).inserted else { return [] }
      return entity.declarations
    }
  }

  /// Whether there is a class for the objects of an entity: the app's or one that Xcode writes.
  private func hasClass(_ entity: Entity) -> Bool {
    entity.generation == "class"
      || app.files.contains { file in
        file.types.contains { $0.name == entity.className && $0.keyword == "class" }
      }
  }
}
