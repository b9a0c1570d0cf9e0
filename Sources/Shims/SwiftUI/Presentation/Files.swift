public import Foundation
import HeadlessUIKit
public import UniformTypeIdentifiers

extension View {
  /// Lets the user pick a file while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back before anything else is told.
  ///   - allowedContentTypes: The kinds of files; the user picks one of the first kind.
  ///   - onCompletion: Called with the file, which does not exist here.
  /// - Returns: A view that presents the screen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType],
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    fileImporter(
      isPresented: isPresented, allowedContentTypes: allowedContentTypes, allowsMultipleSelection: false
    ) {
      onCompletion($0.map { $0[0] })
    }
  }

  /// Lets the user pick files while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back before anything else is told.
  ///   - allowedContentTypes: The kinds of files; the user picks one of the first kind.
  ///   - allowsMultipleSelection: Whether the user may pick several; one is picked.
  ///   - onCompletion: Called with the file, which does not exist here.
  ///   - onCancellation: Called when the user calls it off.
  /// - Returns: A view that presents the screen.
  public func fileImporter(
    isPresented: Binding<Bool>, allowedContentTypes: [UTType], allowsMultipleSelection: Bool,
    onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    presenting(isPresented) { (old: FilePicker?) in
      let picker = old ?? FilePicker(forOpeningContentTypes: allowedContentTypes)
      picker.follow(isPresented, onCompletion, onCancellation)
      return picker
    }
  }

  /// Lets the user choose a place for a file while a flag is set and there is something to write.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back before anything else is told.
  ///   - document: What would be written; nothing is.
  ///   - contentType: Its kind.
  ///   - defaultFilename: The name of the file, if it has one.
  ///   - onCompletion: Called with the place.
  /// - Returns: A view that presents the screen.
  public func fileExporter<Document: FileDocument>(
    isPresented: Binding<Bool>, document: Document?, contentType: UTType, defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void
  ) -> some View {
    exporting(document != nil, isPresented, defaultFilename, contentType, onCompletion, {})
  }

  /// Lets the user choose a place for a file while a flag is set and there is something to write.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back before anything else is told.
  ///   - item: What would be written; nothing is.
  ///   - contentTypes: Its kinds, best one first.
  ///   - defaultFilename: The name of the file, if it has one.
  ///   - onCompletion: Called with the place.
  ///   - onCancellation: Called when the user calls it off.
  /// - Returns: A view that presents the screen.
  public func fileExporter<Item: Transferable>(
    isPresented: Binding<Bool>, item: Item?, contentTypes: [UTType] = [], defaultFilename: String? = nil,
    onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    onCancellation: @escaping @MainActor () -> Void = {}
  ) -> some View {
    exporting(item != nil, isPresented, defaultFilename, contentTypes.first, onCompletion, onCancellation)
  }

  private func exporting(
    _ isThere: Bool, _ flag: Binding<Bool>, _ name: String?, _ type: UTType?,
    _ onCompletion: @escaping @MainActor (Result<URL, any Error>) -> Void,
    _ onCancellation: @escaping @MainActor () -> Void
  ) -> some View {
    presenting(isThere ? flag : .constant(false)) { (old: FilePicker?) in
      let url = URL(filePath: "/" + (name ?? "Document"))
      let ending = url.pathExtension.isEmpty ? type?.preferredFilenameExtension : nil
      let picker = old ?? FilePicker(forExporting: [ending.map { url.appendingPathExtension($0) } ?? url])
      picker.follow(flag, { onCompletion($0.map { $0[0] }) }, onCancellation)
      return picker
    }
  }
}

/// A screen on which the user picks files, or a place for them.
private final class FilePicker: UIDocumentPickerViewController, UIDocumentPickerDelegate, LeavingScreen {
  var dismissed: (@MainActor () -> Void)?
  private var flag: Binding<Bool>?
  private var onCompletion: (@MainActor (Result<[URL], any Error>) -> Void)?
  private var onCancellation: (@MainActor () -> Void)?

  func follow(
    _ flag: Binding<Bool>, _ onCompletion: @escaping @MainActor (Result<[URL], any Error>) -> Void,
    _ onCancellation: @escaping @MainActor () -> Void
  ) {
    (self.flag, self.onCompletion, self.onCancellation) = (flag, onCompletion, onCancellation)
    delegate = self
  }

  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    flag?.wrappedValue = false
    onCompletion?(.success(urls))
  }

  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {
    flag?.wrappedValue = false
    onCancellation?()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed?() }
  }
}

/// What an app reads from files and writes to them; nothing is written here.
public protocol FileDocument {
  /// The kinds of files that it can be read from.
  static var readableContentTypes: [UTType] { get }

  /// Reads it.
  init(configuration: ReadConfiguration) throws

  /// Makes a file of it.
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper
}

extension FileDocument {
  /// What is known where it is read.
  public typealias ReadConfiguration = FileDocumentReadConfiguration
  /// What is known where it is written.
  public typealias WriteConfiguration = FileDocumentWriteConfiguration
}

/// What is known where a document is read.
public struct FileDocumentReadConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file.
  public let file: FileWrapper
}

/// What is known where a document is written.
public struct FileDocumentWriteConfiguration {
  /// The kind of the file.
  public let contentType: UTType
  /// The file that there is already.
  public let existingFile: FileWrapper?
}

/// A file as its bytes; the open-source Foundation has none.
public final class FileWrapper {
  /// The bytes.
  public let regularFileContents: Data?
  /// The name, if it has one.
  public var filename: String?

  /// Makes a file.
  ///
  /// - Parameter contents: The bytes.
  public init(regularFileWithContents contents: Data) { regularFileContents = contents }
}
