/// Told of everything that is done to an app before it is done: where an app traps, nobody can be told any more.
@MainActor
package protocol JourneyFollower: AnyObject {
  /// An app is about to be launched.
  func launches()

  /// A step is about to be done, in the words of a report.
  func does(_ words: String)

  /// Nothing of the app runs until it is launched again or something is done.
  ///
  /// That is where a launch has ended, and where states are compared. Between two steps of a launch the app is asked for
  /// much, such as its rows and what its state is, and may hang there too.
  func rests()

  /// An exploration is between two launches.
  ///
  /// - Parameter progress: Tells how far it is; there are many pauses, and few listen.
  func pauses(_ progress: () -> ExplorationProgress)
}

extension JourneyFollower {
  /// Who only wants to know what was done does nothing here.
  package func rests() {}

  /// Who only wants to know what was done does nothing here.
  package func pauses(_ progress: () -> ExplorationProgress) {}
}
