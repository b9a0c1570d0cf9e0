import HeadlessUIKit
import Routing

// Finders, switches, factories and actions of the app's own.
extension AppCode {
  static let finding = [
    AppCode("a finder that is a closure", .finder) { look in
      let finder = ClosureFinder<Arrival, Void> { _ in
        look()
        return nil
      }
      return StepAssembly(finder: finder, factory: ClosureFactory { _ in Arrival() }).using(.presentModally)
        .from(GeneralStep.current()).assemble()
    },
    AppCode("a finder that a switch asks", nil) { look in
      over(
        ClosureFinder<UIViewController, Void> { _ in
          look()
          return nil
        })
    },
    AppCode("the test of a finder", nil) { look in
      over(
        InlineFinder<UIViewController, Void>(options: .current) { _, _ in look.isTrue() }, noting: look)
    },
    AppCode("a test that looks around the screen it is asked about", nil) { look in
      over(
        InlineFinder<UIViewController, Void>(options: .currentAllStack) { candidate, _ in
          candidate.navigationController?.viewControllers.count == 2 && look.isTrue()
        }, noting: look)
    },
    AppCode("the test of a finder that looks upwards", nil) { look in
      let iterator = StackIterator(
        options: .parent,
        startingPoint: .custom {
          let finder = ClassFinder<TwoColours.Red, Void>(options: .currentAllStack)
          return try finder.findViewController(with: ())
        })
      return over(UpwardFinder(iterator: iterator, look: look), noting: look)
    },
    AppCode("where a search starts", .startingPoint) { look in
      let start = StartingPoint.custom {
        look()
        return nil
      }
      return over(PresentingFinder(startingPoint: start))
    },
    AppCode("the condition of a switch", .choice) { look in
      let choice = SwitchAssembly<UIViewController, Void>()
        .addCase(from: GeneralStep.current()) { _ in
          look()
          return true
        }
        .assemble()
      return new().using(.presentModally).from(choice).assemble()
    },
    AppCode("a chain that a closure chooses", .choice) { look in
      let choice = SwitchAssembly<UIViewController, Void>()
        .addCase { _ in
          look()
          return GeneralStep.current()
        }
        .assemble()
      return new().using(.presentModally).from(choice).assemble()
    },
    AppCode("a context that is transformed", .contextTransformation) { isAnimated, look, end in
      let start: DestinationStep<UIViewController, Void> = GeneralStep.current()
      let step = start.adaptingContext(using: InlineContextTransformer { (_: Void) in look() })
      DefaultRouter().navigate(to: step, with: (), animated: isAnimated, completion: end)
    },
    AppCode("which window is meant", .windowProvider) { look in
      new().using(.presentModally).from(GeneralStep.current(windowProvider: LookingProvider(look: look)))
        .assemble()
    },
  ]

  static let building = [
    AppCode("a factory that refuses", .preparation) { look in
      StepAssembly(finder: NilFinder(), factory: LookingFactory(onPreparing: look)).using(.presentModally)
        .from(GeneralStep.current()).assemble()
    },
    AppCode("a factory that builds", .preparation) { look in
      presented {
        look()
        return Arrival()
      }
    },
    AppCode("how a new container is set up", .preparation) { look in
      new().using(UINavigationController.push())
        .from(NavigationControllerStep(factory: NavigationControllerFactory { _ in look() }))
        .using(.presentModally).from(GeneralStep.current()).assemble()
    },
    AppCode("a finder in the place of a factory", nil) { look in
      let finder = ClosureFinder<Arrival, Void> { _ in
        look()
        return nil
      }
      return StepAssembly(finder: NilFinder(), factory: FinderFactory(finder: finder))
        .using(GeneralAction.nilAction()).from(GeneralStep.current()).assemble()
    },
  ]

