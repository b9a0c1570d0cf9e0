import Foundation
import HeadlessUIKit

// Where views are, and what belongs to them alone.
extension TrackedAccess {
  @MainActor static let viewPlaces: [TrackedAccess] = [
    .on(
      { ($0.host.view, $0.top.view, $0.guest.view) }, "UIView.insertSubview(_:belowSubview:)",
      of: { [$0.host, $0.top, $0.guest] }
    ) {
      if let view = $1, let sibling = $2 { $0?.insertSubview(view, belowSubview: sibling) }
    },
    .on(
      { ($0.host.view, $0.top.view, $0.guest.view) }, "UIView.insertSubview(_:aboveSubview:)",
      of: { [$0.host, $0.top, $0.guest] }
    ) {
      if let view = $1, let sibling = $2 { $0?.insertSubview(view, aboveSubview: sibling) }
    },
    .on({ ($0.host.view, $0.guest.view) }, "UIView.bringSubviewToFront(_:)", of: { [$0.host, $0.guest] }) {
      if let view = $1 { $0?.bringSubviewToFront(view) }
    },
    .on({ ($0.host.view, $0.guest.view) }, "UIView.sendSubviewToBack(_:)", of: { [$0.host, $0.guest] }) {
      if let view = $1 { $0?.sendSubviewToBack(view) }
    },
    .on({ $0.host.view }, "UIView.exchangeSubview(at:withSubviewAt:)", of: { [$0.host, $0.guest] }) {
      $0?.exchangeSubview(at: 0, withSubviewAt: 0)
    },
    .on({ $0.host.view }, "UIView.viewWithTag(_:)", of: { [$0.host, $0.guest] }) { _ = $0?.viewWithTag(7) },
    .on({ $0.label }, "UIView.convert(_:to:)", of: { [$0.guest, $0.host] }) {
      _ = $0.convert(CGPoint.zero, to: nil)
    },
    .on({ $0.label }, "UIView.convert(_:from:)", of: { [$0.guest, $0.host] }) {
      _ = $0.convert(CGRect.zero, from: nil)
    },
    .on({ $0.host.view }, "UIView.hitTest(_:with:)", of: { [$0.host, $0.guest] }) {
      // A point outside, so that nobody asks the views inside.
      _ = $0?.hitTest(CGPoint(x: -1, y: 0), with: nil)
    },
    .on({ $0.label }, "UIView.point(inside:with:)", of: { [$0.guest] }) {
      _ = $0.point(inside: .zero, with: nil)
    },
    .on({ $0.label }, "UIView.sizeThatFits(_:)", of: { [$0.guest] }) { _ = $0.sizeThatFits(.zero) },
    .on({ $0.label }, "UIView.systemLayoutSizeFitting(_:)", of: { [$0.guest] }) {
      _ = $0.systemLayoutSizeFitting(.zero)
    },
    .on(
      { $0.label },
      "UIView.systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)",
      of: { [$0.guest] }
    ) {
      _ = $0.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
    },
    .on({ $0.label }, "UIView.center", of: { [$0.guest] }) { _ = $0.center },
    .on({ $0.label }, "UIView.transform", of: { [$0.guest] }) { _ = $0.transform },
    .on({ $0.label }, "UIView.snapshotView(afterScreenUpdates:)", of: { [$0.guest] }) {
      _ = $0.snapshotView(afterScreenUpdates: false)
    },
  ]

  @MainActor static let viewProperties: [TrackedAccess] = [
    .on({ $0.field }, "UITextField.inputView", of: { [$0.guest] }) { _ = $0.inputView },
    .on({ $0.field }, "UITextField.inputAccessoryView", of: { [$0.guest] }) { _ = $0.inputAccessoryView },
    .on({ $0.field }, "UITextField.clearButtonMode", of: { [$0.guest] }) { _ = $0.clearButtonMode },
    .on({ $0.field }, "UITextField.clearsOnBeginEditing", of: { [$0.guest] }) { _ = $0.clearsOnBeginEditing },
    .on({ $0.field }, "UITextField.enablesReturnKeyAutomatically", of: { [$0.guest] }) {
      _ = $0.enablesReturnKeyAutomatically
    },
    .on({ $0.contents.text }, "UITextView.inputView", of: { [$0.guest] }) { _ = $0.inputView },
    .on({ $0.contents.text }, "UITextView.inputAccessoryView", of: { [$0.guest] }) {
      _ = $0.inputAccessoryView
    },
    .on({ $0.contents.scroll }, "UIScrollView.contentInset", of: { [$0.guest] }) { _ = $0.contentInset },
    .on({ $0.contents.scroll }, "UIScrollView.isPagingEnabled", of: { [$0.guest] }) {
      _ = $0.isPagingEnabled
    },
    .on({ $0.contents.scroll }, "UIScrollView.zoomScale", of: { [$0.guest] }) { _ = $0.zoomScale },
    .on({ $0.button }, "UIButton.contentEdgeInsets", of: { [$0.guest] }) { _ = $0.contentEdgeInsets },
    .on({ $0.button }, "UIButton.titleEdgeInsets", of: { [$0.guest] }) { _ = $0.titleEdgeInsets },
    .on({ $0.button }, "UIButton.imageEdgeInsets", of: { [$0.guest] }) { _ = $0.imageEdgeInsets },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.barTintColor", of: { [$0.navigation] }) {
      _ = $0.barTintColor
    },
    .on({ $0.navigation.navigationBar }, "UINavigationBar.isTranslucent", of: { [$0.navigation] }) {
      _ = $0.isTranslucent
    },
    .on({ $0.label }, "UIView.accessibilityElements", of: { [$0.guest] }) { _ = $0.accessibilityElements },
    .on({ $0.label }, "UIView.contentMode", of: { [$0.guest] }) { _ = $0.contentMode },
    .on({ $0.label }, "UIView.clipsToBounds", of: { [$0.guest] }) { _ = $0.clipsToBounds },
    .on({ $0.label }, "UIView.isOpaque", of: { [$0.guest] }) { _ = $0.isOpaque },
    .on({ $0.label }, "UIView.isMultipleTouchEnabled", of: { [$0.guest] }) { _ = $0.isMultipleTouchEnabled },
    .on({ $0.label }, "UIView.isExclusiveTouch", of: { [$0.guest] }) { _ = $0.isExclusiveTouch },
    .on({ $0.label }, "UIView.semanticContentAttribute", of: { [$0.guest] }) {
      _ = $0.semanticContentAttribute
    },
    .on({ $0.label }, "UIView.mask", of: { [$0.guest] }) { _ = $0.mask },
    .on({ $0.label }, "UIView.layoutMargins", of: { [$0.guest] }) { _ = $0.layoutMargins },
    .on({ $0.label }, "UIView.directionalLayoutMargins", of: { [$0.guest] }) {
      _ = $0.directionalLayoutMargins
    },
    .on({ $0.label }, "UIView.preservesSuperviewLayoutMargins", of: { [$0.guest] }) {
      _ = $0.preservesSuperviewLayoutMargins
    },
    .on({ $0.label }, "UIView.insetsLayoutMarginsFromSafeArea", of: { [$0.guest] }) {
      _ = $0.insetsLayoutMarginsFromSafeArea
    },
    .on({ $0.label }, "UIView.tintColor", of: { [$0.guest] }) { _ = $0.tintColor },
  ]
}
