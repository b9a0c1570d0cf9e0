/// Is told what code under test is about to learn of the hierarchy through UIKit's own calls.
@MainActor
package protocol StructureReadObserver: AnyObject {
  /// Called before a controller is handed to the code, or when the code calls something on it.
  ///
  /// - Parameter controller: The controller; from now on the code may know everything about it.
  func willUse(_ controller: UIViewController)

  /// Called before the children of a container are counted, indexed, handed out or replaced.
  ///
  /// - Parameter container: The container; of the children no more is told by this than how many they are, and where.
  func willReadChildren(of container: UIViewController)

  /// Called before it matters whether a container has more children than a number.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - count: The number.
  func willCompareChildren(of container: UIViewController, with count: Int)

  /// Called before the code asks for the layer over a controller, and gets to see whose it is.
  ///
  /// - Parameters:
  ///   - controller: The controller that is asked; `nil` where the window is asked for its root.
  ///   - next: Who is presented over it, or the root; `nil` where nobody is.
  func willGo(from controller: UIViewController?, to next: UIViewController?)

  /// Called before it matters which layer lies under that of a controller.
  ///
  /// - Parameter controller: The controller.
  func willReadLayer(under controller: UIViewController)

  /// Called before a controller is named as the one that presents another.
  ///
  /// - Parameters:
  ///   - presenter: The controller.
  ///   - presented: Whom it presents; `nil` where a probe is asked, whose surroundings are borrowed.
  /// - Returns: Whom the code gets to see: the presenter, or a probe in its place, where a test is asked again to find out
  ///   what difference that makes.
  func willName(_ presenter: UIViewController, presenting presented: UIViewController?) -> UIViewController

  /// Called before the code reads what belongs to no controller, and what code of any screen may have written.
  func willReadShared()
}

extension StructureReadObserver {
  /// Both are used: whoever is handed a controller may know everything about it.
  package func willGo(from controller: UIViewController?, to next: UIViewController?) {
    if let controller { willUse(controller) }
    if let next { willUse(next) }
  }

  /// Whoever knows how many there are knows that, too.
  package func willCompareChildren(of container: UIViewController, with count: Int) {
    willReadChildren(of: container)
  }

  /// Nothing is done: whoever tracks single controllers is only told of the one that comes to light.
  package func willReadLayer(under controller: UIViewController) {}

  /// Nothing is done: what is shared is the same from all stacks, unless code of a screen has written it.
  package func willReadShared() {}
}

