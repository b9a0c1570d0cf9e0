internal import Foundation
import TestSupport
import Testing

/// The files that these tests compare with.
enum Fixtures {
  static let schema = Repository.fixtures.appending(path: "Schemas/report.schema.json")

  /// What we write of JUnit's XML and of SARIF, in schemas of our own.
  static let junitProfile = Repository.fixtures.appending(path: "Schemas/junit-profile.xsd")
  static let sarifProfile = Repository.fixtures.appending(path: "Schemas/sarif-profile.schema.json")

  /// Compares a text with a golden file.
  static func expectGolden(_ text: String, _ name: String) throws {
    try Repository.expectGolden(text, "Golden/\(name)")
  }

  /// Finds one of the published schemas that are not ours, in the folder beside the repository.
  static func publishedSchema(_ name: String) -> URL? {
    var folder = Repository.folder
    while folder.path != "/" {
      folder = folder.deletingLastPathComponent()
      let file = folder.appending(path: "shared/schemas/\(name)")
      if FileManager.default.fileExists(atPath: file.path) { return file }
    }
    return nil
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
    let outcome = try ExternalTool.run([
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
    let (status, output) = try ExternalTool.run(arguments)
    switch status {
    case 0: return .valid
    case 77, 127: return .missing(missing)
    default: return .invalid(output)
    }
  }
}
