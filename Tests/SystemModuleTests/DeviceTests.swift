import AdSupport
import AppTrackingTransparency
import AuthenticationServices
import Network
import QuickLook
import RouteChecking
import SwiftUI
import Testing

/// A screen that says whether the device reaches the network.
private final class OnlineController: UIViewController {
  let monitor = NWPathMonitor()
  var notes: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    monitor.pathUpdateHandler = { path in
      MainActor.assumeIsolated { self.notes.append("\(path.status) \(path.isExpensive)") }
    }
    monitor.start(queue: DispatchQueue(label: "network"))
  }
}

/// A list of files, one of which is looked at.
private final class FilesController: UIViewController, QLPreviewControllerDataSource,
  QLPreviewControllerDelegate
{
  var notes: [String] = []
  let preview = QLPreviewController()

  func open() {
    preview.dataSource = self
    preview.delegate = self
    preview.currentPreviewItemIndex = 1
    present(preview, animated: true)
  }

  func numberOfPreviewItems(in controller: QLPreviewController) -> Int { 2 }

  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem {
    notes.append("item \(index)")
    return NSURL(fileURLWithPath: "/\(index).pdf")
  }

  func previewControllerWillDismiss(_ controller: QLPreviewController) { notes.append("will go") }

  func previewControllerDidDismiss(_ controller: QLPreviewController) { notes.append("gone") }
}

/// A screen that says whether the device reaches the network, and on which the user signs in.
private final class RootViewController: UIViewController, ASAuthorizationControllerDelegate {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = NWPathMonitor().currentPath.status == .satisfied ? "online" : "offline"
    view.addSubview(label)
    let button = ASAuthorizationAppleIDButton()
    button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func signIn() {
    let request = ASAuthorizationAppleIDProvider().createRequest()
    let controller = ASAuthorizationController(authorizationRequests: [request])
    controller.delegate = self
    controller.performRequests()
  }

  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {
    label.text = "cancelled"
  }
}

extension SystemServices {
  @MainActor @Suite("The network and the device") struct DeviceTests {
    @Test func `a monitor tells how the device reaches the network, at the start and at each change`() {
      let phone = Phone()
      let screen = OnlineController()
      _ = phone.show(screen)
      #expect(screen.notes == ["satisfied false"])
      for interface in [nil, NWInterface.InterfaceType.cellular, .cellular, .wifi] {
        NWPathMonitor.deviceInterface = interface
        phone.settle()
      }
      #expect(screen.notes.dropFirst() == ["unsatisfied false", "satisfied true", "satisfied false"])
      screen.monitor.cancel()
      NWPathMonitor.isOnline = false
      phone.settle()
      #expect(screen.notes.count == 4 && screen.monitor.currentPath.status == .unsatisfied)
      _ = Phone()
      #expect(NWPathMonitor.isOnline)
    }

    @Test func `a monitor of one kind of way knows nothing of the others`() {
      _ = Phone()
      #expect(NWPathMonitor(requiredInterfaceType: .cellular).currentPath.status == .unsatisfied)
      #expect(NWPathMonitor(prohibitedInterfaceTypes: [.cellular]).currentPath.usesInterfaceType(.wifi))
    }

    @Test func `an app that waits for the network goes on when a check says that it is there`() {
      final class Waiting: UIViewController {
        override func viewDidLoad() {
          super.viewDidLoad()
          navigationItem.rightBarButtonItem = UIBarButtonItem(
            primaryAction: UIAction(title: "Online") { _ in NWPathMonitor.isOnline = true })
          Task {
            for await path in NWPathMonitor() where path.status == .satisfied { title = "Online" }
          }
        }
      }
      let app = App("waiting") { window in
        NWPathMonitor.isOnline = false
        window.rootViewController = UINavigationController(rootViewController: Waiting())
        return window
      }
      let isThere = Sometimes<UIWindow>("online") { _, sight in sight.top?.title == "Online" }
      #expect(check(app, sometimes: [isThere]).findings.isEmpty)
    }

    @Test func `what the user and the system answer is said where the app is launched`() {
      let shop = App("shop, offline") { window in
        NWPathMonitor.isOnline = false
        ASAuthorizationController.answer = .canceled
        window.rootViewController = RootViewController()
        return window
      }
      let texts = ["offline", "cancelled"].map { text in
        Sometimes<UIWindow>(text) { _, sight in sight.texts.contains(text) }
      }
      #expect(check(shop, sometimes: texts).findings.isEmpty)
    }

    @Test(arguments: [ATTrackingManager.AuthorizationStatus.authorized, .denied])
    func `the user is asked once whether the app may follow what is done elsewhere`(
      answer: ATTrackingManager.AuthorizationStatus
    ) {
      let phone = Phone()
      _ = phone.show(UIViewController())
      ATTrackingManager.answer = answer
      nonisolated(unsafe) var answers: [ATTrackingManager.AuthorizationStatus] = []
      ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined && answers.isEmpty)
      phone.settle()
      ATTrackingManager.answer = .restricted
      ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
      phone.settle()
      #expect(answers == [answer, answer])
      let zeros = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
      #expect((ASIdentifierManager.shared().advertisingIdentifier == zeros) == (answer == .denied))
      _ = Phone()
      #expect(ATTrackingManager.trackingAuthorizationStatus == .notDetermined)
    }

    @Test func `who asks while the app is not active gets no answer, and can ask again`() {
      let phone = Phone()
      _ = phone.show(UIViewController())
      nonisolated(unsafe) var answers: [ATTrackingManager.AuthorizationStatus] = []
      phone.simulation.sendToBackgroundAndBack {
        ATTrackingManager.requestTrackingAuthorization { answers.append($0) }
      }
      phone.settle()
      #expect(answers == [.notDetermined])
    }

    @Test(arguments: [true, false])
    func `the user closes a file that is looked at, and the app is told`(finished: Bool) {
      let phone = Phone()
      let files = FilesController()
      let window = phone.show(files)
      files.open()
      #expect(files.preview.currentPreviewItem == nil)
      phone.settle()
      #expect(files.preview.currentPreviewItem?.previewItemURL?.lastPathComponent == "1.pdf")
      #expect(window.perform(.leaveSystemScreen(finished: finished)))
      phone.settle()
      #expect(files.notes == ["item 1", "will go", "gone"] && files.presentedViewController == nil)
      #expect(phone.simulation.faults.isEmpty)
    }

    @Test func `a view shows a file while there is one`() {
      struct Files: View {
        @State private var file: URL?

        var body: some View {
          Button("Open") { file = URL(filePath: "/a.pdf") }
            .quickLookPreview($file, in: [URL(filePath: "/a.pdf"), URL(filePath: "/b.pdf")])
          Button("Another") { file = URL(filePath: "/c.pdf") }
        }
      }
      let app = App("files") { window in
        window.rootViewController = UIHostingController(rootView: Files())
        return window
      }
      let isOpen = Sometimes<UIWindow>("a file") { _, sight in sight.top is QLPreviewController }
      #expect(check(app, sometimes: [isOpen]).findings.isEmpty)
    }
  }
}
