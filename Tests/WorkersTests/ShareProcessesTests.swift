import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import Workers

/// Explorations whose shares are done in several processes.
@MainActor
@Suite(.serialized) struct ShareProcessesTests {
  /// What the last button of the deepest screens does.
  enum Fault: CaseIterable, Sendable {
    case none, trap, hang
  }

  /// A screen with buttons that push screens of its kind, the deepest of which has a button with a fault.
  private final class Branch: UIViewController {
    init(_ name: String, depth: Int, _ fault: Fault) {
      super.init(nibName: nil, bundle: nil)
      title = name
      for index in 0..<4 where depth > 0 {
        add("Push \(index)") { [weak self] in
          self?.navigationController?.pushViewController(
            Branch("\(name)\(index)", depth: depth - 1, fault), animated: true)
        }
      }
      if depth == 0 {
        add("Last") {
          switch fault {
          case .none: break
          case .trap: preconditionFailure("no more branches")
          case .hang: while true { usleep(1_000) }
          }
        }
      }
    }

    required init?(coder: NSCoder) { nil }

    private func add(_ title: String, _ action: @escaping @MainActor () -> Void) {
      view.addSubview(UIButton(frame: .zero, primaryAction: UIAction(title: title) { _ in action() }))
    }
  }

  private func app(_ fault: Fault) -> CheckedApp {
    let app = App("branches") { window in
      let stack = UINavigationController(rootViewController: Branch("", depth: 3, fault))
      window.rootViewController = stack
      return stack
    }
    return CheckedApp(app, links: [Link<UINavigationController>("home", reaches: Branch.self) { _ in }])
  }

  private func outcome(_ fault: Fault, jobs: Int) throws -> ExploredApp.Outcome {
    let workers = try JourneyWorkers(app(fault), workers: 1, runTime: .milliseconds(400))
    return try workers.explore(JourneyLimits(moments: 0), jobs: jobs)
  }

  @Test func `however many processes try things, the report has the same bytes`() throws {
    let alone = ExploredApp(JourneyReport.exploring(app(.none), limits: JourneyLimits(moments: 0)))
    for jobs in 1...3 {
      guard case .whole(let explored) = try outcome(.none, jobs: jobs) else {
        Issue.record("the exploration is not whole")
        return
      }
      #expect(explored.document == alone.document && explored.shapeSwift == alone.shapeSwift)
    }
  }

  @Test(arguments: [(Fault.trap, "doesNotTrap"), (.hang, "terminates")])
  func `what ends a process that tries things is told with the journey to it`(fault: Fault, property: String)
    throws
  {
    let endings = try [1, 2].map { jobs throws -> JourneySearch.Ending? in
      if case .ended(let ending) = try outcome(fault, jobs: jobs) { ending } else { nil }
    }
    #expect(endings[0]?.property == property && endings[0] == endings[1])
    #expect(endings[0]?.steps.last == "tap 'Last'")
  }

  /// Tells nothing.
  private static func double(_ share: Int) -> [UInt8] { [UInt8(share * 2)] }

  @Test func `each share is answered once, in its place, and a process that dies takes only what it did`() {
    let answers = ShareProcesses(count: 3).answers(to: 12) { share, _ in
      if share == 4 { _exit(1) }
      return Self.double(share)
    }
    #expect(answers == (0..<12).map { $0 == 4 ? nil : Self.double($0) })
  }

  @Test func `a process in which nothing begins is stopped`() {
    let start = ContinuousClock.now
    let processes = ShareProcesses(count: 2, longestStep: .milliseconds(200))
    let answers = processes.answers(to: 2) { share, follower in
      follower.launches()
      while share == 1 { usleep(1_000) }
      return Self.double(share)
    }
    #expect(answers == [Self.double(0), nil])
    #expect(start.duration(to: .now) >= .milliseconds(200))
  }
}
