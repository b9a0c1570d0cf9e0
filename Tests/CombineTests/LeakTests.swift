import Combine
import Foundation
import HeadlessUIKit
import Journeys
import Testing

/// How a screen subscribes to what its view model publishes.
enum Subscribing: CaseIterable {
  case weakly, strongly, assigningToLabel, assigningToItself, assigningToPublished, finished

  /// Whether the screen keeps itself.
  var isLeak: Bool { [.strongly, .assigningToItself].contains(self) }
}

private final class Profile: ObservableObject {
  @Published var name = "Ada"
  @Published var shownName = ""
}

private final class ProfileViewController: UIViewController {
  private let profile = Profile()
  private let subscribing: Subscribing
  private let label = UILabel()
  private var heading = ""
  private var cancellables: Set<AnyCancellable> = []

  init(_ subscribing: Subscribing) {
    self.subscribing = subscribing
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let names = profile.$name
    switch subscribing {
    case .weakly: names.sink { [weak self] in self?.heading = $0 }.store(in: &cancellables)
    case .strongly: names.sink { self.heading = $0 }.store(in: &cancellables)
    case .assigningToLabel: names.map { $0 }.assign(to: \.text, on: label).store(in: &cancellables)
    case .assigningToItself: names.assign(to: \.heading, on: self).store(in: &cancellables)
    case .assigningToPublished: names.assign(to: &profile.$shownName)
    case .finished: names.first().sink { self.heading = $0 }.store(in: &cancellables)
    }
  }
}

@MainActor
@Suite struct LeakTests {
  @Test(arguments: Subscribing.allCases)
  func `a screen that its own subscription keeps is found as a leak`(_ subscribing: Subscribing) {
    let app = App("profiles") { window in
      let home = UIViewController()
      let open = UIAction(title: "Open") { [weak home] _ in
        home?.navigationController?.pushViewController(ProfileViewController(subscribing), animated: true)
      }
      home.navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: open)
      window.rootViewController = UINavigationController(rootViewController: home)
    }
    let findings = JourneyReport.exploring(app, limits: JourneyLimits(events: 200)).findings
    #expect(findings.map(\.property) == (subscribing.isLeak ? [.releasesControllers] : []))
    #expect(findings.first?.journey == (subscribing.isLeak ? ["tap 'Open' in the bar", "tap Back"] : nil))
  }
}
