import RouterMutants
import RoutingSpecs
import Testing

/// What is known of a mutant: where it shows itself.
struct PlantedDefect: Sendable, CustomTestStringConvertible {
  /// The mutant's name.
  let name: String

  /// The smallest stack in which the property notices the defect.
  let minimal: String

  /// How many stacks of the mutant's space violate the property.
  let states: Int

  var testDescription: String { name }

  init(_ name: String, _ minimal: String, _ states: Int) {
    self.name = name
    self.minimal = minimal
    self.states = states
  }

  @MainActor
  func mutant() throws -> Mutant {
    try #require(Mutant.all.first { $0.name == name }, "no mutant has this name")
  }
}

extension PlantedDefect {
  /// Every mutant, in the order of `Mutant.all`.
  static let all = [
    PlantedDefect("finder-enters-hidden", "Nav[Item(7), Form!]", 10),
    PlantedDefect("finder-misses-hidden", "Tabs[*Home, Item(7)]", 96),
    PlantedDefect("finder-ignores-context", "Item(8)", 1 + 4 + 16),
    PlantedDefect("finder-looks-on-top-only", "Item(7) > Home", 180),
    PlantedDefect("finder-starts-at-bottom", "Item(7) > Form! > Item(7)", 8),
    PlantedDefect("finder-never-finds", "Home", 4 + 16 + 64),
    PlantedDefect("dismisses-the-item-itself", "Home > Item(7)", 108),
    PlantedDefect("dismisses-one-layer-only", "Item(7) > Home > Home", 4 + 2),
    PlantedDefect("dismisses-everything-first", "Home > Home", 12 + 48),
    PlantedDefect("dismisses-without-asking", "Home > Form!", 3 + 21),
    PlantedDefect("dismisses-before-asking", "Form! > Home", 3 + 21),
    PlantedDefect("presents-during-dismissal", "Home > Home", 8 + 24),
    PlantedDefect("shows-tabs-not-tab", "Tabs[*Home, Item(7)]", 72),
    PlantedDefect("shows-navigation-not-item", "Nav[Item(7), Home]", 99),
    PlantedDefect("pops-to-bottom", "Nav[Home, Item(7)]", 22),
    PlantedDefect("pops-one-too-few", "Nav[Item(7), Home]", 21),
    PlantedDefect("selects-before-asking", "Tabs[*Home, Nav[Item(7), Form!]]", 30),
    PlantedDefect("presents-from-root", "Home", 3 + 12 + 48),
    PlantedDefect("pushes-into-lowest-navigation", "Nav[Home] > Nav[Form!]", 48),
    PlantedDefect("pushes-into-first-tab", "Tabs[Nav[Home], *Nav[Home]]", 27),
    PlantedDefect("pushes-in-place-of-top", "Nav[Home]", 144),
    PlantedDefect("pushes-twice", "Nav[Home]", 216),
    PlantedDefect("presents-empty-container", "Home", 3 + 12 + 48),
    PlantedDefect("builds-without-context", "Home", 3 + 12 + 48),
    PlantedDefect("root-replaced-under-modals", "Home > Home", 9 + 27),
    PlantedDefect("root-replaced-during-dismissal", "Home > Home", 9 + 27),
    PlantedDefect("root-from-current", "Home > Home", 16 + 64),
    PlantedDefect("root-not-asked", "Form!", 1 + 3 + 9),
    PlantedDefect("root-always-replaced", "Home", 3 + 9 + 27),
    PlantedDefect("completes-twice", "Home", 4 + 16 + 64),
    PlantedDefect("never-completes-when-there", "Home", 4 + 16 + 64),
    PlantedDefect("completes-too-early", "Home", 3 + 12 + 48),
    PlantedDefect("hides-failures", "Home", 39 + 10),
    PlantedDefect("waits-for-ever", "Home > Home", 16 + 64),
    PlantedDefect("says-so-too-early", "Home", 3 + 12 + 48),
    PlantedDefect("gives-context-to-all", "Item(8)", 84 - 39),
    PlantedDefect("gives-context-to-presenter", "Item(8)", 1 + 5 + 20),
    PlantedDefect("keeps-what-it-dismissed", "Home", 4 + 16 + 64),
    PlantedDefect("keeps-itself", "Item(7)", 3 + 9 + 27 - 1),
    PlantedDefect("presents-instead-of-pushing", "Nav[Home]", 1 + 8 + 64),
    PlantedDefect("presents-over-own-container", "Home", 3 + 12 + 48),
    PlantedDefect("piles-up-modals", "Home", 4 + 16 + 64),
    PlantedDefect("wraps-the-root", "Home", 3 + 9 + 27),
    PlantedDefect("finder-takes-last-match", "Split[Item(7), Item(7)]", 2 * 2),
    PlantedDefect("finder-alternates", "Split[Item(7), Item(7)]", 2 * 2),
    PlantedDefect("finder-misses-tabs", "Tabs[*Item(7)]", 2 + 32),
    PlantedDefect("finder-misses-root", "Item(7)", 1),
    PlantedDefect("refuses-what-is-there", "Home", 3 + 12 + 48),
    PlantedDefect("takes-itself-away", "Home", 3 + 12 + 48 + 3),
  ]
}
