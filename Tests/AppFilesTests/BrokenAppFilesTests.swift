import AppFiles
import Foundation
import Testing

/// One broken file under `Fixtures/Apps/Broken` and the one sentence that it must get.
struct BrokenFile: CustomTestStringConvertible, Sendable {
  let name: String
  let sentence: String
  var testDescription: String { name }

  /// The table: a line of `sentences.txt` for each file, written and reviewed by hand.
  static let all: [BrokenFile] = {
    let table = Fixtures.folder.appending(path: "Apps/Broken/sentences.txt")
    guard let text = try? String(contentsOf: table, encoding: .utf8) else { return [] }
    return text.split(separator: "\n").map { line in
      BrokenFile(name: String(line.prefix { $0 != "." }), sentence: String(line))
    }
  }()
}

@Suite struct BrokenAppFilesTests {
  @Test(arguments: BrokenFile.all)
  func `a broken file is refused with its one sentence`(file: BrokenFile) throws {
    let found = try #require(errors(reading: try Fixtures.brokenApp(file.name)))
    #expect(AppFileErrorMessage(fileName: "\(file.name).json").sentences(for: found) == [file.sentence])
  }

  @Test func `every broken file stands in the table once`() throws {
    #expect(BrokenFile.all.count > 70)
    #expect(try Fixtures.names(in: "Apps/Broken") == BrokenFile.all.map(\.name).sorted())
  }
}
