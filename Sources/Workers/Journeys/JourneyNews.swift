import Journeys

/// What a worker tells of what it does with an app from launch, before it answers.
///
/// Steps are told a hundred thousand times a second, so each is a byte and its words.
enum JourneyNews: Equatable {
  /// The app is about to be launched.
  case launch
  /// A step is about to be done.
  case step(String)
  /// How far an exploration is.
  case progress(ExplorationProgress)
  /// What is to be kept of an exploration, and how many times something was kept before.
  case kept([UInt8], number: Int)

  private enum Mark {
    static let launch: UInt8 = 0
    static let step: UInt8 = 1
    static let progress: UInt8 = 2
    static let kept: UInt8 = 3
  }

  /// The news as they go through a pipe.
  var bytes: [UInt8] {
    switch self {
    case .launch: [Mark.launch]
    case .step(let words): [Mark.step] + Array(words.utf8)
    case .progress(let progress): [Mark.progress] + Wire.bytes(progress)
    case .kept(let entry, let number):
      [Mark.kept] + withUnsafeBytes(of: UInt64(number).littleEndian, Array.init) + entry
    }
  }

  /// Reads news.
  init(bytes: [UInt8]) {
    let rest = bytes.dropFirst()
    switch bytes.first {
    case Mark.launch: self = .launch
    case Mark.step: self = .step(String(decoding: rest, as: UTF8.self))
    case Mark.progress: self = .progress(Wire.value(ExplorationProgress.self, from: Array(rest)))
    case Mark.kept:
      let number = rest.prefix(8).reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
      self = .kept(Array(rest.dropFirst(8)), number: Int(number))
    default: preconditionFailure("a worker tells what is no news: \(bytes.prefix(9))")
    }
  }
}
