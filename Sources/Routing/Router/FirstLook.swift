import HeadlessUIKit

/// What a first look for the target has shown.
enum FirstLook {
  case notTaken
  case nothing
  case found(UIViewController)
  case failed(any Error)
  /// The target is on screen: there is nothing to do.
  case shown
}
