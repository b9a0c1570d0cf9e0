@testable import Reporting
import Testing

@Suite struct HostileReportTests {
  @Test(arguments: Golden.all)
  func `no format lets a name steer a terminal or reorder a line`(_ golden: Golden) {
    let text = golden.renderer.render(HostileReport.report)
    let colors = golden.name.contains("color")
    let unsafe = text.unicodeScalars.filter {
      VisibleText.isUnsafe($0) && $0 != "\n" && !(colors && $0 == "\u{1B}")
    }
    #expect(unsafe.isEmpty)
  }

  @Test func `a hostile name is shown as pictures and numbers`() {
    #expect(VisibleText.line("a\u{0}\u{1B}[31m\n\u{7F}") == "a␀␛[31m␊␡")
    #expect(VisibleText.line("\u{202E}x\u{85}\u{FEFF}") == "[U+202E]x[U+0085][U+FEFF]")
    #expect(VisibleText.line("👩‍👩‍👧‍👦 日本 e\u{301}") == "👩‍👩‍👧‍👦 日本 e\u{301}")
    #expect(VisibleText.line(String(repeating: "y", count: 300), limit: 3) == "yyy… (300 characters)")
    #expect(VisibleText.lines("a\r\nb\n\nc\rd") == ["a", "b", "", "c␍d"])
    #expect(VisibleText.lines("a\nb\nc", limit: 2) == ["a", "b", "… (1 more lines)"])
  }

  @Test func `every scalar is either shown as it is or replaced by scalars that are`() {
    for value in UInt32(0)...0x1_FFFF {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let shown = VisibleText.line(String(scalar)).unicodeScalars
      #expect(!shown.contains { VisibleText.isUnsafe($0) } && !shown.isEmpty)
    }
  }
}
