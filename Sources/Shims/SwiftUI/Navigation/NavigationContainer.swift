import HeadlessUIKit

/// Keeps a navigation controller and the path of a stack the same, whoever changes which of them.
@MainActor
final class NavigationContainer: ChildContainer {
  /// Why a screen stands on the stack.
  enum Origin: Hashable {
    case root
    /// A value of the path.
    case value(AnyHashable)
    /// A link that is active, or a flag that is set.
    case push(ObjectIdentifier)
  }

  struct Entry {
    let origin: Origin
    let host: any ScreenHost
  }

  let navigation = StackController()
  private(set) var entries: [Entry] = []
  private var path: PathAccess?
  /// The values of a path that no view stores.
  fileprivate var ownPath: [AnyHashable] = []
  private weak var graph: ViewGraph?

  /// What the columns before this one show for values.
  var outerDestinations: [ValueDestination] = []

  /// What the navigation controller was given last.
  private var given: [UIViewController] = []

  var controller: UIViewController { navigation }

  var shownScreen: Screen? { entries.last?.host.screen }

  var rootScreen: Screen? { entries.first?.host.screen }

  init() {
    navigation.delegate = self
    navigation.container = self
  }

  // MARK: - From the views to the stack

  /// Evaluates the screens that stand on the stack.
  func render(_ root: ScreenSource, path: PathAccess?, in context: ViewContext) {
    graph = context.graph
    self.path = path
    followUser()
    var inner = context
    inner.environment.stack = self
    var old = entries
    entries = []
    let bottom = old.isEmpty ? nil : old.removeFirst()
    show(root, from: .root, reusing: bottom?.host, in: inner)
    var values = self.values[...]
    keepScreens(of: &old, values: &values, in: inner)
    for value in values { push(value, reusing: nil, in: inner) }
    pushActive(reusing: old, in: inner)
  }

  /// Keeps the screens from below as long as the path and the flags say the same as before.
  private func keepScreens(
    of old: inout [Entry], values: inout ArraySlice<AnyHashable>, in context: ViewContext
  ) {
    while let entry = old.first {
      switch entry.origin {
      case .root: return
      case .value(let value):
        guard values.first == value else { return }
        values.removeFirst()
        push(value, reusing: entry.host, in: context)
      case .push(let id):
        guard let request = requests.first(where: { $0.id == id && $0.isActive }) else { return }
        show(request.source(), from: entry.origin, reusing: entry.host, in: context)
      }
      old.removeFirst()
    }
  }

  /// Pushes what links and flags ask for, from below; what is pushed may ask for more.
  private func pushActive(reusing old: [Entry], in context: ViewContext) {
    while let request = requests.first(where: { request in request.isActive && !holds(.push(request.id)) }) {
      let origin = Origin.push(request.id)
      show(
        request.source(), from: origin, reusing: old.first { $0.origin == origin }?.host, in: context)
    }
  }

  private var requests: [PushRequest] { entries.flatMap { $0.host.screen.content.pushes } }

  private func holds(_ origin: Origin) -> Bool { entries.contains { $0.origin == origin } }

  private func push(_ value: AnyHashable, reusing host: (any ScreenHost)?, in context: ViewContext) {
    let type = ObjectIdentifier(Swift.type(of: value.base))
    let destinations = entries.flatMap(\.host.screen.content.destinations) + outerDestinations
    if let destination = destinations.first(where: { $0.type == type }) {
      return show(destination.source(value), from: .value(value), reusing: host, in: context)
    }
    if host == nil {
      Simulation.current.report(
        "A NavigationLink is presenting a value of type “\(Swift.type(of: value.base))” but there is no matching "
          + "navigationDestination declaration visible from the location of the link. "
          + "The link cannot be activated.")
    }
    show(ScreenSource(EmptyView()), from: .value(value), reusing: host, in: context)
  }

  private func show(
    _ source: ScreenSource, from origin: Origin, reusing old: (any ScreenHost)?, in context: ViewContext
  ) {
    let host = source.host(reusing: old)
    host.screen.join(context)
    if origin != .root, host !== old {
      host.screen.closer = { [weak self, weak host] in
        if let self, let host { close(host) }
      }
    }
    host.renderScreen()
    entries.append(Entry(origin: origin, host: host))
  }

