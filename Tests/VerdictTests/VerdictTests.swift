import Checking
import Foundation
import RoutingSpecs
import TestSupport
import Testing

/// Attacks on the verdict itself: apps whose code knows more than their routes ask.
///
/// `ROUTECHECK_TEST_BUDGET=long` runs all of them, `=soak` at larger bounds, over more places, with three seeds;
/// `ROUTECHECK_TEST_ATTACK` chooses some by a part of their names or by their mechanism.
@MainActor
@Suite(.serialized) struct VerdictTests {
  @Test(arguments: Attack.selected.filter { !$0.mayTrap })
  func `no verdict says more than running every stack by itself does`(_ attack: Attack) throws {
    try Self.judge(attack)
  }

  @Test(arguments: Attack.selected.filter(\.mayTrap))
  func `nothing that a screen is makes the check trap, and its verdict is right`(_ attack: Attack) async {
    await #expect(processExitsWith: .success) { [id = attack.id as String] in
      try await MainActor.run {
        let attack = try #require(Attack.all.first { $0.id == id })
        try VerdictTests.judge(attack)
      }
    }
  }

  private static func judge(_ attack: Attack) throws {
    for seed in TestBudget.isSoak ? [1, 2, 3] : [1] as [UInt64] {
      for strength in 1...max(1, min(attack.places, 2)) {
        judge(attack, try Verdicts(attack, seed: Seed(seed), strength: strength), at: strength)
      }
    }
  }

  /// Records what is wrong with the verdicts on an attack.
  private static func judge(_ attack: Attack, _ verdicts: Verdicts, at strength: Int) {
    #expect(verdicts.hasViolations == !attack.isHarmless, "\(attack.id) is not what it is said to be")
    for complaint in verdicts.complaints where !attack.excuses(complaint, at: strength) {
      Issue.record("\(complaint.description); \(strength) at once")
    }
    if attack.mustBeCounted {
      #expect(verdicts.exactBounds == attack.bounds.count, "\(attack.id) is not counted exactly")
    }
    if !attack.mayBeInconclusive, let first = verdicts.undecided.first {
      Issue.record(
        "\(attack.id) · undecided \(verdicts.undecided.count) times: \(first)", severity: .warning)
    }
  }

  @Test func `there are attacks of every sort`() {
    let all = Attack.all
    #expect(Set(all.map(\.id)).count == all.count)
    #expect(all.count >= 70)
    #expect(all.filter(\.isHarmless).count >= 10)
    #expect(all.filter(\.mustBeCounted).count >= 20)
    #expect(all.filter { $0.places == 2 }.count >= 6)
    #expect(all.filter { $0.places == 3 }.count >= 2)
    for mechanism in Attack.Mechanism.allCases {
      let own = all.filter { $0.mechanism == mechanism }
      #expect(own.contains { $0.code == .steps } && own.contains { $0.code == .plain }, "\(mechanism)")
    }
  }
}

extension Attack {
  /// The attacks, those that have to be counted exactly marked.
  static let all: [Attack] =
    (callbacks + reads + views + rules + tests + lives + places + delegates + leftovers + pairs + fresh)
    .map { attack in
      countedNames.contains { attack.id == "\($0)-steps" || attack.id == "\($0)-plain" }
        ? attack.counted() : attack
    }

  /// The attacks whose names or mechanisms the environment asks for; all of them where it asks for nothing.
  ///
  /// Where there is no time and nothing is asked for, four of them stand for all.
  static let selected: [Attack] = {
    guard let part = ProcessInfo.processInfo.environment["ROUTECHECK_TEST_ATTACK"] else {
      return TestBudget.isLong ? all : all.filter { quickNames.contains($0.id) }
    }
    return all.filter { $0.id.contains(part) || $0.mechanism.rawValue == part }
  }()

  private static let quickNames = [
    "flag-in-viewDidLoad-plain", "flag-in-viewDidLoad-steps", "tracker-in-viewDidAppear-plain",
    "hidden-navigation-bar-plain",
  ]

  private static let countedNames = [
    "flag-in-viewDidLoad", "tracker-in-viewDidAppear", "flag-in-loadView", "pushed-by-willMove",
    "observer-of-links", "settings-of-the-device", "closure-for-the-coordinator", "hidden-navigation-bar",
    "view-in-window", "content-size", "registry-of-instances", "counter-of-instances",
  ]

  /// Whether a wrong verdict is one that the check warns of: what depends on more places at once than were tried.
  func excuses(_ complaint: Verdicts.Complaint, at strength: Int) -> Bool {
    switch complaint.fault {
    case .wrongHold: places > strength
    case .wrongTestedCount: (countedPlaces ?? places) > strength
    case .wrongProof, .wrongCount, .falseAlarm: false
    }
  }
}
