import Checking

// The written form is for reports and findings: `{"screen": …}`, `{"navigation": […]}`,
// `{"tabs": […], "selected": 0}` or `{"primary": …, "secondary": …}`. What is read may come from anywhere, so
// everything that would break an invariant is refused.

extension StackState: Codable {
  private enum CodingKeys: CodingKey {
    case layers
  }

  /// Reads the layers.
  ///
  /// - Parameter decoder: Holds an object with the array `layers`, root first.
  /// - Throws: `DecodingError` when there is no layer or a layer is malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    layers = try container.decode([Layer].self, forKey: .layers)
    guard !layers.isEmpty else {
      throw DecodingError.unfit(
        "a stack has at least its root", at: container.codingPath + [CodingKeys.layers])
    }
  }

  /// Writes the layers.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(layers, forKey: .layers)
  }
}

extension StackState.Layer: Codable {
  private enum CodingKeys: CodingKey {
    case content, style
  }

  /// Reads a layer, with an absent style meaning `automatic`.
  ///
  /// - Parameter decoder: Holds an object with `content` and perhaps `style`.
  /// - Throws: `DecodingError` when the layer is malformed.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    content = try container.decode(StackState.Content.self, forKey: .content)
    style = try container.decodeIfPresent(PresentationStyle.self, forKey: .style) ?? .automatic
  }

  /// Writes the layer and leaves out the automatic style.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(content, forKey: .content)
    if style != .automatic { try container.encode(style, forKey: .style) }
  }
}

extension StackState.Content: Codable {
  private enum CodingKeys: CodingKey {
    case screen, navigation, tabs, selected, primary, secondary
  }

  /// Reads a controller and what it contains.
  ///
  /// - Parameter decoder: Holds an object with the keys of exactly one kind.
  /// - Throws: `DecodingError` when a container is empty, the selected tab is absent, or keys are missing.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    if let screen = try container.decodeIfPresent(Screen.self, forKey: .screen) {
      self = .screen(screen)
    } else if let screens = try container.decodeIfPresent([Screen].self, forKey: .navigation) {
      try Self.require(
        !screens.isEmpty, "a navigation controller has at least one screen", .navigation, container)
      self = .navigation(screens)
    } else if let items = try container.decodeIfPresent([Self].self, forKey: .tabs) {
      let selected = try container.decode(Int.self, forKey: .selected)
      try Self.require(
        items.indices.contains(selected), "there is no tab \(selected) to be selected", .selected, container)
      self = .tabs(items, selected: selected)
    } else {
      self = .split(
        primary: try container.decode(Self.self, forKey: .primary),
        secondary: try container.decode(Self.self, forKey: .secondary))
    }
  }

  private static func require(
    _ condition: Bool, _ message: String, _ key: CodingKeys, _ container: KeyedDecodingContainer<CodingKeys>
  ) throws {
    if !condition {
      throw DecodingError.unfit(message, at: container.codingPath + [key])
    }
  }

  /// Writes the controller and what it contains.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    switch self {
    case .screen(let screen):
      try container.encode(screen, forKey: .screen)
    case .navigation(let screens):
      try container.encode(screens, forKey: .navigation)
    case .tabs(let items, let selected):
      try container.encode(items, forKey: .tabs)
      try container.encode(selected, forKey: .selected)
    case .split(let primary, let secondary):
      try container.encode(primary, forKey: .primary)
      try container.encode(secondary, forKey: .secondary)
    }
  }
}
