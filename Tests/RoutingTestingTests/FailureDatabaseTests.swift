import Foundation
import TestSupport
import Testing

@testable import RoutingTesting

/// The file in which failures are kept between runs.
@Suite struct FailureDatabaseTests {
  private func withDatabase(_ body: (FailureDatabase, URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "failures-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(FailureDatabase(folder: folder), folder)
  }

  private func failure(_ number: Int) -> FailureDatabase.Failure {
    .init(property: "terminates", state: "Nav[Home, Product(\(number))]")
  }

  @Test func `what is added is there, once and in its order, for its own route alone`() throws {
    try withDatabase { database, _ in
      try database.add([failure(1), failure(2)], of: "a", in: "app")
      try database.add([failure(2), failure(3)], of: "a", in: "app")
      #expect(database.failures(of: "a", in: "app") == [1, 2, 3].map(failure))
      #expect(database.failures(of: "b", in: "app").isEmpty)
      #expect(database.failures(of: "a", in: "other").isEmpty)
    }
  }

  @Test func `beyond the capacity the oldest make room`() throws {
    try withDatabase { database, _ in
      try database.add((0..<150).map(failure), of: "a", in: "app")
      #expect(database.failures(of: "a", in: "app") == (50..<150).map(failure))
    }
  }

  @Test(arguments: ["../../etc", "a/b", "", "ünï", ".", "a\0b"])
  func `a name leads nowhere outside the folder`(name: String) throws {
    try withDatabase { database, folder in
      try database.add([failure(1)], of: name, in: name)
      #expect(database.failures(of: name, in: name) == [failure(1)])
      let files = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
      #expect(files.filter { $0.hasSuffix(".json") }.count == 1)
    }
  }

  @Test func `a file that is no such file counts as none, whatever it holds`() throws {
    try withDatabase { database, folder in
      try database.add([failure(1)], of: "a", in: "app")
      let file = folder.appending(path: "app/a.json")
      let whole = try Data(contentsOf: file)
      var generator = SeededGenerator(state: 1)
      for _ in 0..<300 {
        var bytes = whole
        let index = Int.random(in: 0..<bytes.count, using: &generator)
        bytes[index] = UInt8.random(in: 0...255, using: &generator)
        try bytes.prefix(Int.random(in: 0...bytes.count, using: &generator)).write(to: file)
        _ = database.failures(of: "a", in: "app")
      }
      try Data("[]".utf8).write(to: file)
      #expect(database.failures(of: "a", in: "app").isEmpty)
      try Data(String(decoding: whole, as: UTF8.self).replacing(": 1", with: ": 2").utf8).write(to: file)
      #expect(database.failures(of: "a", in: "app").isEmpty, "another version")
      try database.add([failure(2)], of: "a", in: "app")
      #expect(database.failures(of: "a", in: "app") == [failure(2)])
    }
  }

  @Test func `the package of a file is found from where it stands`() throws {
    #expect(FailureDatabase(ofPackageWith: #filePath) != nil)
    #expect(FailureDatabase(ofPackageWith: "/File.swift") == nil)
  }
}
