extension StackSpace.Bounds {
  /// The bounds in words.
  public var words: String {
    "\(tabs) tabs, navigation depth \(depth), \(modals) modals\(splits ? ", split views" : "")"
  }
}
