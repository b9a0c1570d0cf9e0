extension StackSpace.Bounds {
  /// The bounds in words.
  public var words: String {
    let parts = [
      tabs == 1 ? "1 tab" : "\(tabs) tabs", "navigation depth \(depth)",
      modals == 1 ? "1 modal" : "\(modals) modals",
    ]
    return parts.joined(separator: ", ") + (splits ? ", split views" : "")
  }
}
