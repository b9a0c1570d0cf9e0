/// Puts text into Markdown so that it is shown and nothing else.
enum MarkdownText {
  /// Writes a code span; its fence is longer than any run of backticks in the text.
  static func code(_ text: String, limit: Int = VisibleText.defaultLimit) -> String {
    let line = VisibleText.line(text, limit: limit)
    let content = line.isEmpty ? " " : line
    let fence = String(repeating: "`", count: longestRun(in: content) + 1)
    // A space on both sides keeps backticks at the ends apart from the fence, and is taken away by the reader.
    let needsSpace = content.hasPrefix("`") || content.hasSuffix("`") || content.hasPrefix(" ")
    let space = needsSpace && content != " " ? " " : ""
    return fence + space + content + space + fence
  }

  /// Writes a code span for a table, where a bar ends the cell even within code.
  static func cell(_ text: String) -> String {
    code(text, limit: 80).replacing("|", with: "\\|")
  }

  /// Writes a block of lines that are already safe to look at.
  static func fenced(_ lines: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(in: lines) + 1))
    return fence + "text\n" + lines + (lines.hasSuffix("\n") ? "" : "\n") + fence + "\n"
  }

  private static func longestRun(in text: String) -> Int {
    var longest = 0
    var current = 0
    for byte in text.utf8 {
      current = byte == UInt8(ascii: "`") ? current + 1 : 0
      longest = max(longest, current)
    }
    return longest
  }
}
