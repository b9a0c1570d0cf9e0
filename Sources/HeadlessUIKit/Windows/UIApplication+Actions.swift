extension UIApplication {
  /// Calls a method by its name.
  ///
  /// - Parameters:
  ///   - action: The name.
  ///   - target: Whose method it is; where nobody is named, that of whoever has the keyboard, or is behind them in the chain of
  ///     responders, and has the method.
  ///   - sender: Who sends the action, the first argument.
  ///   - event: What has happened, the second argument.
  /// - Returns: Whether somebody has the method.
  @discardableResult
  public final func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    let first = Simulation.current.firstResponder ?? sender as? UIResponder
    guard let receiver = target.map({ $0 as AnyObject }) ?? first?.receiver(of: action) else { return false }
    Simulation.actions.call(action, on: receiver, with: sender, and: event)
    return true
  }
}
