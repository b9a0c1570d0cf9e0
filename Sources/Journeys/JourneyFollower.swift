/// Told of everything that is done to an app before it is done: where an app traps, nobody can be told any more.
@MainActor
package protocol JourneyFollower: AnyObject {
  /// An app is about to be launched.
  func launches()

  /// A step is about to be done.
  ///
  /// - Parameter words: The step as a report writes it down.
  func does(_ words: String)

  /// The app is at rest, and nothing of it runs until it is launched again or something is done.
  func rests()
}

extension JourneyFollower {
  /// Who only wants to know what was done does nothing here.
  package func rests() {}
}
