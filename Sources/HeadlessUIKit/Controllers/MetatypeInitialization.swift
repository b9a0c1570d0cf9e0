public import Foundation

/// What generic code needs to make a controller from its type alone.
///
/// Apple's `init(nibName:bundle:)` can be called on a metatype because Objective-C inherits initialisers; Swift asks
/// for a `required` one. The only initialiser that every subclass has is `init?(coder:)`, so generic calls of
/// `VC(nibName:bundle:)` go through it. A class whose `init?(coder:)` traps cannot be made that way, and its own
/// `init(nibName:bundle:)` is not called; give such a class a closure factory.
@preconcurrency @MainActor
public protocol CoderInitializable: AnyObject {
  /// Makes a controller from a storyboard or an archive.
  ///
  /// - Parameter coder: The archive.
  init?(coder: NSCoder)
}

extension UIViewController: CoderInitializable {}

extension CoderInitializable {
  /// Makes a controller of a type that is known only at run time.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  ///   - generic: Tells this initialiser from the class's own; leave it out.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?, generic: Void = ()) {
    // A class whose `init?(coder:)` gives nothing cannot be made from its type; trapping here names the place.
    // swift-format-ignore: NeverForceUnwrap
    self.init(coder: EmptyArchive.shared)!
    guard nibNameOrNil != nil || nibBundleOrNil != nil, let controller = self as? UIViewController
    else { return }
    controller.rareProperties.nibName = nibNameOrNil
    controller.rareProperties.nibBundle = nibBundleOrNil
  }
}

/// The archive that controllers are made from where there is none.
@MainActor
private enum EmptyArchive {
  static let shared = NSCoder()
}
