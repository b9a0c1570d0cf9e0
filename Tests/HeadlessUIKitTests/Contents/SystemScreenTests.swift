import Foundation
import HeadlessUIKit
import Testing

/// Presents screens of the system's, and writes down what it is told.
@MainActor
private final class Asker: UIImagePickerControllerDelegate, UINavigationControllerDelegate,
  UIDocumentPickerDelegate
{
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    record("asker", info[.originalImage] is UIImage ? "picture" : "nothing")
    picker.dismiss(animated: true)
  }
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    record("asker", "files \(urls.count)")
  }
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    record("asker", "no files")
  }
}

@MainActor @Suite("Screens of the system's")
struct SystemScreenTests {
  private let root = UIViewController()

  init() { root.view.backgroundColor = .white }

  private let asker = Asker()

  private func leave(_ screen: UIViewController, finished: Bool, on stage: Stage) {
    root.present(screen, animated: true)
    #expect(!stage.user(.leaveSystemScreen(finished: finished)))
    stage.settle()
    let possible = stage.window.possibleGestures
    #expect(possible == [.leaveSystemScreen(finished: true), .leaveSystemScreen(finished: false)])
    for gesture in [UserGesture.startSwipeDown(layer: 0), .tapOutside] { #expect(!stage.user(gesture)) }
    #expect(stage.user(.leaveSystemScreen(finished: finished)))
    stage.settle()
    #expect(root.presentedViewController == nil && stage.isInOrder && stage.window.blankController == nil)
  }

  @Test(arguments: [true, false])
  func `a share sheet goes away and then tells`(finished: Bool) {
    let stage = Stage.narrow(root)
    let sheet = UIActivityViewController(activityItems: ["text"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { [root] type, isDone, _, _ in
      record("sheet", "\(isDone) \(type?.rawValue ?? "none") \(root.presentedViewController == nil)")
    }
    leave(sheet, finished: finished, on: stage)
    let type = finished ? "com.apple.UIKit.activity.CopyToPasteboard" : "none"
    #expect(journal == ["sheet.\(finished) \(type) true"])
  }

  @Test func `a share sheet needs an anchor where the device is wide`() {
    let stage = Stage(root)
    let sheet = UIActivityViewController(activityItems: [], applicationActivities: nil)
    root.present(sheet, animated: true)
    stage.settle()
    #expect(stage.raised && stage.console[0].contains("should have a non-nil sourceView or barButtonItem"))
  }

  @Test
  func `a photo picker is dismissed by its delegate, or by itself where that has no method for it`() {
    let stage = Stage(root)
    let picker = UIImagePickerController()
    picker.delegate = asker
    leave(picker, finished: true, on: stage)
    #expect(takeJournal() == ["asker.picture"])
    leave(picker, finished: false, on: stage)
    picker.delegate = nil
    leave(picker, finished: true, on: stage)
    #expect(journal == [])
  }

  @Test func `there is no camera`() {
    let stage = Stage(root)
    let picker = UIImagePickerController()
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    picker.sourceType = .savedPhotosAlbum
    #expect(picker.sourceType == .savedPhotosAlbum && stage.console == [])
    picker.sourceType = .camera
    #expect(stage.raised && stage.console == ["Source type 1 not available"])
    #expect(picker.sourceType == .savedPhotosAlbum)
  }

  @Test(arguments: [true, false])
  func `a picker of files goes away by itself`(finished: Bool) {
    let stage = Stage(root)
    let picker = UIDocumentPickerViewController(forExporting: [URL(filePath: "/one"), URL(filePath: "/two")])
    picker.delegate = asker
    leave(picker, finished: finished, on: stage)
    #expect(journal == [finished ? "asker.files 2" : "asker.no files"])
  }
}
