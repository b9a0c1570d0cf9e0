import RoutingSpecs

/// Predicates as bits, and where somebody is looked for who matches one of them.
struct Look: Hashable {
  /// Asked of the controller itself.
  var own: UInt64 = 0
  /// Asked of everybody who is visible inside it.
  var visible: UInt64 = 0
  /// Asked of everybody inside it.
  var inside: UInt64 = 0

  /// The same look, taken at what a container shows.
  var atShownChild: Look { Look(own: visible | inside, visible: visible, inside: inside) }

  /// The same look, taken at what a container has without showing it.
  var atHiddenChild: Look { Look(own: inside, inside: inside) }

  mutating func add(_ other: Look) {
    own |= other.own
    visible |= other.visible
    inside |= other.inside
  }

  /// Whether somebody is seen: one of the predicates is matched in its place.
  func meets(_ matched: Look) -> Bool {
    own & matched.own | visible & matched.visible | inside & matched.inside != 0
  }

  /// Whether whoever is seen by this look is also seen by another one.
  func isWithin(_ other: Look) -> Bool {
    own & ~other.own | visible & ~other.visible | inside & ~other.inside == 0
  }
}

extension Look {
  init(_ look: Certificate.Look) {
    func bits(_ numbers: [Int]) -> UInt64 { numbers.reduce(0) { $0 | 1 << UInt64($1) } }
    self.init(own: bits(look.own), visible: bits(look.visible), inside: bits(look.inside))
  }
}
