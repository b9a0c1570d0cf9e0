import Foundation
import TestSupport
import Testing

/// What can be known here of the conformance tests in the simulator.
@Suite struct SimulatorTests {
  private static let sources = Result { try SimulatorSources() }

  @Test func `the conformance tests compile with UIKit's names and the simulator's stage alone`() throws {
    let result = try Self.sources.get().check()
    #expect(result.isContent, "\(result.output)")
  }

  @Test func `a test that uses the model beside it does not compile`() throws {
    let types = ["Simulation", "ControllerTree", "Fault", "Timeline"]
    let statements = types.map { "_ = \($0).self" }.joined(separator: "; ")
    let extra = "import UIKit\n@MainActor func planted() { \(statements) }\n"
    let result = try Self.sources.get().check(adding: extra)
    for type in types { #expect(result.output.contains("'\(type)' is unavailable"), "\(result.output)") }
  }

  @Test func `no conformance test uses a member that the model alone has`() throws {
    let own = [
      ".connect(", ".disconnect(", ".endLaunch(", ".tap()", ".serial", ".everythingPossible", ".perform(.",
      ".openedLinks",
    ]
    for file in try Self.sources.get().tests {
      for member in own { #expect(!file.text.contains(member), "\(member) in \(file.name)") }
      let imports = Set(file.text.matches(of: /import (\w+)/).map { String($0.output.1) })
      #expect(imports.isSubset(of: ["Foundation", "HeadlessUIKit", "Testing", "UIKit"]), "\(file.name)")
      let suites = file.text.ranges(of: "@Suite(").count
      #expect(file.text.ranges(of: ", .compared)").count == suites, "\(file.name)")
    }
  }

  /// The objects of the project that the script writes.
  private func project() throws -> (data: Data, objects: [String: [String: Any]])? {
    let folder = FileManager.default.temporaryDirectory
      .appending(
        path: "project-\(ProcessInfo.processInfo.processIdentifier)-\(UInt.random(in: 0...UInt.max))")
    defer { try? FileManager.default.removeItem(at: folder) }
    let script = Repository.folder.appending(path: "scripts/simulator/make-project.py").path
    let (status, output) = try ExternalTool.run(["python3", script, folder.path])
    if status == 127 { return nil }
    #expect(status == 0, "\(output)")
    let data = try Data(contentsOf: folder.appending(path: "Conformance.xcodeproj/project.pbxproj"))
    let list = try PropertyListSerialization.propertyList(from: data, format: nil)
    let objects = try #require((list as? [String: Any])?["objects"] as? [String: [String: Any]])
    return (data, objects)
  }

  @Test func `the project has all conformance tests, each file is there, and each reference leads somewhere`()
    throws
  {
    guard let (data, objects) = try project() else { return }
    let paths = objects.values.filter { $0["sourceTree"] as? String == "<absolute>" }
      .compactMap { $0["path"] as? String }
    for path in paths { #expect(FileManager.default.fileExists(atPath: path), "\(path)") }
    let names = Set(paths.map { URL(filePath: $0).lastPathComponent })
    #expect(names.isSuperset(of: try Self.sources.get().tests.map(\.name)))
    #expect(!names.contains("RuleTableConformanceTests.swift"))
    #expect(paths.filter { $0.hasSuffix("/Stage.swift") }.map { $0.contains("/simulator/") } == [true])
    for object in objects.values {
      for identifier in Self.texts(in: object) where identifier.wholeMatch(of: /[0-9A-F]{24}/) != nil {
        #expect(objects[identifier] != nil, "\(identifier)")
      }
    }
    #expect(try project()?.data == data)
  }

  private static func texts(in value: Any) -> [String] {
    switch value {
    case let text as String: [text]
    case let list as [Any]: list.flatMap(texts)
    case let table as [String: Any]: table.keys + table.values.flatMap(texts)
    default: []
    }
  }

  #if os(Linux)
    @Test func `without Xcode the command says so`() throws {
      let script = Repository.folder.appending(path: "scripts/simulator.sh").path
      let (status, output) = try ExternalTool.run([script])
      #expect(status == 77 && output.contains("only a Mac with Xcode has"))
    }
  #endif
}
