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
  struct OpenPart: Hashable, Sendable {
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
  /// right. How many there are, and where among them the shown one stands, stays open until somebody asks.
  struct Row: Hashable, Sendable {
    var kind: ContentKind
    /// The first children, at least the shown one.
    var known: [RegionPart]
    /// The children after these.
    var rest: Rest
    /// The index of the selected tab, where it was asked for.
    var selected: Int?
  }

  /// Children of which neither the number nor anything else but answers to questions is known.
  struct Rest: Hashable, Sendable {
    var sort: RegionSort.ID
    /// The most children that may follow.
    var limit: Int
    /// What none of them and nobody inside them matches.
    var marks = RegionMarks.none
    /// Each is matched by one of them or somebody inside it.
    var requirements: [RegionMarks] = []
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

/// A set of stacks: the layers are decided, what stands in them as far as it was asked for.
struct StackRegion: Hashable, Sendable {
  var layers: [RegionPart]
  /// How the layers are presented; `automatic` for the root.
  var styles: [PresentationStyle]
}
