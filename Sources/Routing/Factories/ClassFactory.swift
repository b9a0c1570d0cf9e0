public import Foundation
public import HeadlessUIKit

/// Makes a controller from its class alone.
///
/// Pure Swift has no other initialiser that every subclass shares, so the controller is made by `init?(coder:)`. A
/// class that cannot be made that way gets a ``ClosureFactory``.
public struct ClassFactory<ViewController: UIViewController, Context>: Factory {
  private let nibName: String?
  private let bundle: Bundle?

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - nibName: The nib to load the view from; `nil` for the class's own.
  ///   - bundle: The bundle of the nib.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.nibName = nibName
    self.bundle = bundle
  }

  /// Makes a new controller of the class.
  public func build(with context: Context) throws -> ViewController {
    ViewController(nibName: nibName, bundle: bundle)
  }
}

/// Makes a controller from the nib that has the name of its class, unless another one is named.
public struct NibFactory<ViewController: UIViewController, Context>: Factory {
  private let nibName: String
  private let bundle: Bundle?

  /// Makes a factory.
  ///
  /// - Parameters:
  ///   - nibName: The nib to load the view from; `nil` for the name of the class.
  ///   - bundle: The bundle of the nib.
  public init(nibName: String? = nil, bundle: Bundle? = nil) {
    self.nibName = nibName ?? String(describing: ViewController.self)
    self.bundle = bundle
  }

  /// Makes a new controller of the class.
  public func build(with context: Context) throws -> ViewController {
    ViewController(nibName: nibName, bundle: bundle)
  }
}
