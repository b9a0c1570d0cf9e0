/// How a modal layer is presented, as far as routing can tell the difference.
///
/// The names are those of UIKit's `modalPresentationStyle`.
public enum PresentationStyle: String, Hashable, Codable, CaseIterable, Sendable {
  /// What the system chooses: a form sheet from the SDK of iOS 18 on, a page sheet from that of iOS 13 on.
  case automatic
  /// Covers everything; the layer below leaves the window.
  case fullScreen
  /// A sheet that can be swiped away.
  case pageSheet
  /// A smaller sheet.
  case formSheet
  /// Covers the nearest controller that defines a presentation context.
  case currentContext
  /// Presented by a transitioning delegate.
  case custom
  /// Covers everything; the layer below stays in the window.
  case overFullScreen
  /// As `currentContext`, with the covered controller left in the window.
  case overCurrentContext
  /// Points at a view or a bar button.
  case popover
}
