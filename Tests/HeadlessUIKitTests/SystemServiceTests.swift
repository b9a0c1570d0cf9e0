import Foundation
import HeadlessUIKit
import Testing

@MainActor private final class LifeListener: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var observers: [any NSObjectProtocol] = []

  override init() {
    super.init()
    let names: [Notification.Name] = [
      UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
      UIScene.willEnterForegroundNotification, UIScene.didActivateNotification,
      UIApplication.willResignActiveNotification, UIApplication.didBecomeActiveNotification,
    ]
    for name in names {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { record("posted", name) }
        })
    }
  }

  func stopListening() {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  func sceneWillResignActive(_ scene: UIScene) { record("scene", "resigns") }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    record("scene", "restoration")
    return NSUserActivity(activityType: "reading")
  }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    record("scene", "shortcut \(shortcutItem.type) \(windowScene.activationState)")
    completionHandler(shortcutItem.type == "new")
  }
}

@MainActor @Suite("What the system does for an app")
struct SystemServiceTests {
  @Test func `a shortcut is handed over while the app comes back, and who listens is told in order`() {
    let stage = Stage(UIViewController())
    let listener = LifeListener()
    defer { listener.stopListening() }
    stage.window.windowScene?.delegate = listener
    UIApplication.shared.shortcutItems = [UIApplicationShortcutItem(type: "new", localizedTitle: "New")]
    journal = []
    let items = UIApplication.shared.shortcutItems ?? []
    #expect(items.map { Simulation.current.choose($0) } == [true])
    #expect(
      journal == [
        "scene.resigns", "posted.UISceneWillDeactivateNotification",
        "posted.UIApplicationWillResignActiveNotification", "posted.UISceneDidEnterBackgroundNotification",
        "scene.restoration", "posted.UISceneWillEnterForegroundNotification",
        "scene.shortcut new foregroundInactive", "posted.UISceneDidActivateNotification",
        "posted.UIApplicationDidBecomeActiveNotification",
      ])
    let session = stage.window.windowScene?.session
    #expect(session?.stateRestorationActivity?.activityType == "reading")
    #expect(session?.scene === stage.window.windowScene)
    let other = UIMutableApplicationShortcutItem(type: "old", localizedTitle: "Old")
    other.localizedTitle = "Older"
    #expect(!Simulation.current.choose(other) && other.localizedTitle == "Older")
  }

  @Test func `a scene's delegate without a window is told of a shortcut as well`() {
    final class Delegate: UIWindowSceneDelegate {
      func windowScene(
        _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
        completionHandler: @escaping (Bool) -> Void
      ) {
        completionHandler(shortcutItem.icon != nil)
      }
    }
    let stage = Stage(UIViewController())
    let delegate = Delegate()
    stage.window.windowScene?.delegate = delegate
    let icon = UIApplicationShortcutIcon(type: .alarm)
    let item = UIApplicationShortcutItem(
      type: "new", localizedTitle: "New", localizedSubtitle: nil, icon: icon, userInfo: nil)
    #expect(Simulation.current.choose(item) && delegate.window == nil)
    let types: [UIApplicationShortcutIcon.IconType] = [.love, .home, .favorite, .taskCompleted, .update]
    #expect(types.map(\.rawValue) == [12, 9, 11, 23, 28])
  }

  @Test func `what was copied is there until something else is, and no longer than the run`() {
    Simulation.reset()
    let board = UIPasteboard.general
    #expect(board.string == nil && !board.hasStrings && board.changeCount == 0)
    board.string = "milk"
    #expect(UIPasteboard.general.string == "milk" && board.changeCount == 1 && board.numberOfItems == 1)
    board.urls = [URL(filePath: "/a"), URL(filePath: "/b")]
    #expect(!board.hasStrings && board.hasURLs && board.urls?.count == 2 && board.url?.path == "/a")
    board.addItems([["own": 7]])
    #expect(board.contains(pasteboardTypes: ["own"]) && board.numberOfItems == 3)
    board.setValue(8, forPasteboardType: "own")
    #expect(board.value(forPasteboardType: "own") as? Int == 8 && board.changeCount == 4)
    Simulation.reset()
    #expect(UIPasteboard.general.items.isEmpty)
  }

  @Test func `an app has pasteboards of its own, by their names`() throws {
    Simulation.reset()
    #expect(UIPasteboard(name: .init("own"), create: false) == nil)
    let own = try #require(UIPasteboard(name: .init("own"), create: true))
    own.string = "bread"
    #expect(UIPasteboard(name: .init("own"), create: false)?.string == "bread")
    UIPasteboard.remove(withName: .init("own"))
    #expect(UIPasteboard(name: .init("own"), create: false) == nil)
    #expect(UIPasteboard.withUniqueName().name != UIPasteboard.withUniqueName().name)
  }

  @Test func `work off screen has as much time as it wants`() {
    Simulation.reset()
    let application = UIApplication.shared
    let first = application.beginBackgroundTask { record("task", "expired") }
    let second = application.beginBackgroundTask(withName: "upload")
    #expect(first != second && first != .invalid && second != .invalid)
    application.endBackgroundTask(first)
    #expect(application.backgroundTimeRemaining > 1_000)
  }

  @Test func `who shows an activity goes on with it`() {
    final class Reader: UIViewController {
      var page: String?
      override func restoreUserActivityState(_ userActivity: NSUserActivity) {
        page = userActivity.userInfo?["page"] as? String
      }
    }
    let reader = Reader()
    let activity = NSUserActivity(activityType: "reading")
    activity.addUserInfoEntries(from: ["page": "7"])
    let restoring: [any UIUserActivityRestoring] = [reader, UIView()]
    for object in restoring { object.restoreUserActivityState(activity) }
    #expect(reader.page == "7")
  }

  @Test func `nothing is felt`() {
    let generators: [UIFeedbackGenerator] = [
      UIImpactFeedbackGenerator(style: .heavy), UISelectionFeedbackGenerator(),
      UINotificationFeedbackGenerator(),
    ]
    for generator in generators { generator.prepare() }
    Simulation.reset()
    UIImpactFeedbackGenerator().impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(Simulation.current.clock.isIdle)
  }
}
