internal import Foundation
import Reporting
import Testing

@MainActor
@Suite struct ReportWritingTests {
  private func checked() -> MemorySurroundings {
    let surroundings = MemorySurroundings.withApps()
    surroundings.run("check broken-route.json --samples 50")
    return surroundings
  }

  @Test(arguments: ["", "build/routes"])
  func `the last run is written as one page and as JSON`(_ folder: String) throws {
    let surroundings = checked()
    let transcript = surroundings.run("report" + (folder.isEmpty ? "" : " --output \(folder)"))
    let place = folder.isEmpty ? ".routecheck/report" : folder
    // A check from launch leaves the last run as it was, so the command says of which app it speaks.
    let lines = transcript.output.split(separator: "\n")
    #expect(lines.first?.hasPrefix("broken-route: ") == true && lines.first?.contains("violated") == true)
    #expect(lines.dropFirst() == ["wrote \(place)/report.html", "wrote \(place)/report.json"])
    #expect(transcript.code == 0 && transcript.errors.isEmpty)
    let page = try #require(surroundings.files["\(place)/report.html"])
    #expect(page.hasPrefix("<!") && page.contains("broken-route"))
    #expect(surroundings.files["\(place)/report.json"] == surroundings.files[".routecheck/last-run.json"])
  }

  @Test(arguments: ["out/report.html", "out/report.json"])
  func `where one file cannot be written, none is`(_ path: String) {
    let surroundings = checked()
    surroundings.unwritable = [path]
    let before = surroundings.files
    let transcript = surroundings.run("report --output out")
    #expect(transcript.code == 2 && transcript.output.isEmpty && surroundings.files == before)
    let sentence = "The file `\(path)` cannot be written: no space left on device."
    #expect(transcript.errors == "routecheck: \(sentence)\n")
  }
}
