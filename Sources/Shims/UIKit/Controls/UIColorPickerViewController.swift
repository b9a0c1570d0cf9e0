public import Foundation
public import HeadlessUIKit

/// Is told of the color that the user picks.
@preconcurrency @MainActor
public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// The user has picked a color.
  ///
  /// - Parameters:
  ///   - viewController: The screen.
  ///   - color: The color.
  ///   - continuously: Whether the finger is still down; never here.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)

  /// The same, as it was called before there was `colorPickerViewController(_:didSelect:continuously:)`; called as well.
  ///
  /// - Parameter viewController: The screen.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)

  /// The user has closed the screen.
  ///
  /// - Parameter viewController: The screen, which is on its way out.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Nothing happens.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}

  /// Nothing happens.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}

  /// Nothing happens.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// The screen on which the user picks a color, and which goes away by itself.
///
/// The user picks blue and closes it, or closes it at once.
@preconcurrency @MainActor
open class UIColorPickerViewController: UIViewController, SystemScreen {
  /// Is told of the color.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any UIColorPickerViewControllerDelegate)?

  /// The color that was picked last, or that code has set.
  open var selectedColor: UIColor {
    get {
      noteUse()
      return color
    }
    set {
      noteUse()
      color = newValue
    }
  }

  private var color = UIColor.white

  /// Whether the user may pick colors that one can see through; kept, the user picks none.
  open var supportsAlpha = true

  /// Whom a color well has asked for the screen.
  final weak var well: UIColorWell?

  /// Makes a screen.
  public init() { super.init(nibName: nil, bundle: nil) }

  /// Makes a screen from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The user picks a color or none, and closes the screen.
  ///
  /// - Parameter finished: Whether one is picked.
  package final func end(finished: Bool) {
    if finished { pick(.systemBlue) }
    dismiss(animated: true)
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("colorPickerDidFinish", about: self) {
      delegate.colorPickerViewControllerDidFinish(self)
    }
  }

  private func pick(_ picked: UIColor) {
    color = picked
    well?.take(picked)
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("colorPickerDidSelect", about: self) {
      delegate.colorPickerViewController(self, didSelect: picked, continuously: false)
      delegate.colorPickerViewControllerDidSelectColor(self)
    }
  }
}

/// A control that shows a color, and whose tap presents a screen on which the user picks another.
@preconcurrency @MainActor
open class UIColorWell: UIControl {
  /// The title of that screen.
  open var title: String? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Whether the user may pick colors that one can see through; kept, the user picks none.
  open var supportsAlpha: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// The color.
  open var selectedColor: UIColor? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// Makes a control.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    actOnTaps()
  }

  /// Makes a control from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    actOnTaps()
  }

  private func actOnTaps() {
    addAction(UIAction { [weak self] _ in self?.presentPicker() }, for: .touchUpInside)
  }

  private func presentPicker() {
    guard
      let screen = sequence(first: self as UIResponder, next: \.next).lazy.compactMap({
        $0 as? UIViewController
      }).first
    else { return }
    let picker = UIColorPickerViewController()
    picker.title = title
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.well = self
    screen.present(picker, animated: true)
  }

  /// Takes the color that the user has picked, and tells of it.
  fileprivate func take(_ color: UIColor) {
    selectedColor = color
    sendActions(for: .valueChanged)
  }
}

extension UIImagePickerController {
  /// What the user may pick; kept, it is always a picture.
  public final var mediaTypes: [String] {
    get { kept(or: ["public.image"]) }
    set { keep(newValue) }
  }

  /// Whether the camera takes pictures or films; kept, there is none.
  public final var cameraCaptureMode: CameraCaptureMode {
    get { kept(or: .photo) }
    set { keep(newValue) }
  }

  /// Which camera it is; kept, there is none.
  public final var cameraDevice: CameraDevice {
    get { kept(or: .rear) }
    set { keep(newValue) }
  }

  /// Whether the camera has buttons; kept, there is none.
  public final var showsCameraControls: Bool {
    get { kept(or: true) }
    set { keep(newValue) }
  }

  /// What lies over the picture of the camera; kept, there is none.
  public final var cameraOverlayView: UIView? {
    get { kept(or: nil) }
    set { keep(newValue) }
  }

  /// How good films are; kept, nobody picks one.
  public final var videoQuality: QualityType {
    get { kept(or: .typeMedium) }
    set { keep(newValue) }
  }

  /// How long films are at most; kept, nobody picks one.
  public final var videoMaximumDuration: Double {
    get { kept(or: 600) }
    set { keep(newValue) }
  }

  /// Whether there is a camera: no, as on a simulator.
  ///
  /// - Parameter cameraDevice: Which one.
  /// - Returns: No.
  public static func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }

  /// Takes a picture; nothing happens, as there is no camera.
  public final func takePicture() {}

  /// What may be picked.
  ///
  /// - Parameter sourceType: Where from.
  /// - Returns: Pictures, where there is something.
  public static func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }

  /// Whether a camera takes pictures or films.
  public enum CameraCaptureMode: Int, Hashable, Sendable {
    /// Pictures.
    case photo = 0
    /// Films.
    case video = 1
  }

  /// Which camera it is.
  public enum CameraDevice: Int, Hashable, Sendable {
    /// At the back.
    case rear = 0
    /// At the front.
    case front = 1
  }

  /// How good films are.
  public enum QualityType: Int, Hashable, Sendable {
    /// Very good.
    case typeHigh = 0
    /// Good.
    case typeMedium = 1
    /// Not good.
    case typeLow = 2
  }
}
