import ConcurrencyHooks
import UIKit

/// The views of a map that were registered under names, and those that wait to be used again.
@MainActor
struct RegisteredViews {
  /// What a view is being made for.
  static var made: (annotation: any MKAnnotation, name: String)?

  private var classes: [String: MKAnnotationView.Type] = [:]
  private var unused: [String: [MKAnnotationView]] = [:]

  mutating func register(_ viewClass: AnyClass?, as name: String) {
    classes[name] = viewClass as? MKAnnotationView.Type
  }

  /// Keeps a view that shows nothing any more.
  mutating func putAway(_ view: MKAnnotationView) {
    if let name = view.reuseIdentifier { unused[name, default: []].append(view) }
  }

  /// A view that shows nothing, which is not kept any longer.
  mutating func takeUnused(_ name: String) -> MKAnnotationView? {
    guard let view = unused[name]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// A view of the class of a name; `nil` where there is none.
  ///
  /// Swift makes no object of a class that it does not know; the entry of a view's initialiser calls what the class has in its place.
  func make(_ name: String, for annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let viewClass = classes[name] else { return nil }
    Self.made = (annotation, name)
    defer { Self.made = nil }
    guard let made = ClassHooksMakeView(unsafeBitCast(viewClass, to: UnsafeMutableRawPointer.self)) else {
      return nil
    }
    return Unmanaged<MKAnnotationView>.fromOpaque(made).takeRetainedValue()
  }
}
