/// A setting of the model that can be read and written by its name, with the rules that it decides.
public struct ModelSetting: Sendable {
  /// The name, which is that of the property of `ModelSettings`.
  public let name: String

  /// The numbers of the rules that it decides; none where it is no behaviour of UIKit.
  public let rules: [String]

  /// The texts of all values; none where it takes any whole number of milliseconds.
  public let values: [String]

  /// What it takes, as the end of a sentence.
  public let allowed: String

  /// Whether public evidence is divided about it, or systems and devices differ: a verdict that depends on such a
  /// setting may be another one elsewhere.
  public let isDivided: Bool

  private let text: @Sendable (ModelSettings) -> String
  private let change: @Sendable (inout ModelSettings, String) -> Bool

  /// The value in some settings, as text.
  ///
  /// - Parameter settings: The settings.
  /// - Returns: One of `values` where the model gives this value a meaning of its own.
  public func value(in settings: ModelSettings) -> String { text(settings) }

  /// Changes the value.
  ///
  /// - Parameters:
  ///   - value: The new value as text.
  ///   - settings: The settings to change.
  /// - Returns: Whether the setting takes such a value; where it does not, nothing is changed.
  public func set(_ value: String, in settings: inout ModelSettings) -> Bool { change(&settings, value) }
}

// MARK: - Kinds of values

extension ModelSetting {
  private typealias Path<Value> = any WritableKeyPath<ModelSettings, Value> & Sendable

  /// A setting that is one of some values, each of which has a word.
  private init<Value: Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ rules: [String], isDivided: Bool = true,
    words: [(word: String, value: Value)]
  ) {
    self.name = name
    self.rules = rules
    self.isDivided = isDivided
    values = words.map(\.word)
    allowed =
      values.dropLast().joined(separator: ", ") + (values.count > 1 ? " or " : "") + (values.last ?? "")
    text = { settings in
      let value = settings[keyPath: path]
      return words.first { $0.value == value }?.word ?? "\(value)"
    }
    change = { settings, text in
      guard let value = words.first(where: { $0.word == text })?.value else { return false }
      settings[keyPath: path] = value
      return true
    }
  }

  private init(_ name: String, _ path: Path<Bool>, _ rules: [String]) {
    self.init(name, path, rules, words: [("yes", true), ("no", false)])
  }

  private init<Value: RawRepresentable<String> & CaseIterable & Equatable & Sendable>(
    _ name: String, _ path: Path<Value>, _ rules: [String], isDivided: Bool = true
  ) {
    self.init(name, path, rules, isDivided: isDivided, words: Value.allCases.map { ($0.rawValue, $0) })
  }

  /// How long an animation may take: a minute, which is longer than any that a person waits for.
  private static let milliseconds = 0...60_000

  private init(milliseconds name: String, _ path: Path<Int>, _ rules: [String]) {
    self.name = name
    self.rules = rules
    isDivided = false
    values = []
    allowed =
      "a whole number of milliseconds from \(Self.milliseconds.lowerBound) to \(Self.milliseconds.upperBound)"
    text = { "\($0[keyPath: path])" }
    change = { settings, text in
      guard let number = Int(text), Self.milliseconds.contains(number) else { return false }
      settings[keyPath: path] = number
      return true
    }
  }
}

// MARK: - The table

