extension StackNode: Codable {
  enum CodingKeys: String, CodingKey {
    case kind, label, context, isSelected, isVisible, refusesDismissal, change, openRegion, children
  }

  /// Reads a node; whatever is absent is false, empty or unknown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    kind = try container.decode(Kind.self, forKey: .kind)
    label = try container.decodeIfPresent(String.self, forKey: .label) ?? ""
    context = try container.decodeIfPresent(String.self, forKey: .context)
    isSelected = try container.decodeIfPresent(Bool.self, forKey: .isSelected) ?? false
    isVisible = try container.decodeIfPresent(Bool.self, forKey: .isVisible) ?? false
    refusesDismissal = try container.decodeIfPresent(Bool.self, forKey: .refusesDismissal) ?? false
    change = try container.decodeIfPresent(Change.self, forKey: .change)
    openRegion = try container.decodeIfPresent(String.self, forKey: .openRegion)
    children = try container.decodeIfPresent([StackNode].self, forKey: .children) ?? []
  }

  /// Writes a node without what is false or empty: a report may hold ten thousand stacks.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    if !label.isEmpty { try container.encode(label, forKey: .label) }
    try container.encodeIfPresent(context, forKey: .context)
    if isSelected { try container.encode(true, forKey: .isSelected) }
    if isVisible { try container.encode(true, forKey: .isVisible) }
    if refusesDismissal { try container.encode(true, forKey: .refusesDismissal) }
    try container.encodeIfPresent(change, forKey: .change)
    try container.encodeIfPresent(openRegion, forKey: .openRegion)
    if !children.isEmpty { try container.encode(children, forKey: .children) }
  }
}
