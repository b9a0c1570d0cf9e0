import Foundation
import Testing
import UIKit
import UniformTypeIdentifiers

@Suite("Kinds of files")
struct KindTests {
  @Test func `a kind conforms to all above it and to nothing else`() {
    #expect(
      UTType.jpeg.conforms(to: .image) && UTType.jpeg.conforms(to: .data)
        && UTType.jpeg.conforms(to: .item))
    #expect(!UTType.jpeg.conforms(to: .text) && !UTType.image.conforms(to: .jpeg))
    #expect(UTType.image.isSupertype(of: .png) && UTType.svg.supertypes.contains(.xml))
    #expect(UTType.pdf.conforms(to: .pdf) && !UTType.pdf.isSubtype(of: .pdf))
  }

  @Test func `a kind is found by its name, its ending and its name on the internet`() {
    #expect(UTType("com.adobe.pdf") == .pdf && UTType("com.example.nothing") == nil)
    #expect(UTType(filenameExtension: "PDF") == .pdf && UTType(filenameExtension: "") == nil)
    #expect(UTType(mimeType: "image/png") == .png && UTType(mimeType: "no/thing") == nil)
    #expect(
      UTType.png.preferredFilenameExtension == "png" && UTType.png.preferredMIMEType == "image/png")
    #expect(UTType(filenameExtension: "png", conformingTo: .text) != .png)
  }

  @Test
  func `what nobody declares stands for its ending, and what the app declares has its parent`()
    throws
  {
    let unknown = try #require(UTType(filenameExtension: "trip"))
    #expect(
      unknown.isDynamic && unknown.preferredFilenameExtension == "trip"
        && unknown.conforms(to: .data))
    let own = UTType(exportedAs: "com.example.trip", conformingTo: .json)
    #expect(own.isDeclared && own.conforms(to: .text) && own != unknown && !own.isPublic)
  }

  /// What is picked where one asks for some kinds.
  @MainActor
  @Test(
    arguments: [
      ([UTType.pdf, .png], "Document.pdf"), ([.folder], "Folder"), ([.data], "Document"),
      ([], "Document"),
    ])
  func `a file of the first kind is picked`(kinds: [UTType], name: String) {
    final class Delegate: UIDocumentPickerDelegate {
      var names: [String] = []
      func documentPicker(
        _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
      ) {
        names = urls.map(\.lastPathComponent)
      }
    }
    let (device, delegate, screen) = (Device(), Delegate(), UIViewController())
    let window = device.show(screen)
    let picker = UIDocumentPickerViewController(forOpeningContentTypes: kinds)
    picker.delegate = delegate
    screen.present(picker, animated: true)
    device.settle(window)
    device.user(.leaveSystemScreen(finished: true), in: window)
    #expect(
      delegate.names == [name] && screen.presentedViewController == nil && device.faults == [])
  }
}
