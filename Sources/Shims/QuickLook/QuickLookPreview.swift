public import Foundation
import HeadlessUIKit
public import SwiftUI

extension View {
  /// Shows a file while there is one.
  ///
  /// - Parameter item: The file; it is set to `nil` when the user has closed the screen.
  /// - Returns: A view that presents the screen.
  public func quickLookPreview(_ item: Binding<URL?>) -> some View {
    previewing(item) { item.wrappedValue.map { [$0] } ?? [] }
  }

  /// Shows one of several files while it is among them.
  ///
  /// - Parameters:
  ///   - selection: The file; it is set to `nil` when the user has closed the screen.
  ///   - items: The files.
  /// - Returns: A view that presents the screen.
  public func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<Items.Element?>, in items: Items
  ) -> some View where Items.Element == URL {
    previewing(selection) { Array(items) }
  }

  private func previewing(
    _ selection: Binding<URL?>, _ items: @escaping @MainActor () -> [URL]
  ) -> some View {
    let isShown = selection.wrappedValue.map { items().contains($0) } ?? false
    let flag = Binding(get: { isShown }, set: { if !$0 { selection.wrappedValue = nil } })
    return presenting(flag) { (old: PreviewSheet?) in
      let sheet = old ?? PreviewSheet()
      sheet.show(items(), selection.wrappedValue)
      return sheet
    }
  }
}

/// A screen that shows files for a view.
private final class PreviewSheet: QLPreviewController, QLPreviewControllerDataSource, LeavingScreen {
  var dismissed: (@MainActor () -> Void)?
  private var files: [URL] = []

  func show(_ files: [URL], _ selection: URL?) {
    self.files = files
    let index = selection.flatMap { files.firstIndex(of: $0) } ?? 0
    if dataSource == nil { dataSource = self }
    if index != currentPreviewItemIndex { currentPreviewItemIndex = index }
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { files.count }

  func previewController(
    _ controller: QLPreviewController, previewItemAt index: Int
  ) -> any QLPreviewItem { files[index] }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed?() }
  }
}
