/// Something that reaches an app from outside, besides links.
public enum Interruption: String, CaseIterable, Codable, Sendable {
  /// The user leaves the app and comes back.
  case background
  /// The user leaves the app and comes back by a link or a notification, which the app gets before it takes events.
  case linkInBackground
  /// Memory is short.
  case memoryWarning
  /// The user, or the system, ends the app, and the user opens it again: it finds what the device has kept.
  case reopening
  /// The user turns the device, or puts another app beside this one: it becomes wide, or narrow again.
  case sizeClass

  /// What is said of it in a journey, where it is always the same.
  var words: String? {
    switch self {
    case .background: "leave the app and come back"
    case .memoryWarning: "get a memory warning"
    case .reopening: "end the app and open it again"
    case .linkInBackground, .sizeClass: nil
    }
  }
}
