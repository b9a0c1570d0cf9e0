internal import Foundation
import Testing

/// Finds files of the repository from where this file stands.
enum Fixtures {
  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let schema = root.appending(path: "Fixtures/Schemas/report.schema.json")

  /// Compares a text with a golden file; with `ROUTECHECK_RECORD` set it writes the file, and still fails.
  static func expectGolden(_ text: String, _ name: String) throws {
    let file = root.appending(path: "Fixtures/Golden/\(name)")
    if ProcessInfo.processInfo.environment["ROUTECHECK_RECORD"] != nil {
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name); look at it, then run again without ROUTECHECK_RECORD")
      return
    }
    let golden = try String(contentsOf: file, encoding: .utf8)
    // Not an expectation on the texts, which would print both of them.
    if text != golden { Issue.record("\(name) differs: \(firstDifference(text, golden))") }
  }

  /// Finds one of the published schemas that are not ours, in the folder beside the repository.
  static func publishedSchema(_ name: String) -> URL? {
    var folder = root
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let file = folder.appending(path: "shared/schemas/\(name)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
  }

  private static func firstDifference(_ text: String, _ golden: String) -> String {
    let pairs = zip(text.split(separator: "\n"), golden.split(separator: "\n")).enumerated()
    guard let (index, (new, old)) = pairs.first(where: { $0.element.0 != $0.element.1 }) else {
      return "one ends earlier"
    }
    return "line \(index + 1) is “\(new.prefix(200))”, was “\(old.prefix(200))”"
  }
}

/// Runs a validator that the machine may or may not have.
enum Validator {
  /// Says how a validation went; `missing` names what the machine lacks.
  enum Outcome: Equatable {
    case valid
    case invalid(String)
    case missing(String)
  }

  /// Validates JSON with Python's jsonschema.
  static func json(_ text: String, schema: URL) throws -> Outcome {
    let script = """
      import json, sys
      try:
          import jsonschema
      except ImportError:
          sys.exit(77)
      schema = json.load(open(sys.argv[1]))
      kind = jsonschema.validators.validator_for(schema)
      kind.check_schema(schema)
      errors = [f"{e.json_path}: {e.message}" for e in kind(schema).iter_errors(json.load(open(sys.argv[2])))]
      print("\\n".join(errors[:5]))
      sys.exit(1 if errors else 0)
      """
    return try withFile(text) { file in
      try run(["python3", "-W", "ignore", "-c", script, schema.path, file.path], missing: "jsonschema")
    }
  }

  /// Validates XML with libxml2's xmllint.
  static func xml(_ text: String, schema: URL) throws -> Outcome {
    try withFile(text) { file in
      try run(["xmllint", "--noout", "--schema", schema.path, file.path], missing: "xmllint")
    }
  }

  /// Parses XML with libxml2's xmllint, which refuses what is not well formed.
  static func wellFormed(_ text: String) throws -> Outcome {
    try withFile(text) { try run(["xmllint", "--noout", $0.path], missing: "xmllint") }
  }

  /// Opens a page in a browser and gives the document after its script ran; `nil` where there is no browser.
  static func browse(_ file: URL, fragment: String) throws -> String? {
    let outcome = try output(of: [
      "chromium", "--headless", "--no-sandbox", "--disable-gpu", "--dump-dom",
      "file://\(file.path)#\(fragment)",
    ])
    return outcome.status == 127 ? nil : outcome.output
  }

  /// Fails on an invalid document, and prints why nothing was validated where the validator is missing.
  static func expect(_ outcome: Outcome) {
    if case .missing(let name) = outcome {
      print("not validated: this machine has no \(name)")
    } else {
      #expect(outcome == .valid)
    }
  }

  private static func withFile<T>(_ text: String, _ body: (URL) throws -> T) throws -> T {
    let file = FileManager.default.temporaryDirectory.appending(path: "reporting-\(UUID().uuidString)")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try body(file)
  }

  private static func run(_ arguments: [String], missing: String) throws -> Outcome {
    let (status, output) = try output(of: arguments)
    switch status {
    case 0: return .valid
    case 77, 127: return .missing(missing)
    default: return .invalid(output)
    }
  }

  /// Runs a program and gathers all that it writes; `env` answers 127 for a program that is not there.
  private static func output(of arguments: [String]) throws -> (status: Int32, output: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (process.terminationStatus, output)
  }
}
