public import Foundation

/// Makes values of what an encoder has made of them.
public protocol TopLevelDecoder<Input> {
  /// What it reads.
  associatedtype Input

  /// Reads a value.
  ///
  /// - Parameters:
  ///   - type: The type of the value.
  ///   - from: What to read.
  /// - Returns: The value.
  /// - Throws: What is wrong with what it was to read.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}

/// Makes something of values from which a decoder can make them again.
public protocol TopLevelEncoder<Output> {
  /// What it writes.
  associatedtype Output

  /// Writes a value.
  ///
  /// - Parameter value: The value.
  /// - Returns: What it has written.
  /// - Throws: What is wrong with the value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}

extension JSONDecoder: TopLevelDecoder {}
extension JSONEncoder: TopLevelEncoder {}
extension PropertyListDecoder: TopLevelDecoder {}
extension PropertyListEncoder: TopLevelEncoder {}

extension Publishers {
  /// What `decode` gives.
  public typealias Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder> = Derived<
    Output, any Error
  >
  /// What `encode` gives.
  public typealias Encode<Upstream: Publisher, Coder: TopLevelEncoder> = Derived<Coder.Output, any Error>
}

extension Publisher {
  /// Reads a value from each that is sent, and fails where that is not possible.
  public func decode<Item: Decodable, Coder: TopLevelDecoder>(
    type: Item.Type, decoder: Coder
  ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
    tryMap { try decoder.decode(type, from: $0) }
  }

  /// Writes each value, and fails where that is not possible.
  public func encode<Coder: TopLevelEncoder>(
    encoder: Coder
  ) -> Publishers.Encode<Self, Coder> where Output: Encodable {
    tryMap { try encoder.encode($0) }
  }
}
