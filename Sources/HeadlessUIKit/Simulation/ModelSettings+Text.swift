extension ModelSettings {
  /// Changes one setting.
  ///
  /// - Parameter text: The setting and its new value, such as `presentInFlight=wait`.
  /// - Throws: `ModelSettingError` where there is no such setting, or it does not take the value.
  public mutating func change(_ text: String) throws(ModelSettingError) {
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else { throw .noAssignment(text) }
    guard let setting = ModelSetting.all.first(where: { $0.name == parts[0] }) else {
      throw .unknownName(parts[0])
    }
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
