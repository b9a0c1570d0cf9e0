/// What a search looks for, as a value that can be written down, compared and put into words.
public indirect enum StackPattern: Hashable, Sendable {
  /// A screen by its name, showing anything.
  case screen(String)
  /// A screen by its name, showing exactly this.
  case screenShowing(String, context: String)
  /// Any controller of a kind.
  case kind(ContentKind)
  /// Anything with a container of this kind around it, at any distance.
  case inside(ContentKind)
  /// Anything in a layer that is presented.
  case inModalLayer
  /// A layer's own controller, which stands in no container.
  case layersOwn
  /// Any screen that refuses dismissal.
  case refusing
  /// A container with more controllers directly inside than this: a deep navigation stack, many tabs.
  case longer(than: Int)
  /// A container with a matching controller directly inside.
  case child(StackPattern)
  /// A container with a matching controller inside, at any distance.
  case descendant(StackPattern)
  /// A container that shows a matching controller directly inside it.
  case showing(StackPattern)
  /// A split controller whose secondary column matches.
  case secondaryColumn(StackPattern)
  /// Whatever satisfies a test that is written in Swift.
  case satisfying(StackElementTest)
  /// Whatever does not match.
  case not(StackPattern)
  /// Whatever matches each of these; everything, if there are none.
  case all([StackPattern])
  /// Whatever matches one of these; nothing, if there are none.
  case any([StackPattern])
}

/// A named test of one controller, for what the declarative patterns cannot say.
public struct StackElementTest: Hashable, Sendable {
  /// What the test accepts, in words; equal names mean equal tests.
  public let name: String
  /// Tells whether a controller is accepted.
  public let accepts: @Sendable (StackElement) -> Bool

  /// Names a test.
  ///
  /// - Parameters:
  ///   - name: What it accepts, in words; tests with one name count as equal.
  ///   - accepts: Tells whether a controller is accepted; depends on nothing but its argument.
  public init(_ name: String, accepts: @escaping @Sendable (StackElement) -> Bool) {
    self.name = name
    self.accepts = accepts
  }

  /// Compares tests by their names.
  public static func == (left: StackElementTest, right: StackElementTest) -> Bool {
    left.name == right.name
  }

  /// Feeds the name to a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
  }
}

// MARK: - Words

extension StackPattern: CustomStringConvertible {
  /// What the pattern matches, in plain words.
  public var description: String {
    switch self {
    case .screen(let name): name
    case .screenShowing(let name, let context): "\(name) showing \(context)"
    case .kind(let kind): "a \(kind.words)"
    case .inside(let kind): "inside a \(kind.words)"
    case .inModalLayer: "in a modal layer"
    case .layersOwn: "in no container"
    case .longer(let count): "a container of more than \(count)"
    case .refusing: "refusing dismissal"
    case .child(let pattern): "with a child (\(pattern))"
    case .descendant(let pattern): "containing (\(pattern))"
    case .showing(let pattern): "showing (\(pattern))"
    case .secondaryColumn(let pattern): "with a secondary column (\(pattern))"
    case .satisfying(let test): test.name
    case .not(let pattern): "not (\(pattern))"
    case .all(let patterns): patterns.isEmpty ? "anything" : Self.words(patterns, joinedBy: " and ")
    case .any(let patterns): patterns.isEmpty ? "nothing" : Self.words(patterns, joinedBy: " or ")
    }
  }

  private static func words(_ patterns: [StackPattern], joinedBy word: String) -> String {
    patterns.map { pattern in
      switch pattern {
      case .all(let parts) where parts.count > 1, .any(let parts) where parts.count > 1: "(\(pattern))"
      default: pattern.description
      }
    }.joined(separator: word)
  }
}
