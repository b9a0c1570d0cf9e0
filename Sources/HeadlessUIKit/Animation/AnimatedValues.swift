import Foundation

/// What an animator's closures have changed of views, so that an animation that goes back can bring it back.
@MainActor
final class AnimatedValues {
  /// Who notes what is changed now.
  private(set) static var recording: AnimatedValues?

  private struct Values {
    let view: UIView
    let frame: CGRect
    let alpha: CGFloat
    let color: UIColor?
    let transform: CGAffineTransform
  }

  private var before: [Values] = []

  /// Notes what a view is like, before it is changed for the first time.
  static func note(_ view: UIView) { recording?.note(view) }

  private func note(_ view: UIView) {
    guard !before.contains(where: { $0.view === view }) else { return }
    before.append(
      Values(
        view: view, frame: view.frameStorage, alpha: view.alphaStorage, color: view.backgroundColorStorage,
        transform: view.transformInEffect))
  }

  /// Notes what is changed meanwhile.
  func record(_ body: () -> Void) {
    let former = Self.recording
    Self.recording = self
    body()
    Self.recording = former
  }

  /// Makes the views what they were.
  func restore() {
    for values in before {
      values.view.frameStorage = values.frame
      values.view.alphaStorage = values.alpha
      values.view.backgroundColorStorage = values.color
      values.view.transformInEffect = values.transform
    }
  }
}
