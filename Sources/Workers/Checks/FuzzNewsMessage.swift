import Checking
import RoutingSpecs

/// News of a campaign on its way between processes.
///
/// A search begins with thousands of behaviours, each of which is a message, so they are two words: the digest and the run,
/// the lowest byte first. A violation is a text, which has more bytes than that.
struct FuzzNewsMessage {
  let news: FuzzBlock.News

  private static let behaviourLength = 16

  init(_ news: FuzzBlock.News) { self.news = news }

  /// Reads what a worker has sent.
  init(_ bytes: [UInt8]) {
    guard bytes.count == Self.behaviourLength else {
      news = Wire.value(FuzzBlock.News.self, from: bytes)
      return
    }
    news = .behaviour(Fingerprint(rawValue: Self.word(bytes[..<8])), run: Self.word(bytes[8...]))
  }

  private static func word(_ bytes: ArraySlice<UInt8>) -> UInt64 {
    bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
  }

  /// What a worker sends.
  var bytes: [UInt8] {
    guard case .behaviour(let behaviour, let run) = news else { return Wire.bytes(news) }
    return [behaviour.rawValue, run].flatMap { withUnsafeBytes(of: $0.littleEndian, Array.init) }
  }
}
