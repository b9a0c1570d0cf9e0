public import Foundation

/// What generic code needs to make a controller from its type alone.
///
/// Apple's initialisers can be called on a metatype because Objective-C inherits them; Swift asks for `required` ones. These go to
/// the initialiser of that name which the class has. A class that has none of that name cannot be made that way, as on iOS.
@preconcurrency @MainActor
public protocol MadeFromMetatype: AnyObject {}

extension UIViewController: MadeFromMetatype {
  /// Makes a controller of the class whose entry is called, from the nib that was named before.
  @usableFromInline
  convenience init(fromMetatype: ()) {
    let (name, bundle) = MetatypeCall.nib
    self.init(nibName: name, bundle: bundle)
  }
}

extension UINavigationController {
  /// Makes a navigation controller of the class whose entry is called, with the root that was named before.
  @usableFromInline
  convenience init(rootFromMetatype: ()) {
    // Whoever calls the entry has named it.
    self.init(rootViewController: MetatypeCall.root ?? UIViewController())
  }
}

extension MadeFromMetatype where Self: UIViewController {
  /// Calls the entry of `init(fromMetatype:)` for the class that is meant.
  ///
  /// Swift knows the class here only as far as whoever wrote the call knew it. What is called is C, to which Swift hands the metatype.
  @_silgen_name("ClassHooksMakeControllerOfType") private init(ofMetatype: ())

  /// Makes a controller of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, generic: Void = ()) {
    MetatypeCall.nib = (nibNameOrNil, nibBundleOrNil)
    defer { MetatypeCall.nib = (nil, nil) }
    self.init(ofMetatype: ())
  }

  /// Makes a controller of a type that is known only at run time, without a nib.
  ///
  /// - Parameter generic: Tells this initialiser from the class's own; leave it out.
  public init(generic: Void = ()) { self.init(nibName: nil, bundle: nil, generic: generic) }
}

/// The same for navigation controllers.
@preconcurrency @MainActor
public protocol NavigationMadeFromMetatype: AnyObject {}

extension UINavigationController: NavigationMadeFromMetatype {}

extension NavigationMadeFromMetatype where Self: UINavigationController {
  /// Calls the entry of `init(rootFromMetatype:)` for the class that is meant.
  @_silgen_name("ClassHooksMakeNavigationOfType") private init(ofMetatype: ())

  /// Makes a navigation controller of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - rootViewController: The bottom of the stack.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(rootViewController: UIViewController, generic: Void = ()) {
    MetatypeCall.root = rootViewController
    defer { MetatypeCall.root = nil }
    self.init(ofMetatype: ())
  }
}

/// A call of an initialiser on a metatype, whose arguments wait until the class's own initialiser asks for them.
@MainActor
private enum MetatypeCall {
  static var nib: (name: String?, bundle: Bundle?)
  static var root: UIViewController?
}
