import Foundation
import RoutingSpecs
import TestSupport
import Testing

@MainActor
@Suite struct CertificateSchemaTests {
  @Test func `every line is valid against the published schema`() throws {
    let app = try Certificates.shop()
    let text = Certificates.lines(app.routes, of: app).map { $0 + "\n" }.joined()
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).jsonl")
    try Data(text.utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let schema = Repository.fixtures.appending(path: "Schemas/certificate.schema.json")
    let (status, output) = try ExternalTool.run(["python3", "-c", Self.script, schema.path, file.path])
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
    kinds = set()
    for line in open(sys.argv[2]):
        value = json.loads(line)
        kinds |= value.keys()
        validator.validate(value)
    sys.exit(0 if len(kinds) == 9 else f"not every kind of line occurs: {kinds}")
    """
}
