/// A property of a view that is connected with the view's place in the tree before the body is evaluated.
public protocol DynamicProperty {
  /// Called before the body of the view is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing is done.
  public mutating func update() {}
}

/// A property of this module's that keeps something at the view's place, or reads something there.
@MainActor
protocol InstalledProperty {
  func install(_ index: Int, in context: ViewContext)
}

/// Connects the properties of views with their places.
@MainActor
enum DynamicProperties {
  /// Which types have properties to connect; a mirror is asked once for those that have none.
  private static var known: [ObjectIdentifier: Bool] = [:]

  /// Connects the properties of a view.
  ///
  /// - Returns: Whether there was any.
  static func install(of view: Any, in context: ViewContext) -> Bool {
    let type = ObjectIdentifier(type(of: view))
    if known[type] == false { return false }
    var count = 0
    install(of: view, counting: &count, in: context)
    known[type] = count > 0
    return count > 0
  }

  private static func install(of value: Any, counting count: inout Int, in context: ViewContext) {
    for child in Mirror(reflecting: value).children {
      if let property = child.value as? any InstalledProperty {
        property.install(count, in: context)
        count += 1
      } else if child.value is any DynamicProperty {
        install(of: child.value, counting: &count, in: context)
      }
    }
  }
}
