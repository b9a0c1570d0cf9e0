/// Predicates over controllers, one bit for each that was asked about so far.
typealias PredicateBits = UInt64

/// Which predicates somebody in a part of a stack matches, or which nobody may match.
///
/// The three fields are three places to look: the part's own controller, what is visible inside it, all that is
/// inside it. As a mark they say that no controller there matches; as a requirement, that some controller does, in at
/// least one of the places; as a description of one stack, which predicates are matched where.
struct RegionMarks: Hashable, Sendable {
  var own: PredicateBits = 0
  var visible: PredicateBits = 0
  var all: PredicateBits = 0

  static let none = RegionMarks()

  /// The same question put to what a container shows.
  var forShownChild: RegionMarks { RegionMarks(own: visible | all, visible: visible, all: all) }

  /// The same question put to what a container has without showing it.
  var forHiddenChild: RegionMarks { RegionMarks(own: all, visible: 0, all: all) }

  var isEmpty: Bool { own | visible | all == 0 }

  static func | (left: RegionMarks, right: RegionMarks) -> RegionMarks {
    RegionMarks(
      own: left.own | right.own, visible: left.visible | right.visible, all: left.all | right.all)
  }

  static func |= (left: inout RegionMarks, right: RegionMarks) { left = left | right }

  func isDisjoint(with other: RegionMarks) -> Bool {
    own & other.own == 0 && visible & other.visible == 0 && all & other.all == 0
  }

  func isSubset(of other: RegionMarks) -> Bool { self | other == other }
}
