extension AppFile {
  /// Reads an app file.
  ///
  /// Every file, however broken, ends in a value or in errors, within the time that its size allows.
  ///
  /// - Parameters:
  ///   - bytes: the content of the file, JSON in UTF-8.
  ///   - limits: what a file may have at most.
  /// - Returns: a consistent description of an app.
  /// - Throws: all that is wrong with the file; if the text is not JSON, the first fault of it.
  public static func read(
    _ bytes: some Sequence<UInt8>, limits: Limits = .standard
  ) throws(AppFileErrors) -> AppFile {
    let bytes = Array(bytes)
    let text = SourceText(bytes)
    var reader = AppFileReader(text: text, limits: limits)
    guard let app = reader.read(bytes) else {
      throw AppFileErrors(errors: reader.errors, unreported: reader.unreported)
    }
    return app
  }
}

extension AppFileReader {
  /// Reads a whole file: its text, then its shape, then its sense, each only if the one before was right.
  fileprivate mutating func read(_ bytes: [UInt8]) -> AppFile? {
    guard bytes.count <= limits.bytes else {
      report(.tooLarge(bytes: bytes.count, limit: limits.bytes), at: JSONPlace(), offset: 0)
      return nil
    }
    guard let root = readTree(bytes) else { return nil }
    let cursor = Cursor(node: root, place: JSONPlace())
    reportRepeatedKeys(in: cursor)
    guard isClean, let app = readApp(cursor), isClean else { return nil }
    checkSense(of: app, root: root)
    return isClean ? app : nil
  }

  private mutating func readTree(_ bytes: [UInt8]) -> JSONNode? {
    do {
      return try JSONReader.read(bytes, depthLimit: limits.depth)
    } catch {
      report(error.reason, at: JSONPlace(), offset: error.offset)
      return nil
    }
  }

  private mutating func readApp(_ cursor: Cursor) -> AppFile? {
    // The version comes first: of a file in another format nothing else can be said.
    guard case .object(let members) = cursor.node.value else { return wrongType(cursor, [.object]) }
    guard let format = Fields(cursor: cursor, members: members)["format"] else {
      report(.missingKey("format"), at: cursor)
      return nil
    }
    guard readFormat(format),
      let fields = readObject(
        cursor, required: ["format", "app", "screens", "bounds", "routes"],
        optional: ["$schema", "summary", "interchangeable"])
    else { return nil }
    _ = fields["$schema"].flatMap { readText($0) }
    let name = fields["app"].flatMap { readName($0, .word(longest: limits.nameLength)) }
    let summary = readSummary(fields)
    let screens = fields["screens"].flatMap {
      readList($0, count: 1...limits.screens) { $0.readScreen($1) }
    }
    let interchangeable: [[String]]? = fields["interchangeable"].map { readInterchangeable($0) } ?? []
    let bounds = fields["bounds"].flatMap { readBounds($0) }
    let routes = fields["routes"].flatMap { readList($0, count: 1...limits.routes) { $0.readRoute($1) } }
    guard let name, let summary, let screens, let interchangeable, let bounds, let routes else { return nil }
    return AppFile(
      name: name, summary: summary, screens: screens, interchangeable: interchangeable, bounds: bounds,
      routes: routes)
  }

  private mutating func readFormat(_ cursor: Cursor) -> Bool {
    guard case .number(let text) = cursor.node.value else {
      report(.wrongType(found: .init(cursor.node.value), expected: [.wholeNumber]), at: cursor)
      return false
    }
    guard text == String(AppFile.format) else {
      report(.unsupportedFormat(found: text, supported: AppFile.format), at: cursor)
      return false
    }
    return true
  }

  /// Reads the optional summary; an absent one is empty, a wrong one is `nil`.
  mutating func readSummary(_ fields: Fields) -> String? {
    guard let cursor = fields["summary"] else { return "" }
    return readName(cursor, .line(longest: limits.summaryLength))
  }
}
