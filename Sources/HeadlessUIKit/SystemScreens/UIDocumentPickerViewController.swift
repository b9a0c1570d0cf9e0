public import Foundation

/// Is told which files the user has picked.
@preconcurrency @MainActor
public protocol UIDocumentPickerDelegate: AnyObject {
  /// The user has picked files; the picker goes away by itself.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The files.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])

  /// The user has called it off; the picker goes away by itself.
  ///
  /// - Parameter controller: The picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Nothing happens.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {}

  /// Nothing happens.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// The screen on which the user picks files, or a place for them; it goes away by itself.
///
/// The user leaves it by its buttons alone.
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController, SystemScreen {
  /// Is told which files the user has picked.
  open weak var delegate: (any UIDocumentPickerDelegate)? {
    get { tracked(delegateStorage) }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any UIDocumentPickerDelegate)?

  /// Whether the user may pick several files; the model picks one.
  open var allowsMultipleSelection: Bool {
    get { tracked(allowsSeveral) }
    set {
      noteUse()
      allowsSeveral = newValue
    }
  }

  private var allowsSeveral = false
  private let files: [URL]

  /// Makes a picker of a place for files.
  ///
  /// - Parameters:
  ///   - urls: The files.
  ///   - asCopy: Whether they stay where they are as well; nothing is done with them.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    files = urls
    super.init(nibName: nil, bundle: nil)
  }

  /// Makes a picker of files.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    files = []
    super.init(coder: coder)
  }

  /// Makes a picker of files.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file.
  ///   - nibBundleOrNil: The bundle of the nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    files = [URL(filePath: "/Document")]
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  package final func end(finished: Bool) {
    dismiss(animated: true)
    guard let delegate = delegateStorage else { return }
    StructureReads.callOut("documentPicker", about: self) {
      if finished {
        delegate.documentPicker(self, didPickDocumentsAt: files)
      } else {
        delegate.documentPickerWasCancelled(self)
      }
    }
  }
}
