/// Is told what the user has picked.
@preconcurrency @MainActor
public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user has picked something; the picker stays until the app dismisses it.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: What the user has picked: a picture without a name here.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  )

  /// The user has called it off; the picker stays until the app dismisses it.
  ///
  /// - Parameter picker: The picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// The picker is dismissed.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }

  /// The picker is dismissed.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}

/// The screen on which the user picks a picture; its delegate dismisses it.
///
/// There is no camera, as on a simulator. The user leaves the screen by its buttons alone.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController, SystemScreen {
  /// Where pictures come from.
  public enum SourceType: Int, Hashable, Sendable {
    /// All pictures on the device.
    case photoLibrary = 0
    /// The camera.
    case camera = 1
    /// Pictures that were taken with the device.
    case savedPhotosAlbum = 2
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Makes a name.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture.
    public static var originalImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerOriginalImage") }
    /// The picture as the user has cut it; nobody does here.
    public static var editedImage: InfoKey { InfoKey(rawValue: "UIImagePickerControllerEditedImage") }
    /// What kind of picture it is.
    public static var mediaType: InfoKey { InfoKey(rawValue: "UIImagePickerControllerMediaType") }
    /// Where the picture is.
    public static var imageURL: InfoKey { InfoKey(rawValue: "UIImagePickerControllerImageURL") }
  }

  /// Whether pictures can come from somewhere.
  ///
  /// - Parameter sourceType: Where from.
  /// - Returns: Whether they can: not from a camera.
  public static func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Where the pictures come from; one that is not there raises an exception.
  open var sourceType: SourceType {
    get { tracked(source) }
    set {
      noteUse()
      guard Self.isSourceTypeAvailable(newValue)
      else { return Simulation.current.raise(.sourceNotAvailable(newValue.rawValue)) }
      source = newValue
    }
  }

  private var source = SourceType.photoLibrary

  /// Whether the user may cut the picture; no gesture of the model does.
  open var allowsEditing: Bool {
    get { tracked(mayEdit) }
    set {
      noteUse()
      mayEdit = newValue
    }
  }

  private var mayEdit = false

  package final func end(finished: Bool) {
    guard let delegate = delegateStorage as? any UIImagePickerControllerDelegate
    else { return dismiss(animated: true) }
    guard finished else {
      return StructureReads.callOut("imagePickerControllerDidCancel", about: self) {
        delegate.imagePickerControllerDidCancel(self)
      }
    }
    var info: [InfoKey: Any] = [.mediaType: "public.image"]
    info[.originalImage] = UIImage(systemName: "photo")
    StructureReads.callOut("didFinishPickingMedia", about: self) {
      delegate.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
  }
}
