/// What the runtime knows of the stored properties of a type, and `Mirror` does not tell.
///
/// Properties are numbered from 0 in the order of declaration, those of superclasses first.
package enum StoredProperties {
  /// One property.
  package struct Property {
    /// Its type.
    package let type: Any.Type

    /// How many bytes it lies behind the beginning of the object or value.
    package let offset: Int

    /// Whether it keeps alive what it refers to.
    package let isStrong: Bool
  }

  /// How many properties a type has, those of superclasses included.
  ///
  /// - Parameter type: A class or struct.
  /// - Returns: The number.
  package static func count(of type: Any.Type) -> Int { propertyCount(type) }

  /// One property of a type.
  ///
  /// - Parameters:
  ///   - index: The number of the property, less than the count.
  ///   - type: A class or struct.
  /// - Returns: The property.
  package static func property(_ index: Int, of type: Any.Type) -> Property {
    var metadata = PropertyMetadata(name: nil, free: nil, isStrong: true, isVar: true)
    let stored = propertyMetadata(type, index: index, metadata: &metadata)
    metadata.free?(metadata.name)
    return Property(
      type: stored, offset: propertyOffset(type, index: index), isStrong: metadata.isStrong)
  }

  /// What a property is called in the code.
  ///
  /// - Parameters:
  ///   - index: The number of the property, less than the count.
  ///   - type: A class or struct.
  /// - Returns: The name.
  package static func name(_ index: Int, of type: Any.Type) -> String {
    var metadata = PropertyMetadata(name: nil, free: nil, isStrong: true, isVar: true)
    _ = propertyMetadata(type, index: index, metadata: &metadata)
    defer { metadata.free?(metadata.name) }
    let name = metadata.name.map { String(cString: $0) } ?? ""
    let lazyName = "$__lazy_storage_$_"
    return name.hasPrefix(lazyName) ? String(name.dropFirst(lazyName.count)) : name
  }
}

/// As the standard library's own reflection declares it (`stdlib/public/core/ReflectionMirror.swift`).
private struct PropertyMetadata {
  let name: UnsafePointer<CChar>?
  let free: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
  let isStrong: Bool
  let isVar: Bool
}

// The entry points are part of the standard library's stable interface, and have no name in Swift.
@_silgen_name("swift_reflectionMirror_recursiveCount")
private func propertyCount(_ type: Any.Type) -> Int

@_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
private func propertyMetadata(
  _ type: Any.Type, index: Int, metadata: UnsafeMutablePointer<PropertyMetadata>
) -> Any.Type

@_silgen_name("swift_reflectionMirror_recursiveChildOffset")
private func propertyOffset(_ type: Any.Type, index: Int) -> Int

/// A controller that shows views which keep state of their own, where reflection does not find it.
@MainActor
package protocol ViewHosting: UIViewController {
  /// What such controllers are called in drawings: the view that they show; `nil` for a class of the app's own.
  static var viewName: String? { get }

  /// What this one is called, of several views that it may show.
  var viewName: String? { get }

  /// What the views keep, in an order that depends on the views alone.
  var viewState: [Any] { get }

  /// A controller of a class that shows by itself a view which this one's comes to, if there is such a view; it is on no screen.
  func hosting(as type: UIViewController.Type) -> UIViewController?
}

extension ViewHosting {
  package var viewName: String? { Self.viewName }

  package func hosting(as type: UIViewController.Type) -> UIViewController? { nil }
}

extension UIViewController {
  /// The controller as one of a class, which is a subclass of the one that the compiler knows where it comes out of a list.
  ///
  /// What shows a view of SwiftUI's is a controller of that view, whatever its class says of what stands around the view.
  package final func shown<Class: UIViewController>(as type: Class.Type) -> Class? {
    let isOfClass = type == Class.self ? self is Class : isKind(of: type)
    if isOfClass { return self as? Class }
    guard type is any ViewHosting.Type else { return nil }
    return (self as? any ViewHosting)?.hosting(as: type) as? Class
  }
}
