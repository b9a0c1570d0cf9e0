import HeadlessUIKit
import Routing
import RoutingSpecs

extension Mutant {
  /// Controllers that somebody keeps alive for ever.
  static var memoryMutants: [Mutant] {
    [
      Mutant(
        "keeps-what-it-dismissed",
        "The code remembers the layer that was on top, to come back one day.",
        in: .dismissal, noticedBy: .releasesControllers, among: .layers, of: MutantOriginals.foundItem
      ) { attempt in
        History.last = attempt.topmost
        attempt.navigate(to: MutantOriginals.found(ItemFinder()))
      },
      Mutant(
        "keeps-itself", "What a screen calls when it is done holds the screen.", in: .rootReplacement,
        noticedBy: .releasesControllers, among: .layers, of: MutantOriginals.home,
        to: StepAssembly(finder: RootHomeFinder(), factory: CyclicHomeFactory())
          .using(GeneralAction.replaceRoot())
          .from(GeneralStep.root())
          .assemble()),
    ]
  }
}

/// Remembers one controller for ever.
@MainActor
private enum History {
  static var last: UIViewController?
}

/// Makes a screen that is held by its own closure.
private struct CyclicHomeFactory: Factory {
  func build(with context: Int) throws -> HomeScreen {
    let home = HomeScreen()
    home.onDone = { home.loadViewIfNeeded() }
    return home
  }
}