  static let bringing = [
    AppCode("an action that refuses", nil) { look in
      new().using(LookingAction(onPreparing: { _ in look() })).from(GeneralStep.current()).assemble()
    },
    AppCode("what an action removes", .action) { look in
      new().using(LookingAction(onRemoving: { _ in look() })).from(GeneralStep.current()).assemble()
    },
    AppCode("an action", .action) { look in
      new().using(LookingAction(onPerforming: { _ in look() })).from(GeneralStep.current()).assemble()
    },
    AppCode("an action that looks at what it is given", .mark(.unsaid(.action))) { look in
      // The judgement tells red screens from all others; of those the simplest stacks have no album.
      let action = LookingAction(isIdle: true) { if $0 is Album { look() } }
      return new().using(action).from(GeneralStep.current()).assemble()
    },
    AppCode("how an action changes a list", nil) { look in
      new().using(LookingPush(onEmbedding: { _ in look() }))
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
    },
    AppCode("an action that looks at the list it is given", .mark(.unsaid(.preparation))) { look in
      new().using(LookingPush(onEmbedding: { if $0.first is TwoColours.Blue { look() } }))
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
    },
    AppCode("an action that brings a new list in", .action) { look in
      new().using(LookingPush(onIntegrating: look))
        .from(GeneralStep.custom(using: ClassFinder<UINavigationController, Void>())).assemble()
    },
    AppCode("who is to present", .presenter) { look in
      let action = GeneralAction.presentModally(
        startingFrom: .custom {
          look()
          return UIApplication.shared.keyWindow?.rootViewController
        })
      return new().using(action).from(GeneralStep.root()).assemble()
    },
    AppCode("how a presentation is set up", .presentation) { look in
      let action = GeneralAction.presentModally(presentationStyle: .pageSheet) { _ in look() }
      return new().using(action).from(GeneralStep.current()).assemble()
    },
  ]
}

private struct UpwardFinder: StackIteratingFinder {
  let iterator: StackIterator
  let look: AppCode.Look

  func isTarget(_ viewController: UIViewController, with context: Void) -> Bool {
    (viewController as? UINavigationController)?.viewControllers.count == 2 && look.isTrue()
  }
}

private struct LookingProvider: WindowProvider {
  let look: AppCode.Look

  var window: UIWindow? {
    look()
    return UIApplication.shared.keyWindow
  }
}

private struct LookingFactory: Factory {
  let onPreparing: AppCode.Look

  func prepare(with context: Void) throws { onPreparing() }
  func build(with context: Void) throws -> Arrival { Arrival() }
}

/// Presents, and looks on the way.
private struct LookingAction: Action {
  var onPreparing: @MainActor (UIViewController?) -> Void = { _ in }
  var onRemoving: @MainActor (UIViewController) -> Void = { _ in }
  var isIdle = false
  var onPerforming: @MainActor (UIViewController) -> Void = { _ in }

  func prepare(on existing: UIViewController?) throws { onPreparing(existing) }

  func controllerRemoved(from existing: UIViewController) -> UIViewController? {
    onRemoving(existing)
    return nil
  }

  func perform(
    with viewController: UIViewController, on existing: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    onPerforming(existing)
    // Whoever calls something on it says that it is looked at.
    if isIdle { return completion(.success) }
    existing.present(viewController, animated: animated) { completion(.success) }
  }
}

/// Pushes, and looks on the way.
private struct LookingPush: ContainerAction {
  var onEmbedding: @MainActor ([UIViewController]) -> Void = { _ in }
  var onIntegrating: AppCode.Look?

  func embed(_ viewController: UIViewController, in children: inout [UIViewController]) throws {
    onEmbedding(children)
    children.append(viewController)
  }

  func integrate(
    _ children: [UIViewController], into container: UINavigationController,
    showing viewController: UIViewController, animated: Bool,
    completion: @escaping @MainActor (RoutingResult) -> Void
  ) {
    onIntegrating?()
    container.setViewControllers(children, animated: false)
    completion(.success)
  }
}
