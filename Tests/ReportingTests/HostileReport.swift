@testable import Reporting

/// A report in which every text is an attack on whatever shows it.
enum HostileReport {
  /// Markup, quotes, control characters, bidirectional controls, a flood, emoji, a lone joiner, a fence.
  static let names: [String] = [
    "<script>alert(1)</script>", "\"' onmouseover=alert(1) x='", "]]><!--", "--><img src=x onerror=alert(1)>",
    "</style></script></svg>", "a\u{0}b\u{1}c\u{8}\u{1B}[31mred\u{1B}]0;title\u{7}",
    "\u{202E}gnirts\u{2066}\u{200F}",
    String(repeating: "x", count: 10_000), "👩‍👩‍👧‍👦🏳️‍🌈🇮🇩", "line\nbreak\r\nand\ttab\u{2028}x",
    String(decoding: [0xFFFE, 0xFFFF, 0xFDD0, 0x85, 0x7F] as [UInt16], as: UTF16.self),
    "```\n# heading | cell | [link](javascript:alert(1)) @everyone *bold* &amp; <b>", "日本語の名前 عربى", "",
    "e\u{301}\u{301}\u{301}",
  ]

  static let report = report(names)

  /// The same report with texts that attack nothing: one letter more for each name, so that none are equal.
  static let harmless = report(
    names.enumerated().map { $1.isEmpty ? "" : "n" + String(repeating: "o", count: $0) })

  private static func report(_ names: [String]) -> Report {
    Report(
      toolVersion: names[0], app: names[5], bound: names[6], spaceCount: 7,
      properties: names.prefix(3).map { .init(name: $0, summary: names[0]) },
      routes: names.map {
        .init(name: $0, summary: $0, expectation: $0, source: .init(file: $0, line: 1), waiting: $0)
      },
      cells: names.map {
        .init(
          route: $0, property: names[0], verdict: .inconclusive(reason: $0),
          counts: .init(states: 7, covered: 1, runs: 1))
      }
        + names.map {
          .init(
            route: $0, property: names[1], verdict: .holds(.tested),
            counts: .init(states: 7, covered: 7, runs: 1))
        }, violations: names.map(violation),
      history: names.map {
        .init(route: $0, property: $0, group: $0, status: .new, runs: 1, notation: $0)
      }, growth: growth(names),
      comparisons: names.map {
        .init(
          route: $0, properties: [names[1]], states: 3, strength: .max, controllers: .max, questions: names,
          obstacles: [$0] + names)
      }, settings: names,
      sweep: .init(
        settings: names, states: 0, controllers: .max,
        dependencies: names.map {
          .init(route: $0, property: $0, setting: $0, change: .violated, notation: $0, replay: $0)
        }, independent: 0, stopReason: names[0]))
  }

  private static func growth(_ names: [String]) -> Report.Growth {
    let failures = names.map {
      Report.Growth.Failure(route: $0, property: names[0], group: $0, notation: $0, replay: $0)
    }
    return Report.Growth(
      bounds: names.map {
        .init(
          bound: $0, tabs: 0, depth: 1_000_000, modals: .max, states: 7, regions: 0, stopReason: $0,
          newFailures: failures)
      }, notCovered: names,
      beyond: .init(
        bound: names[0], states: 7, draws: 0,
        risks: names.map {
          .init(property: $0, draws: 0, failures: 0, kindsSeenOnce: 0, estimate: $0)
        }, newFailures: failures))
  }

  private static func violation(_ name: String) -> Report.Violation {
    .init(
      route: name, property: name, group: name, groupScope: name, groupCount: 1,
      study: .init(
        condition: name, evidence: name,
        neighbour: .init(notation: name, difference: name, start: stack(name))), start: stack(name),
      notation: name,
      decisions: [
        .init(title: name, details: [.init(name: name, value: name)], stackAfter: stack(name), fork: 0)
      ],
      expected: name, actual: name, expectedStack: stack(name), finalStack: stack(name), faults: [name],
      replay: .init(token: name, command: name), shrinkHistory: [.init(pass: name, notation: name)],
      forks: [
        .init(notation: name, stack: stack(name), moves: [.init(title: name, outcome: name, next: 0)]),
        .init(notation: name, stack: stack(name), moves: [.init(title: name, outcome: name)]),
      ])
  }

  private static func stack(_ name: String) -> [StackNode] {
    let nodes = StackNode.Kind.allCases.map { kind in
      StackNode(
        kind, name, context: name, isSelected: true, isVisible: true, refusesDismissal: true, change: .moved,
        openRegion: name)
    }
    return [StackNode(.tabs, name, children: nodes)] + nodes
  }
}
