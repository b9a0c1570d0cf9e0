public import Foundation

/// The methods by which controllers make the destinations of their segues, by name and class.
///
/// Objective-C keeps such a table for each class. Here an app, or `adapt-sources`, which reads its source, fills it.
struct SegueActions {
  /// Makes a destination from the archive of its scene; `nil` leaves that to `init(coder:)`.
  typealias Make =
    @MainActor (_ source: UIViewController, _ coder: NSCoder, _ sender: Any?, _ identifier: String?) ->
    UIViewController?

  private struct Key: Hashable {
    let selector: Selector
    let type: ObjectIdentifier
  }

  private var methods: [Key: Make] = [:]

  mutating func add<Controller: UIViewController>(
    _ selector: Selector, of type: Controller.Type,
    _ make: @escaping @MainActor (Controller, NSCoder, Any?, String?) -> UIViewController?
  ) {
    methods[Key(selector: selector, type: ObjectIdentifier(type))] = { source, coder, sender, identifier in
      (source as? Controller).flatMap { make($0, coder, sender, identifier) }
    }
  }

  /// The method that a name means in a controller: its class's own, or that of the nearest class from which it inherits.
  func method(_ selector: Selector, of source: UIViewController) -> Make? {
    var type: AnyClass? = Swift.type(of: source)
    while let current = type {
      if let known = methods[Key(selector: selector, type: ObjectIdentifier(current))] { return known }
      type = _getSuperclass(current)
    }
    return nil
  }
}

extension StoryboardRegistry {
  /// Makes known that a class has a method that makes the destinations of segues, an `@IBSegueAction`.
  ///
  /// Objective-C would find it by its selector. It is called when such a segue is performed, before `prepare(for:sender:)`.
  ///
  /// - Parameters:
  ///   - selector: The name in the storyboard, such as `makeDetail:`.
  ///   - type: The class that has the method; its subclasses have it too.
  ///   - action: Calls the method with the archive, which is for the destination's initializer, the sender and the segue's
  ///     identifier, as `{ list, coder, _, _ in list.makeDetail(coder) }`; `nil` from it leaves the destination to
  ///     `init(coder:)`.
  public func registerSegueAction<Controller: UIViewController>(
    _ selector: Selector, on type: Controller.Type,
    _ action: @escaping @MainActor (Controller, NSCoder, Any?, String?) -> UIViewController?
  ) {
    interface.segueActions.add(selector, of: type, action)
  }
}