/// The hook through which a checker tracks what code reads of the hierarchy.
///
/// Every public call of UIKit is tracked here before it answers; the model's own code reads what is stored, untracked.
/// Shipped code pays for it with the test of one variable.
///
/// A checker also asks tests about *probes*, controllers that stand nowhere. Where a test looks at more than the probe
/// itself, the answer says nothing about other controllers: such reads are counted, whoever tracks the others.
@MainActor
package enum StructureReads {
  /// How often something was read of the surroundings or the inside of a probe.
  package private(set) static var count = 0

  /// The call of UIKit, or the callback, that says nothing, by its name: a mistake that tests make, to see that whoever
  /// audits a cover notices; `nil` where all calls are tracked.
  package static var muted: String?

  /// Is told the name of every access and callout that is tracked: what a test goes by that looks for missing ones.
  package static var trace: ((_ name: StaticString, _ isCallout: Bool) -> Void)?

  /// How often the model has called delegates, closures, segues, animators and the like of the app's, while accesses were
  /// tracked or a library was left alone; what a library has handed over itself is not counted.
  package internal(set) static var callouts = 0

  // Private, so that the compiler can prove that nobody changes it while a getter reads it.
  private static var isHeard = false
  private static var isSuspended = false
  private static var tracksCalls = false
  private static var observer: (any StructureReadObserver)?

  /// Whether somebody listens.
  @inline(__always)
  package static var areHeard: Bool { isHeard }

  /// Whether a library is left alone: what it does itself is not tracked, and code of the app's is.
  @inline(__always)
  static var isInLibrary: Bool { isSuspended }

  /// Whether callouts are tracked: somebody listens, a library is left alone, or a timeline is recorded.
  @inline(__always)
  static var tracksCallouts: Bool { tracksCalls }

  /// Makes a controller a probe for the rest of its life.
  ///
  /// - Parameter controller: A controller that never comes onto a stack.
  package static func watch(_ controller: UIViewController) {
    controller.flags.insert(.isProbe)
    for child in controller.childStorage { watch(child) }
  }

  /// Somebody who listens, to be put back when somebody else has listened.
  package struct Listener {
    fileprivate let isHeard: Bool
    fileprivate let isSuspended: Bool
    fileprivate let observer: (any StructureReadObserver)?

    /// Nobody: what is read from now on is a checker's own business.
    package static var nobody: Listener { Listener(isHeard: false, isSuspended: false, observer: nil) }

    /// An observer is told everything, and reads of probes are counted.
    ///
    /// - Parameter observer: Who is told; held until another observer takes its place.
    /// - Returns: The listener.
    package static func observer(_ observer: any StructureReadObserver) -> Listener {
      Listener(isHeard: true, isSuspended: false, observer: observer)
    }

    @MainActor fileprivate static var present: Listener {
      Listener(
        isHeard: StructureReads.isHeard, isSuspended: StructureReads.isSuspended,
        observer: StructureReads.observer)
    }

    /// The same listener, who does not listen for now.
    fileprivate var suspended: Listener {
      Listener(isHeard: false, isSuspended: true, observer: observer)
    }

    /// The same listener, who listens again.
    fileprivate var resumed: Listener { Listener(isHeard: true, isSuspended: false, observer: observer) }
  }

  /// Lets somebody else listen from now on.
  ///
  /// - Parameter listener: Who is to listen.
  /// - Returns: Who has listened until now.
  @discardableResult
  package static func listen(_ listener: Listener) -> Listener {
    let former = Listener.present
    isHeard = listener.isHeard
    isSuspended = listener.isSuspended
    followRecording()
    observer = listener.observer
    return former
  }

  /// Notes that a recording has begun or ended, which wants to know of callouts too.
  static func followRecording() { tracksCalls = isHeard || isSuspended || Timeline.isRecording }

  /// Does something while nobody listens.
  ///
  /// - Parameter body: What a checker does on its own account.
  /// - Returns: What it gives.
  package static func unobserved<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard isHeard else { return try body() }
    let former = listen(.nobody)
    defer { listen(former) }
    return try body()
  }

  /// Does something that says itself what it learns of the hierarchy: nobody listens, until it calls code of the app's.
  ///
  /// - Parameter body: Code of a library that reports what it looks for, which tells less than all that it comes by.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  package static func suspended<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isHeard else { return try body() }
    let former = listen(Listener.present.suspended)
    defer { listen(former) }
    return try body()
  }

  /// Runs code of the app's: where a library has been left alone, whoever listened before listens again.
  ///
  /// - Parameter body: The app's code.
  /// - Returns: What it gives.
  /// - Throws: What it throws.
  package static func resumed<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    guard isSuspended else { return try body() }
    let former = listen(Listener.present.resumed)
    defer { listen(former) }
    return try body()
  }

  /// The call that was tracked last.
  package private(set) static var latestCall: StaticString?

  static func isMuted(_ call: StaticString, isCallout: Bool) -> Bool {
    trace?(call, isCallout)
    return muted.map { $0 == call.description } ?? false
  }

  // MARK: - What is told

  private static func hearer(of call: StaticString) -> (any StructureReadObserver)? {
    if isMuted(call, isCallout: false) { return nil }
    latestCall = call
    return observer
  }

  static func readShared(_ call: StaticString) { hearer(of: call)?.willReadShared() }

  static func use(_ controller: UIViewController, _ call: StaticString) {
    if !controller.flags.contains(.isProbe) { hearer(of: call)?.willUse(controller) }
  }

  static func readPlace(of controller: UIViewController, _ call: StaticString) {
    if controller.flags.contains(.isProbe) { count &+= 1 } else { hearer(of: call)?.willUse(controller) }
  }

  static func handOut(
    _ other: UIViewController?, by controller: UIViewController, _ call: StaticString
  ) {
    // What is around a probe is borrowed from the place that it is asked about.
    if controller.flags.contains(.isProbe) {
      count &+= 1
    } else if let observer = hearer(of: call) {
      observer.willUse(controller)
      if let other { observer.willUse(other) }
    }
  }

  static func goUp(from controller: UIViewController?, to next: UIViewController?, _ call: StaticString) {
    // What is around a probe is borrowed from the place that it is asked about.
    if controller?.flags.contains(.isProbe) ?? false {
      count &+= 1
    } else {
      hearer(of: call)?.willGo(from: controller, to: next)
    }
  }

  static func name(
    _ presenter: UIViewController?, presenting controller: UIViewController, _ call: StaticString
  ) -> UIViewController? {
    guard let observer = hearer(of: call) else { return presenter }
    let presented = controller.flags.contains(.isProbe) ? nil : controller
    if let presented { observer.willUse(presented) }
    return presenter.map { observer.willName($0, presenting: presented) }
  }

  static func dismiss(from controller: UIViewController, _ call: StaticString) {
    if let presented = controller.presentedInEffect {
      goUp(from: controller, to: presented, call)
    } else if !controller.flags.contains(.isProbe), let observer = hearer(of: call) {
      observer.willUse(controller)
      // It goes itself, and what lies under it comes to light.
      observer.willReadLayer(under: controller)
    }
  }

  static func present(from controller: UIViewController, _ call: StaticString) {
    // What is presented already is in the way, and told of.
    if let presented = controller.presentedInEffect {
      goUp(from: controller, to: presented, call)
    } else {
      use(controller, call)
    }
  }

  static func readChildren(
    of controller: UIViewController, handingOut children: [UIViewController], _ call: StaticString
  ) {
    if controller.flags.contains(.isProbe) {
      // A screen's own children come with it wherever it stands.
      if controller.containerClass != .none { count &+= 1 }
    } else if let observer = hearer(of: call) {
      observer.willUse(controller)
      observer.willReadChildren(of: controller)
      for child in children { observer.willUse(child) }
    }
  }

  static func compareChildren(of controller: UIViewController, with count: Int, _ call: StaticString) {
    if controller.flags.contains(.isProbe) {
      self.count &+= 1
    } else {
      hearer(of: call)?.willCompareChildren(of: controller, with: count)
    }
  }
}