extension ModelSetting {
  /// All settings, in the order of `ModelSettings`.
  public static let all = [
    ModelSetting("presentInFlight", \.presentInFlight, ["P23", "P24", "P25"]),
    ModelSetting("endsBeforeDidCallbacks", \.endsBeforeDidCallbacks, ["P23", "P23'"]),
    ModelSetting("marksPresentedAtOnce", \.marksPresentedAtOnce, ["P22", "P22'"]),
    ModelSetting("presentsInHiddenWindow", \.presentsInHiddenWindow, ["P13", "P13'"]),
    ModelSetting("dismissInFlight", \.dismissInFlight, ["D13", "D13'"]),
    ModelSetting("secondDismissFallsThrough", \.secondDismissFallsThrough, ["D11"]),
    ModelSetting("dismissalCompletion", \.dismissalCompletion, ["D5", "D5'", "D7'", "D12", "D12'"]),
    ModelSetting("holdsPushAfterSet", \.holdsPushAfterSet, ["N16"]),
    ModelSetting("stackEditInFlight", \.stackEditInFlight, ["N17"]),
    ModelSetting("splitPush", \.splitPush, ["N6"]),
    ModelSetting("popToRootOnRoot", \.popToRootOnRoot, ["N13", "N13'"]),
    ModelSetting("tellsOfEmptyStack", \.tellsOfEmptyStack, ["N9'"]),
    ModelSetting("orphanStaysInWindow", \.orphanStaysInWindow, ["W4", "W6"]),
    ModelSetting("readPresentationControllerLeaks", \.readPresentationControllerLeaks, ["W7"]),
    ModelSetting("presentedElsewhere", \.presentedElsewhere, ["W13", "N37"]),
    ModelSetting("coveredPresenterFault", \.coveredPresenterFault, ["P28"]),
    ModelSetting("emptySelection", \.emptySelection, ["T3", "T3'"]),
    ModelSetting("selectedIndexOutOfRange", \.selectedIndexOutOfRange, ["T5"]),
    ModelSetting("contextBlanksAfterTabSwitch", \.contextBlanksAfterTabSwitch, ["T16"]),
    ModelSetting("extraColumns", \.extraColumns, ["S16"]),
    ModelSetting(
      "horizontalSizeClass", \.horizontalSizeClass, ["P10", "T20", "S2"],
      words: [("regular", .regular), ("compact", .compact)]),
    ModelSetting(
      "automaticPresentationStyle", \.automaticPresentationStyle, ["P9", "P9'"],
      words: [("formSheet", .formSheet), ("pageSheet", .pageSheet), ("fullScreen", .fullScreen)]),
    ModelSetting(
      "compactPopoverStyle", \.compactPopoverStyle, ["P10"],
      words: [("pageSheet", .pageSheet), ("fullScreen", .fullScreen)]),
    ModelSetting("contextSkipsNavigation", \.contextSkipsNavigation, ["P7"]),
    ModelSetting("sendsMail", \.sendsMail, []),
    ModelSetting("exceptions", \.exceptions, [], isDivided: false),
    ModelSetting(milliseconds: "navigationDuration", \.navigationDuration, ["N38"]),
    ModelSetting(milliseconds: "presentationDuration", \.presentationDuration, ["N38"]),
  ]
}

extension ModelSettings {
  /// Changes one setting.
  ///
  /// - Parameter text: The setting and its new value, such as `presentInFlight=wait`.
  /// - Throws: `ModelSettingError` where there is no such setting, or it does not take the value.
  public mutating func change(_ text: String) throws(ModelSettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .noAssignment(text) }
    guard let setting = ModelSetting.all.first(where: { $0.name == parts[0] })
    else { throw .unknownName(parts[0]) }
    guard setting.set(parts[1], in: &self) else { throw .badValue(parts[1], setting: setting.name) }
  }

  /// What tells these settings from others, in the form that `change(_:)` takes and in the order of the table.
  ///
  /// - Parameter other: The other settings.
  /// - Returns: One text for each setting with another value; none where all are equal.
  public func differences(from other: ModelSettings) -> [String] {
    ModelSetting.all.compactMap { setting in
      let value = setting.value(in: self)
      return value == setting.value(in: other) ? nil : "\(setting.name)=\(value)"
    }
  }

  /// Every setting about which evidence is divided with every other value than the one here, one at a time.
  public var alternatives: [String] {
    ModelSetting.all.filter(\.isDivided).flatMap { setting in
      let own = setting.value(in: self)
      return setting.values.filter { $0 != own }.map { "\(setting.name)=\($0)" }
    }
  }
}

/// What is wrong with a text that should change a setting of the model.
public enum ModelSettingError: Error, Hashable, Sendable {
  /// The text is no name and value with an equals sign between them.
  case noAssignment(String)
  /// There is no setting of this name.
  case unknownName(String)
  /// The setting does not take this value.
  case badValue(String, setting: String)
}

extension ModelSettingError: CustomStringConvertible {
  /// One sentence: what is wrong, and what is allowed.
  public var description: String {
    switch self {
    case .noAssignment(let text):
      "A setting of the model is given with its value, as presentInFlight=wait; `\(text)` is not."
    case .unknownName(let name):
      NearestName.find(name, among: Self.names).map {
        "The model has no setting `\(name)`; did you mean `\($0)`?"
      } ?? "The model has no setting `\(name)`. It has: \(Self.names.joined(separator: ", "))."
    case .badValue(let value, let name):
      "The setting \(name) does not take `\(value)`; allowed: \(Self.allowed(of: name))."
    }
  }

  private static var names: [String] { ModelSetting.all.map(\.name) }

  private static func allowed(of name: String) -> String {
    ModelSetting.all.first { $0.name == name }?.allowed ?? "nothing"
  }
}
