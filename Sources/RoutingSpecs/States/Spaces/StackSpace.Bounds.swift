extension StackSpace {
  /// How large the stacks of a space become, and what may stand where.
  ///
  /// The default is everything that UIKit permits with up to 3 tabs, navigation depth 3 and 2 modals. A team narrows
  /// it to what its app does: no split controllers, only navigation controllers as tab items, full-screen modals.
  public struct Bounds: Hashable, Codable, Sendable {
    /// The most items a tab bar controller has, 0...50; 0 means that there are no tab bar controllers.
    public var tabs: Int
    /// The most screens a navigation controller has, 0...50; 0 means that there are no navigation controllers.
    public var depth: Int
    /// The most layers presented over the root, 0...50.
    public var modals: Int
    /// Whether there are split controllers.
    public var splits: Bool
    /// What the root may be.
    public var rootKinds: ContentKinds
    /// What may be presented.
    public var modalKinds: ContentKinds
    /// What a tab item may be: screens, navigation controllers or both.
    public var tabKinds: ContentKinds
    /// What the primary column of a split controller may be: screens, navigation controllers or both.
    public var primaryKinds: ContentKinds
    /// What the secondary column of a split controller may be: screens, navigation controllers or both.
    public var secondaryKinds: ContentKinds
    /// How layers may be presented, simplest first; at least one, without repetition.
    public var styles: [PresentationStyle]

    /// Sets bounds; the space checks them.
    ///
    /// - Parameters:
    ///   - tabs: The most items of a tab bar controller.
    ///   - depth: The most screens of a navigation controller.
    ///   - modals: The most layers over the root.
    ///   - splits: Whether there are split controllers.
    ///   - rootKinds: What the root may be.
    ///   - modalKinds: What may be presented.
    ///   - tabKinds: What a tab item may be.
    ///   - primaryKinds: What a primary column may be.
    ///   - secondaryKinds: What a secondary column may be.
    ///   - styles: How layers may be presented.
    public init(
      tabs: Int = 3, depth: Int = 3, modals: Int = 2, splits: Bool = true,
      rootKinds: ContentKinds = .all, modalKinds: ContentKinds = .all, tabKinds: ContentKinds = .items,
      primaryKinds: ContentKinds = .items, secondaryKinds: ContentKinds = .items,
      styles: [PresentationStyle] = [.automatic]
    ) {
      self.tabs = tabs
      self.depth = depth
      self.modals = modals
      self.splits = splits
      self.rootKinds = rootKinds
      self.modalKinds = modalKinds
      self.tabKinds = tabKinds
      self.primaryKinds = primaryKinds
      self.secondaryKinds = secondaryKinds
      self.styles = styles
    }

    /// The greatest value of each numeric bound.
    ///
    /// Counts at this limit have several hundred thousand digits and still take well under a second.
    public static let maximum = 50
  }
}

extension StackSpace.Bounds {
  /// Refuses the first bound that is out of its range.
  func validate() throws(StackSpaceError) {
    for (name, value) in [("tabs", tabs), ("depth", depth), ("modals", modals)]
    where !(0...Self.maximum).contains(value) {
      throw .boundOutOfRange(name, value: value, allowed: 0...Self.maximum)
    }
    for (name, kinds) in [("tab", tabKinds), ("primary", primaryKinds), ("secondary", secondaryKinds)]
    where !kinds.isSubset(of: .items) {
      throw .kindsNotAllowed(kinds.subtracting(.items), place: name, allowed: .items)
    }
    guard !styles.isEmpty else { throw .noStyle }
    for (index, style) in styles.enumerated() where styles[..<index].contains(style) {
      throw .duplicateStyle(style)
    }
  }

  /// The bounds in words.
  public var words: String {
    let parts = [
      tabs == 1 ? "1 tab" : "\(tabs) tabs", "navigation depth \(depth)",
      modals == 1 ? "1 modal" : "\(modals) modals",
    ]
    return parts.joined(separator: ", ") + (splits ? ", split views" : "")
  }

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
