public import Foundation
import HeadlessUIKit
public import Photos
public import SwiftUI
public import UniformTypeIdentifiers

/// A picture or a film that the user has picked.
public struct PhotosPickerItem: Hashable, Sendable {
  private let number: Int

  /// The name of the picture in the library; the app has no access to it.
  public var itemIdentifier: String? { nil }

  /// The kinds of data that there are of it.
  public var supportedContentTypes: [UTType] { [.png] }

  fileprivate init(after other: PhotosPickerItem?) { number = other?.number == 0 ? 1 : 0 }

  /// Reads the picture: a point that stands for every picture.
  ///
  /// - Parameter type: What is made of it.
  /// - Returns: What was made, if anything can be.
  /// - Throws: What whoever makes it throws.
  public func loadTransferable<Item: Transferable>(type: Item.Type) async throws -> Item? {
    try await Item._made(of: Self.point)
  }

  /// Reads the picture: a point that stands for every picture.
  ///
  /// - Parameters:
  ///   - type: What is made of it.
  ///   - completionHandler: Called with what was made.
  /// - Returns: How far it is, which nobody follows.
  @discardableResult @MainActor
  public func loadTransferable<Item: Transferable & Sendable>(
    type: Item.Type, completionHandler: @escaping @MainActor @Sendable (Result<Item?, any Error>) -> Void
  ) -> Progress {
    Task { @MainActor in
      do { completionHandler(.success(try await loadTransferable(type: type))) } catch {
        completionHandler(.failure(error))
      }
    }
    return Progress(totalUnitCount: 1)
  }

  /// A picture of one point.
  private static let point =
    Data(
      base64Encoded:
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="
    ) ?? Data()

  /// How pictures are handed over; without effect.
  public enum EncodingDisambiguationPolicy: Hashable, Sendable {
    /// As the system thinks best.
    case automatic
    /// As they are.
    case current
    /// As most apps can read them.
    case compatible
  }
}

/// How the user picks several pictures; without effect.
public enum PhotosPickerSelectionBehavior: Hashable, Sendable {
  /// In any order.
  case `default`
  /// One after the other.
  case ordered
  /// Seen by the app at once.
  case continuous
  /// One after the other, seen by the app at once.
  case continuousAndOrdered
}

/// A button that presents the screen on which the user picks a picture.
@preconcurrency @MainActor
public struct PhotosPicker: View {
  private let label: any View
  private let write: @MainActor () -> Void
  private let filter: PHPickerFilter?
  @State private var isShown = false

  private init(_ label: any View, _ filter: PHPickerFilter?, _ write: @escaping @MainActor () -> Void) {
    (self.label, self.filter, self.write) = (label, filter, write)
  }

  /// Makes a button with a view as its label for one picture.
  ///
  /// - Parameters:
  ///   - selection: What was picked.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  ///   - photoLibrary: Where the pictures are; without effect.
  ///   - label: The label.
  public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> some View
  ) { self.init(label(), filter) { selection.pick() } }

  /// Makes a button with a title for one picture.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: What was picked.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  ///   - photoLibrary: Where the pictures are; without effect.
  public init(
    _ title: some _Title, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title), filter) { selection.pick() } }

  /// Makes a button with a view as its label for several pictures, of which the user picks one.
  ///
  /// - Parameters:
  ///   - selection: What was picked.
  ///   - maxSelectionCount: How many may be picked.
  ///   - selectionBehavior: How they are picked; without effect.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  ///   - photoLibrary: Where the pictures are; without effect.
  ///   - label: The label.
  public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared(), @ViewBuilder label: () -> some View
  ) { self.init(label(), filter) { selection.pick() } }

  /// Makes a button with a title for several pictures, of which the user picks one.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - selection: What was picked.
  ///   - maxSelectionCount: How many may be picked.
  ///   - selectionBehavior: How they are picked; without effect.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  ///   - photoLibrary: Where the pictures are; without effect.
  public init(
    _ title: some _Title, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary = .shared()
  ) { self.init(Text(title), filter) { selection.pick() } }

  /// A button.
  public var body: some View {
    Button {
      isShown = true
    } label: {
      AnyView(erasing: label)
    }
    .picking($isShown, filter, write)
  }
}

extension View {
  /// Presents the screen on which the user picks a picture while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the screen has gone.
  ///   - selection: What was picked.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  /// - Returns: A view that presents the screen.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { picking(isPresented, filter) { selection.pick() } }

  /// Presents the screen on which the user picks pictures, one here, while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the screen has gone.
  ///   - selection: What was picked.
  ///   - maxSelectionCount: How many may be picked.
  ///   - selectionBehavior: How they are picked; without effect.
  ///   - filter: What may be picked.
  ///   - preferredItemEncoding: How pictures are handed over; without effect.
  /// - Returns: A view that presents the screen.
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View { picking(isPresented, filter) { selection.pick() } }

  fileprivate func picking(
    _ flag: Binding<Bool>, _ filter: PHPickerFilter?, _ write: @escaping @MainActor () -> Void
  ) -> some View {
    presenting(flag) { (old: PhotoSheet?) in
      var configuration = PHPickerConfiguration()
      configuration.filter = filter
      let sheet = old ?? PhotoSheet(configuration: configuration)
      sheet.finish = { isPicked in
        if isPicked { write() }
        flag.wrappedValue = false
      }
      return sheet
    }
  }
}

extension Binding where Value == PhotosPickerItem? {
  /// Another picture than the one before.
  @MainActor
  fileprivate func pick() { wrappedValue = PhotosPickerItem(after: wrappedValue) }
}

extension Binding where Value == [PhotosPickerItem] {
  /// Another picture than the one before.
  @MainActor
  fileprivate func pick() { wrappedValue = [PhotosPickerItem(after: wrappedValue.first)] }
}

/// The screen on which the user picks a picture.
private final class PhotoSheet: PHPickerViewController, PHPickerViewControllerDelegate, LeavingScreen {
  var dismissed: (@MainActor () -> Void)?
  var finish: (@MainActor (Bool) -> Void)? {
    didSet { delegate = self }
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    finish?(!results.isEmpty)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed?() }
  }
}
