import Foundation
import HeadlessUIKit

extension CalledListener: UIImagePickerControllerDelegate, UIDocumentPickerDelegate {
  private func picker(_ method: String) { CalloutStage.called("UIImagePickerControllerDelegate.\(method)") }
  private func files(_ method: String) { CalloutStage.called("UIDocumentPickerDelegate.\(method)") }

  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { self.picker("imagePickerController(_:didFinishPickingMediaWithInfo:)") }
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    self.picker("imagePickerControllerDidCancel(_:)")
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    files("documentPicker(_:didPickDocumentsAt:)")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    files("documentPickerWasCancelled(_:)")
  }
}

// What the user does on screens of the system's.
extension TrackedCallout {
  @MainActor static let systemScreens: [TrackedCallout] =
    [
      ("imagePickerController(_:didFinishPickingMediaWithInfo:)", true),
      ("imagePickerControllerDidCancel(_:)", false),
    ].map { method, finished in
      leaving("UIImagePickerControllerDelegate.\(method)", finished: finished) {
        let picker = UIImagePickerController()
        picker.delegate = $0
        return picker
      }
    }
    + [("documentPicker(_:didPickDocumentsAt:)", true), ("documentPickerWasCancelled(_:)", false)].map {
      method, finished in
      leaving("UIDocumentPickerDelegate.\(method)", finished: finished) {
        let picker = UIDocumentPickerViewController(forExporting: [])
        picker.delegate = $0
        return picker
      }
    }

  @MainActor private static func leaving(
    _ member: String, finished: Bool,
    _ make: @escaping @MainActor @Sendable (CalledListener) -> UIViewController
  ) -> TrackedCallout {
    TrackedCallout(member) {
      ControllerTree.install(root: $0.tabs, modals: [make($0.listener)], in: $0.window)
    } acting: {
      $0.window.perform(.leaveSystemScreen(finished: finished))
    }
  }
}