  // MARK: - From the stack to the views

  /// The path.
  var values: [AnyHashable] { path?.read() ?? ownPath }

  /// Forgets the path, unless the app keeps it.
  func forgetOwnPath() { ownPath = [] }

  func write(_ values: [AnyHashable]) {
    if let path { return path.write(values) }
    ownPath = values
    graph?.setNeedsUpdate()
  }

  /// Puts a value on top of the path.
  func append(_ value: AnyHashable) { write(values + [value]) }

  /// Takes a screen and all above it off the path.
  private func close(_ host: any ScreenHost) {
    guard let index = entries.firstIndex(where: { $0.host === host }) else { return }
    forget(Array(entries[index...]))
  }

  private func forget(_ gone: [Entry]) {
    let ids = requests
    let count = gone.reduce(0) { count, entry in
      if case .value = entry.origin { count + 1 } else { count }
    }
    if count > 0 { write(values.dropLast(count)) }
    for case .push(let id) in gone.map(\.origin) {
      ids.first { $0.id == id }?.reset()
    }
  }

  /// Takes off the path what the user has taken off the stack.
  fileprivate func followUser() {
    guard !isDriven, !navigation.viewControllers.isEmpty else { return }
    forgetTaken()
  }

  private func forgetTaken() {
    let shown = navigation.viewControllers
    let taken = given.filter { host in !shown.contains { $0 === host } }
    let gone = entries.filter { entry in taken.contains { $0 === entry.host } }
    given = shown
    guard !gone.isEmpty else { return }
    forget(gone)
    entries.removeAll { entry in gone.contains { $0.host === entry.host } }
  }

  /// Whether a finger pops, which it may yet take back.
  private var isDriven: Bool { navigation.transitionCoordinator?.isInteractive ?? false }
}

extension NavigationContainer {
  func commit() {
    guard !isDriven else { return awaitFinger() }
    for entry in entries { entry.host.screen.commit() }
    let hosts: [UIViewController] = entries.map(\.host)
    given = hosts
    let shown = navigation.viewControllers
    if let top = entries.last {
      navigation.isNavigationBarHidden = top.host.screen.content.hidesBar
    }
    guard !shown.elementsEqual(hosts, by: ===) else { return }
    let animated = (graph?.animates ?? true) && navigation.viewIfLoaded?.window != nil
    if let top = hosts.last, hosts.dropLast().elementsEqual(shown, by: ===), !shown.isEmpty {
      navigation.pushViewController(top, animated: animated)
    } else if let top = hosts.last, hosts.count < shown.count, zip(hosts, shown).allSatisfy(===) {
      navigation.popToViewController(top, animated: animated)
    } else {
      navigation.setViewControllers(hosts, animated: animated)
    }
  }

  /// Updates once more when the finger is lifted.
  private func awaitFinger() {
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      self?.graph?.setNeedsUpdate()
    }
  }

  /// The user taps the tab of the stack once more.
  func popToRoot() { forget(Array(entries.dropFirst())) }
}

extension NavigationContainer: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    followUser()
    guard isDriven else { return }
    // The finger has let go; what it drove goes on by itself.
    navigation.transitionCoordinator?.notifyWhenInteractionChanges { [weak self] finger in
      if !finger.isCancelled { self?.forgetTaken() }
    }
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    followUser()
  }
}

/// The navigation controller of a stack: a pop that the views have not asked for reaches the path at once.
final class StackController: UINavigationController {
  fileprivate weak var container: NavigationContainer?

  override func popViewController(animated: Bool) -> UIViewController? {
    defer { container?.followUser() }
    return super.popViewController(animated: animated)
  }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    defer { container?.followUser() }
    return super.popToRootViewController(animated: animated)
  }
}

extension StackController: ViewHosting {
  static var viewName: String? { "Nav" }

  // Two values may show the same screen, and behave otherwise there.
  var viewState: [Any] { container?.ownPath.map(\.base) ?? [] }
}
