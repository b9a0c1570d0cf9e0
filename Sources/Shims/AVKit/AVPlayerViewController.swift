public import AVFoundation
public import HeadlessUIKit

/// Is told what becomes of a film.
///
/// What a class leaves out does nothing.
@preconcurrency @MainActor
public protocol AVPlayerViewControllerDelegate: AnyObject {
  /// The film fills the screen no more.
  ///
  /// - Parameters:
  ///   - playerViewController: The screen with the film.
  ///   - coordinator: Moves along with it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)

  /// The film will fill the screen; the model never calls it.
  ///
  /// - Parameters:
  ///   - playerViewController: The screen with the film.
  ///   - coordinator: Moves along with it.
  func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator)
}

extension AVPlayerViewControllerDelegate {
  /// Nothing happens.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willEndFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}

  /// Nothing happens.
  public func playerViewController(
    _ playerViewController: AVPlayerViewController,
    willBeginFullScreenPresentationWithAnimationCoordinator coordinator:
      any UIViewControllerTransitionCoordinator
  ) {}
}

/// A screen with a film; where it was presented, the user closes it, and it goes away by itself.
///
/// Nothing plays.
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController, SystemScreen {
  /// What plays the film.
  open var player: AVPlayer? {
    get {
      noteUse()
      return playerStorage
    }
    set {
      noteUse()
      playerStorage = newValue
    }
  }

  private var playerStorage: AVPlayer?

  /// Is told what becomes of the film, and is not kept alive.
  open weak var delegate: (any AVPlayerViewControllerDelegate)? {
    get {
      noteUse()
      return delegateStorage
    }
    set {
      noteUse()
      delegateStorage = newValue
    }
  }

  private weak var delegateStorage: (any AVPlayerViewControllerDelegate)?

  /// Whether the user sees buttons; kept.
  open var showsPlaybackControls = true
  /// How the film fills the screen; kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect
  /// Whether it may be seen in a corner; kept.
  open var allowsPictureInPicturePlayback = true
  /// Whether it fills the screen when it begins; kept.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether it leaves the screen when it ends; kept.
  open var exitsFullScreenWhenPlaybackEnds = false

  /// Over what the film lies.
  open var contentOverlayView: UIView? { view }

  /// The user closes the film, which plays no more.
  ///
  /// - Parameter finished: Without effect: a film can only be closed.
  package final func end(finished: Bool) {
    guard presentingViewController != nil, !isBeingDismissed else { return }
    playerStorage?.pause()
    dismiss(animated: true)
    guard let delegate = delegateStorage, let coordinator = transitionCoordinator else { return }
    StructureReads.callOut("willEndFullScreenPresentation", about: self) {
      delegate.playerViewController(
        self, willEndFullScreenPresentationWithAnimationCoordinator: coordinator)
    }
  }
}
