/// A set of contents that may stand in one place: as much of them as was asked for is decided, the rest is open.
///
/// A part always stands for all contents that fit its description, each exactly once.
indirect enum RegionPart: Hashable, Sendable {
  /// Anything of a sort that fits the marks and the requirements.
  case open(OpenPart)
  /// One screen, by its number among the variants of the catalogue.
  case screen(Int)
  /// A navigation or a tab bar controller.
  case row(Row)
  /// A split controller with its two columns.
  case split(RegionPart, RegionPart)

  /// A place of which only answers to questions are known.
  struct OpenPart: PartlyKnown, Hashable, Sendable {
    var sort: RegionSort.ID
    /// The kinds that are still possible.
    var kinds: ContentKinds
    /// What nobody in here matches.
    var marks = RegionMarks.none
    /// Each is matched by somebody in here.
    var requirements: [RegionMarks] = []

    /// Whether it is known what kind of container this is, though nothing of what is inside it.
    var isContainer: Bool { kinds == .navigation || kinds == .tabs || kinds == .split }
  }

  /// A container of a list of children, in the order of a search: the one that it shows comes first.
  ///
  /// In a navigation controller the others follow from the top to the bottom, in a tab bar controller from left to
  /// right. Children that are told apart have gaps between them, and after the last. No child of a gap can be taken for
  /// the known one after it: that is the first one that does not fit the gap, or else the last one that may stand there.
  /// So it is clear of each list of children which of them stand in which gap.
  struct Row: PartlyKnown, Hashable, Sendable {
    /// Whose children they are.
    enum Kind: Hashable, Sendable {
      case navigation, tabs
      /// The layers over the root of a stack, the topmost first.
      case layers

      /// The kind of container, or `nil` where it is the stack.
      var container: ContentKind? {
        switch self {
        case .navigation: .navigation
        case .tabs: .tabs
        case .layers: nil
        }
      }
    }

    var kind: Kind
    /// The children that are told apart, at least the shown one.
    var known: [RegionPart]
    /// Their numbers, in the order in which they became known, which they keep whatever becomes known later.
    var labels: [Int]
    /// The children after each known one, up to the next.
    var gaps: [Gap]
    /// The most children that all gaps may have together.
    var limit: Int
    /// The index of the selected tab, where it was asked for.
    var selected: Int?
    /// What nobody inside matches, wherever it may stand.
    var marks = RegionMarks.none
    /// Each is matched by somebody inside, wherever it stands.
    var requirements: [RegionMarks] = []
  }

  /// Children of which neither the number nor anything else but answers to questions is known.
  struct Gap: PartlyKnown, Hashable, Sendable {
    /// Whether it is known that there are none.
    var isClosed = false
    /// What none of them and nobody inside them matches.
    var marks = RegionMarks.none
    /// Each is matched by one of them or somebody inside it.
    var requirements: [RegionMarks] = []
    /// Whether the known child after it was found from below: what comes before that one may be like it.
    var endsAtLast = false
    /// How many children the stack has here that is run for the region.
    var held = 0

    static let closed = Gap(isClosed: true)
  }
}

/// Controllers of which only answers to questions are known.
protocol PartlyKnown {
  /// What nobody among them matches.
  var marks: RegionMarks { get set }
  /// Each is matched by somebody among them.
  var requirements: [RegionMarks] { get set }
}

extension PartlyKnown {
  mutating func require(_ question: RegionMarks) {
    if !requirements.contains(question) { requirements.append(question) }
  }

  /// The same where somebody matches.
  func requiring(_ question: RegionMarks) -> Self {
    var result = self
    result.require(question)
    return result
  }

  /// The same where nobody matches.
  func excluding(_ question: RegionMarks) -> Self {
    var result = self
    result.marks |= question
    return result
  }
}

extension RegionPart.Row {
  /// A row of a shown child, and of others of which nothing is known but what they do not match.
  init(_ kind: Kind, showing shown: RegionPart, limit: Int, marks: RegionMarks) {
    self.init(
      kind: kind, known: [shown], labels: [0], gaps: [RegionPart.Gap(marks: marks)], limit: limit)
  }

  /// What the children are of.
  var sort: RegionSort.ID {
    switch kind {
    case .navigation: .pushed
    case .tabs: .tab
    case .layers: .modal
    }
  }

  /// Whether something is known of all that is inside together.
  var isBound: Bool { !marks.isEmpty || !requirements.isEmpty }

  /// How many children the stack has here that is run.
  var count: Int { gaps.reduce(known.count) { $0 + $1.held } }

  /// Whether a gap may have children.
  func mayHold(_ gap: Int) -> Bool { limit > 0 && !gaps[gap].isClosed }

  /// The gaps that may have children.
  var openGaps: [Int] { gaps.indices.filter { mayHold($0) } }

  /// The number of a known child among all children of the stack that is run, in the order of a search.
  func position(of known: Int) -> Int { gaps[..<known].reduce(known) { $0 + $1.held } }

  /// The numbers of the children in a gap among all children of the stack that is run.
  func positions(in gap: Int) -> Range<Int> {
    let first = position(of: gap) + 1
    return first..<first + gaps[gap].held
  }

  /// Which child is the known one with a number, or in which gap it stands.
  func member(at position: Int) -> (known: Int?, gap: Int) {
    var start = 0
    for index in known.indices {
      if position == start { return (index, index) }
      start += 1 + gaps[index].held
      if position < start { return (nil, index) }
    }
    return (nil, known.count - 1)
  }

  /// Makes a child of a gap known; the gap then ends before it.
  mutating func insert(_ child: RegionPart, intoGap gap: Int, after: RegionPart.Gap) {
    labels.insert(known.count, at: gap + 1)
    known.insert(child, at: gap + 1)
    gaps.insert(after, at: gap + 1)
    limit -= 1
  }
}

/// What may stand in one kind of place.
struct RegionSort {
  enum ID: UInt8, CaseIterable, Hashable, Sendable {
    case root, modal, pushed, tab, primary, secondary
  }

  /// The screens, by their numbers among the variants of the catalogue, simplest first.
  var screens: [Int] = []
  /// The kinds that occur.
  var kinds: ContentKinds = []
}

/// A set of stacks: the root, and the layers over it as far as they were asked for.
struct StackRegion: Hashable, Sendable {
  var root: RegionPart
  /// The layers over the root; `nil` where there are none.
  var layers: RegionPart.Row?
  /// How those of them are presented that are told apart, in their order.
  var styles: [PresentationStyle] = []
}
