import Foundation
import TestSupport
import Testing

@testable import AppFiles

/// The published schema against the reader, judged by Python's `jsonschema`.
@Suite struct AppSchemaTests {
  /// Prints the names of the files that a schema rejects; the arguments are the schema and the files.
  static let script = """
    import json, sys, jsonschema
    schema = json.load(open(sys.argv[1]))
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    for name in sys.argv[2:]:
        with open(name, encoding="utf-8-sig") as file:
            if not validator.is_valid(json.load(file)):
                print(name)
    """

  static let isAvailable: Bool = {
    let isThere = (try? python(["-c", "import jsonschema; jsonschema.Draft202012Validator"]))?.status == 0
    if !isThere { print("The schema tests are skipped: there is no python3 with the module jsonschema.") }
    return isThere
  }()

  static func python(_ arguments: [String]) throws -> (status: Int32, output: String) {
    try ExternalTool.run(["python3", "-W", "ignore"] + arguments)
  }

  /// The files that the schema rejects.
  static func rejected(_ files: [URL]) throws -> Set<String> {
    let result = try python(["-c", script, Fixtures.appSchema.path()] + files.map { $0.path() })
    #expect(result.status == 0)
    return Set(result.output.split(separator: "\n").map(String.init))
  }

  /// Whether the bytes are JSON that says each key once; about anything else a schema has nothing to say.
  static func isPlainJSON(_ bytes: [UInt8]) -> Bool {
    guard let node = try? JSONReader.read(bytes, depthLimit: 64) else { return false }
    var reader = AppFileReader(text: SourceText(bytes), limits: .standard)
    reader.reportRepeatedKeys(in: Cursor(node: node, place: JSONPlace()))
    return reader.isClean
  }

  @Test(.enabled(if: isAvailable)) func `every app file in the repository keeps the schema`() throws {
    let names = try Fixtures.names(in: "Apps")
    #expect(names.count >= 2)
    #expect(try Self.rejected(names.map { Fixtures.folder.appending(path: "Apps/\($0).json") }).isEmpty)
  }

  @Test(.enabled(if: isAvailable))
  func `what the schema rejects the reader rejects`() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "app-schema-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var mutator = FileMutator(try Fixtures.app("every-feature"))
    mutator.keepsTokens = true
    var generator = SeededGenerator(state: 4)
    var files: [URL] = []
    var accepted: Set<String> = []
    let count = TestBudget.times(1000, short: 150)
    while files.count < count {
      let bytes = mutator.mutant(using: &generator)
      guard Self.isPlainJSON(bytes) else { continue }
      let file = folder.appending(path: "\(files.count).json")
      try Data(bytes).write(to: file)
      files.append(file)
      if errors(reading: bytes) == nil { accepted.insert(file.path()) }
    }
    let rejected = try Self.rejected(files)
    #expect(rejected.count > count / 5)
    #expect(accepted.count > count / 50)
    #expect(rejected.intersection(accepted).sorted() == [])
  }

  @Test(.enabled(if: isAvailable)) func `the schema sees what is wrong in the shape of broken files`() throws
  {
    let names = try Fixtures.names(in: "Apps/Broken")
    let readable = try names.filter { Self.isPlainJSON(try Fixtures.brokenApp($0)) }
    let files = readable.map { Fixtures.folder.appending(path: "Apps/Broken/\($0).json") }
    let rejected = Set(try Self.rejected(files).map { URL(filePath: $0).lastPathComponent })
    let expected = ["key-misspelt", "option-misspelt", "bound-negative", "factory-without-action"]
    #expect(rejected.isSuperset(of: expected.map { "\($0).json" }))
  }
}
