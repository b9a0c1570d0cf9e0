import Foundation
import HeadlessUIKit

// What classes of views override.
extension TrackedCallout {
  @MainActor static let views: [TrackedCallout] =
    [
      "willMove(toSuperview:)", "didMoveToSuperview()", "willMove(toWindow:)", "didMoveToWindow()",
      "didAddSubview(_:)",
    ].map { method in
      view(method) { stage in
        let outer = MovedView()
        outer.addSubview(UIView())
        stage.bottom.view.addSubview(outer)
      }
    }
    + [
      view("willRemoveSubview(_:)") { _ in
        let (outer, inner) = (MovedView(), UIView())
        outer.addSubview(inner)
        inner.removeFromSuperview()
      },
      view("layoutSubviews()") { _ in MovedView().layoutIfNeeded() },
      view("updateConstraints()") { _ in MovedView().updateConstraintsIfNeeded() },
      TrackedCallout("UIResponder.awakeFromNib()") { _ in
        let place = SourcePlace(file: "Called")
        var awake = StoryboardDocument.View(id: "view", kind: .view, place: place)
        awake.customClass = "MovedView"
        Simulation.storyboards.registerView(MovedView.self, as: "MovedView")
        Simulation.storyboards.register(NibDocument(name: "Called", objects: [.view(awake)]))
      } acting: { _ in
        _ = UINib(nibName: "Called", bundle: nil).instantiate(withOwner: nil)
      },
      view("sizeThatFits(_:)") { _ in MovedView().sizeToFit() },
      view("tintColorDidChange()") { _ in MovedView().tintColor = .red },
      view("point(inside:with:)") { _ in _ = MovedView().hitTest(.zero, with: nil) },
      view("hitTest(_:with:)") { _ in
        let outer = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        outer.addSubview(MovedView())
        _ = outer.hitTest(.zero, with: nil)
      },
    ]

  /// A method of a view's class, which is not counted.
  @MainActor private static func view(
    _ method: String, _ act: @escaping @MainActor @Sendable (CalloutStage) -> Void
  ) -> TrackedCallout {
    TrackedCallout("UIView.\(method)", isCounted: false, acting: act)
  }
}

/// A view that says what is called of it.
private final class MovedView: UIView {
  private func called(_ method: String) { CalloutStage.called("UIView.\(method)") }

  override func willMove(toSuperview newSuperview: UIView?) { called("willMove(toSuperview:)") }
  override func didMoveToSuperview() { called("didMoveToSuperview()") }
  override func willMove(toWindow newWindow: UIWindow?) { called("willMove(toWindow:)") }
  override func didMoveToWindow() { called("didMoveToWindow()") }
  override func didAddSubview(_ subview: UIView) { called("didAddSubview(_:)") }
  override func willRemoveSubview(_ subview: UIView) { called("willRemoveSubview(_:)") }
  override func awakeFromNib() { CalloutStage.called("UIResponder.awakeFromNib()") }
  override func layoutSubviews() { called("layoutSubviews()") }
  override func updateConstraints() { called("updateConstraints()") }
  override func tintColorDidChange() { called("tintColorDidChange()") }
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    called("sizeThatFits(_:)")
    return size
  }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    called("hitTest(_:with:)")
    return super.hitTest(point, with: event)
  }
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    called("point(inside:with:)")
    return false
  }
}
