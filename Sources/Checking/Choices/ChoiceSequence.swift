/// The decisions of one run, in the order in which they were asked for.
///
/// A sequence is the only thing that is stored, shrunk and replayed: with the same code under check it stands for
/// one run and its outcome. Questions with a single answer decide nothing and are not part of it.
public struct ChoiceSequence: Hashable, Sendable {
  /// The decisions, first one first.
  public private(set) var choices: [Choice]

  /// Makes a sequence of decisions.
  ///
  /// - Parameter choices: The decisions, first one first.
  public init(_ choices: some Sequence<Choice>) {
    self.choices = Array(choices)
  }

  /// Adds the decision that follows all others.
  ///
  /// - Parameter choice: The decision to add.
  public mutating func append(_ choice: Choice) {
    choices.append(choice)
  }
}

// MARK: - RandomAccessCollection, MutableCollection, RangeReplaceableCollection

extension ChoiceSequence: RandomAccessCollection, MutableCollection, RangeReplaceableCollection {
  /// Makes the sequence of a run that decided nothing.
  public init() {
    choices = []
  }

  /// The position of the first decision, always 0.
  public var startIndex: Int { 0 }

  /// The position after the last decision, which is the number of decisions.
  public var endIndex: Int { choices.count }

  /// The decision at a position.
  ///
  /// - Parameter position: A position in `0..<count`.
  public subscript(position: Int) -> Choice {
    get { choices[position] }
    set { choices[position] = newValue }
  }

  /// Puts other decisions in the place of some.
  ///
  /// - Parameters:
  ///   - subrange: The positions to replace.
  ///   - newElements: The decisions to put there.
  /// - Complexity: O(*n*) in the length of the sequence and of the new elements.
  public mutating func replaceSubrange(_ subrange: Range<Int>, with newElements: some Collection<Choice>) {
    choices.replaceSubrange(subrange, with: newElements)
  }
}

// MARK: - ExpressibleByArrayLiteral

extension ChoiceSequence: ExpressibleByArrayLiteral {
  /// Makes a sequence of the decisions listed.
  ///
  /// - Parameter elements: The decisions, first one first.
  public init(arrayLiteral elements: Choice...) {
    choices = elements
  }
}
