public import Foundation
import HeadlessUIKit
public import UIKit

/// Something that can be played, of which the address alone is known.
open class AVAsset: NSObject, @unchecked Sendable {
  /// The address.
  fileprivate final let address: URL

  fileprivate init(at address: URL) { self.address = address }

  /// Makes something that can be played.
  ///
  /// - Parameter URL: Its address; nothing is loaded.
  public convenience init(url URL: URL) { self.init(at: URL) }

  /// How long it is; unknown.
  open var duration: CMTime { .zero }
  /// Whether it can be played.
  open var isPlayable: Bool { true }
}

/// Something at an address that can be played.
open class AVURLAsset: AVAsset, @unchecked Sendable {
  /// The address.
  open var url: URL { address }

  /// Makes something that can be played.
  ///
  /// - Parameters:
  ///   - URL: Its address; nothing is loaded.
  ///   - options: How it is read; without effect.
  public init(url URL: URL, options: [String: Any]? = nil) { super.init(at: URL) }
}

extension Notification.Name {
  /// Something was played to its end; a check has it posted (`AVPlayerItem.finish()`).
  public static let AVPlayerItemDidPlayToEndTime = Notification.Name(
    "AVPlayerItemDidPlayToEndTimeNotification")
  /// Something was not played to its end; nobody posts it.
  public static let AVPlayerItemFailedToPlayToEndTime = Notification.Name(
    "AVPlayerItemFailedToPlayToEndTimeNotification")
}

/// Something that a player plays.
open class AVPlayerItem: NSObject, @unchecked Sendable {
  /// Whether it can be played.
  public enum Status: Int, Hashable, Sendable {
    /// Nobody knows yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// It was played to its end.
  public static let didPlayToEndTimeNotification = Notification.Name.AVPlayerItemDidPlayToEndTime

  /// What it is.
  public final let asset: AVAsset
  /// Whether it can be played; it always can.
  open var status: Status { .readyToPlay }
  /// Why not.
  open var error: (any Error)? { nil }
  /// How long it is; unknown.
  open var duration: CMTime { asset.duration }
  /// How far it was sought; nothing plays.
  fileprivate final var time = CMTime.zero
  fileprivate final weak var player: AVPlayer?

  /// Makes something to play.
  ///
  /// - Parameter asset: What it is.
  public init(asset: AVAsset) { self.asset = asset }

  /// Makes something to play.
  ///
  /// - Parameter URL: Its address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Says how far it is.
  ///
  /// - Returns: Where it was sought last.
  open func currentTime() -> CMTime { time }

  /// It was played to its end: a check says so, as nothing plays.
  @MainActor
  public final func finish() {
    if player?.actionAtItemEnd == .pause { player?.rate = 0 }
    StructureReads.callOut("AVPlayerItemDidPlayToEndTime") {
      NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: self)
    }
  }
}

/// Plays something: what code asks for is kept, and nothing plays.
open class AVPlayer: NSObject, @unchecked Sendable {
  /// Whether it plays.
  public enum TimeControlStatus: Int, Hashable, Sendable {
    /// It does not.
    case paused = 0
    /// It will.
    case waitingToPlayAtSpecifiedRate = 1
    /// It does.
    case playing = 2
  }

  /// What it does at the end; kept.
  public enum ActionAtItemEnd: Int, Hashable, Sendable {
    /// The next one comes.
    case advance = 0
    /// It stops.
    case pause = 1
    /// Nothing.
    case none = 2
  }

  /// Whether it can play.
  public enum Status: Int, Hashable, Sendable {
    /// Nobody knows yet.
    case unknown = 0
    /// It can.
    case readyToPlay = 1
    /// It cannot.
    case failed = 2
  }

  /// What it plays.
  public private(set) final var currentItem: AVPlayerItem?
  /// How fast; 0 is not at all.
  open var rate: Float = 0
  /// How loud; kept.
  open var volume: Float = 1
  /// Whether nothing is heard; kept.
  open var isMuted = false
  /// What it does at the end; kept.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// Whether it is seen on another screen; kept.
  open var allowsExternalPlayback = true
  /// Whether it waits rather than stops; kept.
  open var automaticallyWaitsToMinimizeStalling = true

  /// Makes a player of nothing.
  public override init() {}

  /// Makes a player.
  ///
  /// - Parameter item: What it plays.
  public init(playerItem item: AVPlayerItem?) {
    currentItem = item
    super.init()
    item?.player = self
  }

  /// Makes a player.
  ///
  /// - Parameter URL: The address of what it plays.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Whether it can play; it always can.
  open var status: Status { .readyToPlay }
  /// Why not.
  open var error: (any Error)? { nil }
  /// Whether it plays.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }

  /// Plays.
  open func play() { rate = 1 }

  /// Plays no more.
  open func pause() { rate = 0 }

  /// Plays something else.
  ///
  /// - Parameter item: What.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    currentItem = item
    item?.player = self
  }

  /// Says how far it is.
  ///
  /// - Returns: Where it was sought last.
  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }

  /// Goes to a time.
  ///
  /// - Parameter time: Which.
  open func seek(to time: CMTime) { currentItem?.time = time }

  /// Goes to a time.
  ///
  /// - Parameters:
  ///   - time: Which.
  ///   - completionHandler: Is told in a later turn that it is there.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    MainTurn.callOut("seek") { completionHandler(true) }
  }

  /// Goes to a time.
  ///
  /// - Parameters:
  ///   - time: Which.
  ///   - toleranceBefore: How much earlier it may be; without effect.
  ///   - toleranceAfter: How much later it may be; without effect.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Has a closure called while it plays; it never is.
  ///
  /// - Parameters:
  ///   - interval: How often.
  ///   - queue: On which queue.
  ///   - block: The closure.
  /// - Returns: What takes it back.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any { NSObject() }

  /// Has a closure called no more.
  ///
  /// - Parameter observer: What has it called.
  open func removeTimeObserver(_ observer: Any) {}
}

/// Plays several things, of which the first is kept.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
  /// Makes a player.
  ///
  /// - Parameter items: What it plays.
  public init(items: [AVPlayerItem]) { super.init(playerItem: items.first) }
}

/// How a film fills its frame; kept.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a way.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// All of it is seen.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// All of the frame is filled.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// It is pulled into the frame.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// A layer with what a player plays; nothing is drawn.
open class AVPlayerLayer: CALayer {
  /// The player.
  open var player: AVPlayer?
  /// How the film fills the layer; kept.
  open var videoGravity = AVLayerVideoGravity.resizeAspect

  /// Makes a layer.
  public override init() { super.init() }

  /// Makes a layer like another one.
  ///
  /// - Parameter layer: The other one.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Makes a layer.
  ///
  /// - Parameter player: The player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
  }
}
