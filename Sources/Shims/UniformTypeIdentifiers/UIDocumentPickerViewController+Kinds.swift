public import UIKit

extension UIDocumentPickerViewController {
  /// Makes a picker of files of some kinds; the user picks one of the first kind.
  ///
  /// - Parameters:
  ///   - contentTypes: The kinds.
  ///   - asCopy: Whether the app gets a copy; there is no file either way.
  public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    let first = contentTypes.first
    let isFolder = first.map { $0 == .folder || $0 == .directory } ?? false
    let url = URL(
      filePath: isFolder ? "/Folder" : "/Document", directoryHint: isFolder ? .isDirectory : .notDirectory)
    let ending = first?.preferredFilenameExtension
    self.init(forExporting: [ending.map { url.appendingPathExtension($0) } ?? url])
  }
}
