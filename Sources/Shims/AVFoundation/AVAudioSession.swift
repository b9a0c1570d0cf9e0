public import Foundation
import HeadlessUIKit

/// How the app sounds beside others: what code asks for is kept, and everything is permitted.
open class AVAudioSession: NSObject, @unchecked Sendable {
  /// What the app does with sound.
  public struct Category: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a category.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// It sounds beside others.
    public static let ambient = Category(rawValue: "AVAudioSessionCategoryAmbient")
    /// It sounds alone.
    public static let soloAmbient = Category(rawValue: "AVAudioSessionCategorySoloAmbient")
    /// It plays.
    public static let playback = Category(rawValue: "AVAudioSessionCategoryPlayback")
    /// It listens.
    public static let record = Category(rawValue: "AVAudioSessionCategoryRecord")
    /// It plays and listens.
    public static let playAndRecord = Category(rawValue: "AVAudioSessionCategoryPlayAndRecord")
  }

  /// What kind of app it is.
  public struct Mode: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a mode.
    ///
    /// - Parameter rawValue: The name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Any.
    public static let `default` = Mode(rawValue: "AVAudioSessionModeDefault")
    /// One that measures.
    public static let measurement = Mode(rawValue: "AVAudioSessionModeMeasurement")
    /// One that shows films.
    public static let moviePlayback = Mode(rawValue: "AVAudioSessionModeMoviePlayback")
    /// One in which people talk.
    public static let voiceChat = Mode(rawValue: "AVAudioSessionModeVoiceChat")
    /// One that reads aloud.
    public static let spokenAudio = Mode(rawValue: "AVAudioSessionModeSpokenAudio")
  }

  /// How it sounds with others.
  public struct CategoryOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Beside them.
    public static let mixWithOthers = CategoryOptions(rawValue: 1)
    /// Louder than they.
    public static let duckOthers = CategoryOptions(rawValue: 2)
    /// Through the air.
    public static let allowBluetooth = CategoryOptions(rawValue: 4)
    /// Through the speaker.
    public static let defaultToSpeaker = CategoryOptions(rawValue: 8)
  }

  /// What others are told.
  public struct SetActiveOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// That the app is silent again.
    public static let notifyOthersOnDeactivation = SetActiveOptions(rawValue: 1)
  }

  /// Whether the app may listen.
  public enum RecordPermission: UInt, Hashable, Sendable {
    /// The user has not been asked.
    case undetermined = 0x756e_6474
    /// The user has said no.
    case denied = 0x6465_6e79
    /// It may.
    case granted = 0x6772_6e74
  }

  /// What the app does with sound.
  public private(set) final var category = Category.soloAmbient
  /// What kind of app it is.
  public private(set) final var mode = Mode.default
  /// How it sounds with others.
  public private(set) final var categoryOptions: CategoryOptions = []
  /// Whether others sound; never.
  open var isOtherAudioPlaying: Bool { false }

  override init() {}

  /// The only one of the launch.
  ///
  /// - Returns: It.
  open class func sharedInstance() -> AVAudioSession { CaptureServices.current { $0.session } }

  /// Says what the app does with sound.
  ///
  /// - Parameters:
  ///   - category: What.
  ///   - mode: What kind of app it is.
  ///   - options: How it sounds with others.
  /// - Throws: Nothing on the model.
  open func setCategory(_ category: Category, mode: Mode, options: CategoryOptions = []) throws {
    (self.category, self.mode, categoryOptions) = (category, mode, options)
  }

  /// Says what the app does with sound.
  ///
  /// - Parameters:
  ///   - category: What.
  ///   - options: How it sounds with others.
  /// - Throws: Nothing on the model.
  open func setCategory(_ category: Category, options: CategoryOptions = []) throws {
    (self.category, categoryOptions) = (category, options)
  }

  /// Begins or ends to sound.
  ///
  /// - Parameters:
  ///   - active: Whether it begins.
  ///   - options: What others are told; without effect.
  /// - Throws: Nothing on the model.
  open func setActive(_ active: Bool, options: SetActiveOptions = []) throws {}

  /// Whether the app may listen.
  open var recordPermission: RecordPermission {
    switch AVCaptureDevice.authorizationStatus(for: .audio) {
    case .notDetermined: .undetermined
    case .authorized: .granted
    case .denied, .restricted: .denied
    }
  }

  /// Asks the user whether the app may listen, once.
  ///
  /// - Parameter response: Is told in a later turn whether it may.
  open func requestRecordPermission(_ response: @escaping @Sendable (Bool) -> Void) {
    CaptureServices.ask(.audio, "requestRecordPermission", response)
  }
}

/// Is told when a sound has ended.
public protocol AVAudioPlayerDelegate: AnyObject {
  /// It has.
  ///
  /// - Parameters:
  ///   - player: What played it.
  ///   - flag: Whether to its end.
  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool)
}

extension AVAudioPlayerDelegate {
  /// Nothing happens.
  public func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) {}
}

/// Plays a sound: what code asks for is kept, and nothing sounds.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  /// Is told, and is not kept alive.
  open weak var delegate: (any AVAudioPlayerDelegate)?
  /// The address of the sound.
  public final let url: URL?
  /// How loud; kept.
  open var volume: Float = 1
  /// How often again; kept.
  open var numberOfLoops = 0
  /// How fast; kept.
  open var rate: Float = 1
  /// Where it is; nothing plays.
  open var currentTime: TimeInterval = 0
  /// How long it is; unknown.
  open var duration: TimeInterval { 0 }
  /// Whether it plays.
  public private(set) final var isPlaying = false

  /// Makes a player.
  ///
  /// - Parameter url: The address of the sound; it is not read.
  /// - Throws: Nothing on the model.
  public init(contentsOf url: URL) throws { self.url = url }

  /// Makes a player.
  ///
  /// - Parameter data: The sound; it is not read.
  /// - Throws: Nothing on the model.
  public init(data: Data) throws { url = nil }

  /// Gets ready.
  ///
  /// - Returns: `true`.
  @discardableResult open func prepareToPlay() -> Bool { true }

  /// Plays.
  ///
  /// - Returns: `true`.
  @discardableResult
  open func play() -> Bool {
    isPlaying = true
    return true
  }

  /// Waits.
  open func pause() { isPlaying = false }

  /// Ends.
  open func stop() { isPlaying = false }

  /// The sound has ended: a check says so, as nothing sounds.
  @MainActor
  public final func finish() {
    isPlaying = false
    StructureReads.callOut("audioPlayerDidFinishPlaying") {
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}
