extension StackSpace.Bounds {
  /// The bound of a size: that many tabs, screens in depth and modals, where this bound has any.
  ///
  /// The sizes lead through this bound: up to it no number is larger than its own, beyond it all grow alike. What a
  /// bound leaves out altogether stays out: an app without tab bars has none at any size. So the stacks of a size are
  /// among those of the next one.
  ///
  /// - Parameter size: At least 1.
  /// - Returns: The bound, with the kinds, styles and splits of this one; no number is above `maximum`.
  public func grown(to size: Int) -> StackSpace.Bounds {
    func grown(_ value: Int) -> Int { value == 0 ? 0 : min(size, Self.maximum) }
    var result = self
    (result.tabs, result.depth, result.modals) = (grown(tabs), grown(depth), grown(modals))
    return size <= max(tabs, depth, modals) ? result.cut(to: self) : result
  }
}
