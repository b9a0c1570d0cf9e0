public import Foundation
public import HeadlessUIKit
import Synchronization

// What Foundation has for Objective-C alone, calls of a method by its name; and what UIKit adds to it.

extension NotificationCenter {
  /// Calls a method whenever a notification is posted, as long as its object is alive.
  ///
  /// - Parameters:
  ///   - observer: Whose method it is; not kept alive.
  ///   - aSelector: The method, which may take the notification.
  ///   - aName: The notification's name, or `nil` for all.
  ///   - anObject: Who must have posted it, or `nil` for anybody.
  public func addObserver(
    _ observer: AnyObject, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
  ) {
    // Posted on the main thread, as the screens that observe are used on.
    nonisolated(unsafe) weak let target = observer
    let methods = ObservedMethods.of(observer, in: self)
    nonisolated(unsafe) weak let all = methods
    methods.add(name: aName, object: anObject) { notification in
      nonisolated(unsafe) let notification = notification
      MainActor.assumeIsolated {
        guard let target else { return }
        if let all, all.isOfEarlierLaunch(target) { return all.remove(name: nil) }
        Simulation.actions.call(aSelector, on: target, with: notification)
      }
    }
  }

  /// Calls an object's methods no more.
  ///
  /// - Parameter observer: The object, or what `addObserver(forName:object:queue:using:)` has given.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    ObservedMethods.of(observer, in: self).remove(name: nil)
  }

  /// Calls an object's methods no more.
  ///
  /// - Parameters:
  ///   - observer: The object.
  ///   - aName: The notification's name, or `nil` for all.
  ///   - anObject: Who must have posted it; without effect.
  public func removeObserver(_ observer: AnyObject, name aName: Notification.Name?, object anObject: Any?) {
    ObservedMethods.of(observer, in: self).remove(name: aName)
  }
}

/// The methods of one object that a notification centre calls; they go with the object.
private final class ObservedMethods {
  private let center: NotificationCenter
  private var run = Simulation.runCount
  private var tokens: [(name: Notification.Name?, token: any NSObjectProtocol)] = []

  // Its address is the key.
  nonisolated(unsafe) private static var key: UInt8 = 0

  private init(_ center: NotificationCenter) { self.center = center }

  deinit { remove(name: nil) }

  static func of(_ observer: AnyObject, in center: NotificationCenter) -> ObservedMethods {
    withUnsafePointer(to: &key) { key in
      let known = Associations.value(of: observer, for: key) as? [ObservedMethods] ?? []
      if let own = known.first(where: { $0.center === center }) { return own }
      let made = ObservedMethods(center)
      Associations.set(known + [made], of: observer, for: key, holding: .strong)
      return made
    }
  }

  /// Whether the object is a controller or a view that an earlier launch has leaked: its process has ended on a device.
  ///
  /// Whatever else an app keeps, as in statics, lives on from launch to launch and is told what happens; so does a
  /// controller that it keeps and that begins to observe anew.
  func isOfEarlierLaunch(_ observer: AnyObject) -> Bool {
    guard run != Simulation.runCount else { return false }
    return observer is UIViewController || observer is UIView && !(observer is UIWindow)
  }

  func add(name: Notification.Name?, object: Any?, _ body: @escaping @Sendable (Notification) -> Void) {
    run = Simulation.runCount
    tokens.append((name, center.addObserver(forName: name, object: object, queue: nil, using: body)))
  }

  func remove(name: Notification.Name?) {
    for (own, token) in tokens where name == nil || own == name { center.removeObserver(token as Any) }
    tokens.removeAll { name == nil || $0.name == name }
  }
}

/// A place in an app's code where notifications are awaited.
///
/// Nobody ends a task that waits on a leaked controller, although the process of its launch has ended on a device: it would go
/// on in all later launches, one more from each. So what is awaited anew in a later launch is awaited in the last one alone.
/// What only one launch has awaited is kept, such as by an object in a static, and is told what happens.
struct AwaitingPlace: Hashable {
  let file: String
  let line: UInt
  let name: Notification.Name

  /// The run in which something was first awaited at each place, or `nil` where a later one has done so anew.
  private static let runs = Mutex<[AwaitingPlace: Int?]>([:])

  /// Takes down that something is awaited here in a run.
  func note(_ run: Int) {
    Self.runs.withLock { runs in
      if let first = runs[self] { if first != run { runs[self] = .some(nil) } } else { runs[self] = run }
    }
  }

  /// Whether more than one run has awaited something here.
  var isRenewed: Bool { Self.runs.withLock { $0[self] == .some(nil) } }
}

extension Timer {
  /// Starts a timer that calls a method, and keeps the object alive until it is invalidated.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two calls.
  ///   - target: Whose method it is.
  ///   - selector: The method, which may take the timer.
  ///   - userInfo: Without effect.
  ///   - repeats: Whether to call it again and again.
  /// - Returns: The timer.
  @discardableResult
  public static func scheduledTimer(
    timeInterval interval: TimeInterval, target: AnyObject, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    let held = TimerTarget(target)
    let timer = TargetTimer(
      fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: repeats
    ) { timer in
      nonisolated(unsafe) let (timer, target) = (timer, held.object)
      MainActor.assumeIsolated {
        if let target { Simulation.actions.call(selector, on: target, with: timer) }
      }
    }
    timer.held = held
    RunLoop.current.add(timer, forMode: .default)
    return timer
  }
}

/// Whose method a timer calls, and with what; kept alive until the timer has done its work.
final class TimerTarget: Sendable {
  // Used on the main thread, as the timer is.
  nonisolated(unsafe) var object: AnyObject?
  nonisolated(unsafe) var argument: Any?

  init(_ object: AnyObject, argument: Any? = nil) {
    self.object = object
    self.argument = argument
  }
}

/// A timer that lets its target go when it is invalidated; Foundation's own keeps what its closure holds.
private final class TargetTimer: Timer {
  nonisolated(unsafe) var held: TimerTarget?

  override func invalidate() {
    super.invalidate()
    held?.object = nil
  }
}

extension UIResponder {
  /// Whether the object has a method of a name.
  ///
  /// - Parameter aSelector: The name.
  /// - Returns: Whether the method is known: because a selector was made of it, or it was registered.
  public func responds(to aSelector: Selector) -> Bool {
    Simulation.actions.isImplemented(aSelector, by: self)
  }
}

/// The selector of a name.
///
/// - Parameter aSelectorName: The name, with a colon for each argument.
/// - Returns: The selector.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension Bundle {
  /// Makes the objects of a nib, connects them, and tells them that they are awake; the bundle is not looked at.
  ///
  /// - Parameters:
  ///   - name: The name of the nib; one that nobody registered is a fault.
  ///   - owner: The object that loads the nib, to which outlets and actions lead.
  ///   - options: The objects that stand for placeholders.
  /// - Returns: The top-level objects in the order of the file.
  @MainActor @discardableResult
  public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
