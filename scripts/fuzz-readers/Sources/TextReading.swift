import Checking
import HeadlessUIKit
import Reporting
import RoutingSpecs

/// Reads what people type or paste: tokens, numbers, times, bounds and settings.
@MainActor
enum TextReading {
  /// Replay tokens and choice sequences.
  static func tokens(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      let token = try ReplayToken(parsing: text)
      require(token.description == text, "the token \(text) is written as \(token)")
      require(try ReplayToken(parsing: token.description) == token, "the token \(text) is read as another")
    } catch {
      require(!"\(error)".isEmpty, "a token is refused without a word")
    }
    do {
      let choices = try ChoiceSequence(parsing: text)
      require(choices.description == text, "the choices \(text) are written as \(choices)")
    } catch {
      require(!"\(error)".isEmpty, "choices are refused without a word")
    }
  }

  /// Everything else that is one short word.
  static func words(_ bytes: [UInt8]) {
    let text = String(decoding: bytes, as: UTF8.self)
    if let number = Natural(decimal: text) {
      require(number.description == text, "\(text) is written as \(number)")
      _ = number.shortForm + number.grouped
    }
    if let count = DecimalCount(text) {
      require(DecimalCount(count.description) == count, "\(text) is read as another count")
      _ = count.readable
    }
    if let seed = Seed(text) { require(seed.description == text, "\(text) is written as \(seed)") }
    if let print = Fingerprint(text) { require(print.description == text, "\(text) is written as \(print)") }
    if let time = TimeBudget(text) {
      require(TimeBudget(time.description) == time, "\(time) is another time")
    }
    bound(text)
    setting(text)
  }

  private static let bounds = StackSpace.Bounds(tabs: 1, depth: 2, modals: 1, splits: false)

  private static func bound(_ text: String) {
    do {
      let changed = try bounds.changed(by: text)
      require(try bounds.changed(by: changed.text) == changed, "\(text) is read as another bound")
    } catch {
      require(!"\(error)".isEmpty, "a bound is refused without a word")
    }
  }

  private static func setting(_ text: String) {
    var settings = ModelSettings()
    do {
      try settings.change(text)
      var again = ModelSettings()
      for change in settings.differences(from: again) { try again.change(change) }
      require(again == settings, "\(text) is read as another setting")
    } catch {
      require(!"\(error)".isEmpty, "a setting is refused without a word")
    }
  }
}
