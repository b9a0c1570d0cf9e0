extension AppFile {
  /// A condition on a whole state, for the states in which a route may refuse.
  public indirect enum Predicate: Hashable, Sendable {
    /// Every state.
    case always
    /// Something is presented modally.
    case presented
    /// The search finds something.
    case exists(Finder)
    /// The first thing that the search finds stands as all conditions say.
    case first(Finder, stands: [Condition])
    /// Making the first thing that the search finds visible would take a screen away that refuses.
    case refusesAbove(Finder)
    /// A screen in a modal presentation refuses dismissal.
    case refusesModals
    /// A screen anywhere refuses dismissal.
    case refusesAnything
    /// The predicate does not hold.
    case not(Predicate)
    /// All of the predicates hold.
    case all([Predicate])
    /// At least one of the predicates holds.
    case any([Predicate])
  }
}
