import Foundation
import Testing

/// Texts of one JSON value a line.
public enum JSONLines {
  /// Fails where a line is not valid against a published schema; says so where the machine has no validator.
  ///
  /// - Parameters:
  ///   - text: The lines.
  ///   - schema: The name of the schema's file.
  /// - Throws: What Foundation throws where the lines cannot be written, or no process can be started.
  public static func expectValid(_ text: String, against schema: String) throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let path = Repository.fixtures.appending(path: "Schemas/\(schema)").path
    let (status, output) = try ExternalTool.run(["python3", "-c", script, path, file.path])
    if status == 77 || status == 127 {
      print("not validated: this machine has no jsonschema")
    } else {
      #expect(status == 0, "\(output)")
    }
  }

  private static let script = """
    import json, sys
    try:
        import jsonschema
    except ImportError:
        sys.exit(77)
    schema = json.load(open(sys.argv[1]))
    validator = jsonschema.validators.validator_for(schema)(schema)
    validator.check_schema(schema)
    for line in open(sys.argv[2]):
        validator.validate(json.loads(line))
    """
}
