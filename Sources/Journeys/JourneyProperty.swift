/// What must hold in every app from launch, and what its links promise.
public enum JourneyProperty: String, CaseIterable, Codable, Sendable {
  /// The app can be launched.
  case launches
  /// Whatever the user did, the app comes to rest.
  case comesToRest
  /// UIKit has nothing to complain about.
  case staysWellFormed
  /// What the user should see is there.
  case isNeverBlank
  /// Nothing is pushed or presented on what is leaving the screen or has left it.
  case leavesGoneScreensAlone
  /// No round trip leaves controllers behind.
  case releasesControllers
  /// A link reaches its screen, or declines as you said.
  case reachesTarget
  /// A button or tab that once worked on a screen always works there.
  case alwaysAnswers
  /// A double tap opens a screen only once.
  case opensOnce
  /// Most screens can be reached again from everywhere.
  case leadsHome
  /// Back, again and again, comes to an end.
  case backEnds
  /// What stands in the window fits the shape that the team has written down.
  case staysInShape
  /// What the team has said of each run from rest to rest holds.
  case keepsOverTime
}
