extension Timeline {
  /// A call of UIKit that is under way, where calls are recorded.
  ///
  /// A public member that asks UIKit for something begins one and ends it when it returns.
  @MainActor
  struct Call {
    private let receiver: CallReceiver?

    fileprivate init(_ receiver: CallReceiver?) { self.receiver = receiver }

    /// Ends the call: what came of it can be told.
    @inline(__always)
    func end() {
      if let receiver { Timeline.current.end(receiver) }
    }

    /// A completion that came with the call; where calls are recorded, one that says when it is called or let go.
    @inline(__always)
    func following(_ completion: (() -> Void)?) -> (() -> Void)? {
      receiver == nil ? completion : Self.watched(completion)
    }

    /// The same for a completion that is told whether all went well.
    @inline(__always)
    func following(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
      receiver == nil ? completion : Self.watched(completion)
    }

    private static func watched(_ completion: (() -> Void)?) -> (() -> Void)? {
      guard let completion, let watch = CompletionWatch() else { return completion }
      return {
        watch.noteCall()
        completion()
      }
    }

    private static func watched(_ completion: ((Bool) -> Void)?) -> ((Bool) -> Void)? {
      guard let completion, let watch = CompletionWatch() else { return completion }
      return {
        watch.noteCall()
        completion($0)
      }
    }
  }

  /// Begins a call where calls are recorded.
  @inline(__always)
  static func begin(
    _ action: Action, of receiver: @autoclosure () -> CallReceiver, _ arguments: @autoclosure () -> [Argument]
  ) -> Call {
    isRecording ? began(action, of: receiver(), arguments()) : Call(nil)
  }

  @inline(never)
  private static func began(_ action: Action, of receiver: CallReceiver, _ arguments: [Argument]) -> Call {
    current.begin(action, of: receiver, arguments)
    return Call(receiver)
  }
}

extension UIViewController {
  /// Begins a call on the controller where calls are recorded.
  @inline(__always)
  final func begin(
    _ action: Timeline.Action, _ arguments: @autoclosure () -> [Timeline.Argument] = []
  ) -> Timeline.Call {
    Timeline.begin(action, of: .controller(self), arguments())
  }
}

extension UIWindow {
  /// Begins a call on the window where calls are recorded.
  @inline(__always)
  final func begin(
    _ action: Timeline.Action, _ arguments: @autoclosure () -> [Timeline.Argument] = []
  ) -> Timeline.Call {
    Timeline.begin(action, of: .window(self), arguments())
  }
}

/// Stands in a completion's closure, and tells when it is called or let go.
@MainActor
private final class CompletionWatch {
  private let recorder: TimelineRecorder
  private let entry: Int
  private var wasCalled = false

  init?() {
    recorder = Timeline.current
    guard let entry = recorder.entryOfCall else { return nil }
    self.entry = entry
    recorder.setCompletion(.waiting, of: entry)
  }

  func noteCall() {
    wasCalled = true
    recorder.setCompletion(.called(at: Simulation.current.clock.now), of: entry)
  }

  deinit {
    guard !wasCalled else { return }
    let (recorder, entry) = (recorder, entry)
    // Completions are kept and let go on the main actor.
    MainActor.assumeIsolated {
      recorder.setCompletion(.dropped(at: Simulation.current.clock.now), of: entry)
    }
  }
}

/// Who is asked for something: a controller, a window, or nobody on the stack.
@MainActor
enum CallReceiver {
  case controller(UIViewController)
  case window(UIWindow)
  case nobody

  /// How the timeline calls the receiver.
  var name: String? {
    switch self {
    case .controller(let controller): Timeline.name(controller)
    case .window: "the window"
    case .nobody: nil
    }
  }

  /// The change of a stack, or of tabs, that is under way inside the receiver.
  var stackTransition: Transition? {
    if case .controller(let controller) = self { controller.stackTransitionInFlight } else { nil }
  }

  /// What a call can change about the receiver; two that are equal show that a call has done nothing.
  var footprint: CallFootprint {
    switch self {
    case .controller(let controller): CallFootprint(controller)
    case .window(let window): CallFootprint(window)
    case .nobody: CallFootprint()
    }
  }
}

/// What a call can change about its receiver, as numbers, so that nothing is held.
struct CallFootprint: Equatable {
  private var children: [Int] = []
  private var others: [Int?] = []

  init() {}

  @MainActor
  init(_ controller: UIViewController) {
    children = controller.childStorage.map(\.serial)
    others = [
      controller.presentedStorage?.serial, controller.parentStorage?.serial,
      Int(controller.appearance.rawValue),
    ]
    if let tabs = controller as? UITabBarController {
      others += [tabs.selected, tabs.isMoreSelected ? 1 : 0]
      children += tabs.tabControllers.map(\.serial)
    } else if let split = controller as? UISplitViewController {
      others += [split.currentDisplayMode.rawValue]
      children += split.columns.all.map(\.serial)
    }
  }

  @MainActor
  init(_ window: UIWindow) {
    others = [window.rootStorage?.serial, window.isHiddenInEffect ? 1 : 0]
  }
}
