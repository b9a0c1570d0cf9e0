public import Foundation
public import UniformTypeIdentifiers

/// Something that can be shared, dropped or picked as data.
public protocol Transferable {
  /// How it is made data of.
  associatedtype Representation: TransferRepresentation

  /// How it is made data of, best way first.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A way to make data of something, and something of data.
public protocol TransferRepresentation<Item>: Sendable {
  /// What data is made of.
  associatedtype Item: Transferable

  /// Makes something of data.
  func _item(of data: Data) async throws -> Item?
}

/// Why something could not be made of data.
enum TransferError: Error {
  case unreadable
}

/// Something is its own data.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  private let importing: (@Sendable (Data) async throws -> Item)?

  /// Makes a way in both directions.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the data; without effect.
  ///   - exporting: Makes data; nothing is shared.
  ///   - importing: Makes something of data.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }

  /// Makes a way from data.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the data; without effect.
  ///   - importing: Makes something of data.
  public init(
    importedContentType contentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) { self.importing = importing }

  /// Makes a way to data.
  ///
  /// - Parameters:
  ///   - contentType: The kind of the data; without effect.
  ///   - exporting: Makes data; nothing is shared.
  public init(
    exportedContentType contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) { importing = nil }

  /// Makes something of data.
  public func _item(of data: Data) async throws -> Item? { try await importing?(data) }
}

/// Something is written as JSON.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Makes a way in both directions.
  ///
  /// - Parameters:
  ///   - itemType: What data is made of.
  ///   - contentType: The kind of the data; without effect.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}

  /// Makes something of data.
  public func _item(of data: Data) async throws -> Item? { try JSONDecoder().decode(Item.self, from: data) }
}

/// Something is what another thing is.
public struct ProxyRepresentation<Item: Transferable, ProxyRepresentation: Transferable>:
  TransferRepresentation
{
  private let importing: (@Sendable (ProxyRepresentation) async throws -> Item)?

  /// Makes a way to another thing.
  ///
  /// - Parameter exporting: Makes the other thing; nothing is shared.
  public init(exporting: @escaping @Sendable (Item) throws -> ProxyRepresentation) { importing = nil }

  /// Makes a way in both directions.
  ///
  /// - Parameters:
  ///   - exporting: Makes the other thing; nothing is shared.
  ///   - importing: Makes something of another thing.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) { self.importing = importing }

  /// Makes something of data.
  public func _item(of data: Data) async throws -> Item? {
    guard let importing, let proxy = try await ProxyRepresentation._made(of: data) else { return nil }
    return try await importing(proxy)
  }
}

/// Several ways, best way first.
public struct _TransferRepresentations<Item: Transferable>: TransferRepresentation {
  let ways: [any TransferRepresentation<Item>]

  /// Makes something of data.
  public func _item(of data: Data) async throws -> Item? {
    for way in ways {
      if let item = try await way._item(of: data) { return item }
    }
    return nil
  }
}

/// Makes one way to data of several.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// Takes one way.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content {
    content
  }

  /// Takes the first way.
  public static func buildPartialBlock<Content: TransferRepresentation<Item>>(first: Content) -> Content {
    first
  }

  /// Takes one way more.
  public static func buildPartialBlock(
    accumulated: some TransferRepresentation<Item>, next: some TransferRepresentation<Item>
  ) -> _TransferRepresentations<Item> { _TransferRepresentations(ways: [accumulated, next]) }
}

extension Transferable {
  /// Something that is made of data, if that is possible.
  public static func _made(of data: Data) async throws -> Self? {
    try await transferRepresentation._item(of: data) as? Self
  }
}

extension Data: Transferable {
  /// Data is itself.
  public static var transferRepresentation: DataRepresentation<Data> {
    DataRepresentation(contentType: .data, exporting: { $0 }, importing: { $0 })
  }
}

extension String: Transferable {
  /// A text is its letters.
  public static var transferRepresentation: DataRepresentation<String> {
    DataRepresentation(
      contentType: .plainText, exporting: { Data($0.utf8) },
      importing: { String(decoding: $0, as: UTF8.self) })
  }
}

extension AttributedString: Transferable {
  /// A text is its letters.
  public static var transferRepresentation: DataRepresentation<AttributedString> {
    DataRepresentation(importedContentType: .plainText) {
      AttributedString(String(decoding: $0, as: UTF8.self))
    }
  }
}

extension URL: Transferable {
  /// An address is its letters.
  public static var transferRepresentation: DataRepresentation<URL> {
    DataRepresentation(importedContentType: .url) { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError.unreadable
      }
      return url
    }
  }
}
