import HeadlessUIKit
import Routing

// Interceptors, tasks and whoever is told of the end.
extension AppCode {
  static let around = [
    AppCode("what an interceptor refuses", .preparation) { look in
      new().adding(LookingInterceptor(onPreparing: look)).using(.presentModally).from(GeneralStep.current())
        .assemble()
    },
    AppCode("an interceptor", .interceptor) { look in
      new().adding(InlineInterceptor { look() }).using(.presentModally).from(GeneralStep.current())
        .assemble()
    },
    AppCode("an interceptor that waits", nil) { look in
      let interceptor = InlineAsyncInterceptor<Void> { _ in
        try await Task.sleep(for: .milliseconds(100))
        look()
      }
      return new().adding(interceptor).using(.presentModally).from(GeneralStep.current()).assemble()
    },
    AppCode("what follows on an interceptor's completion", nil) { look in
      let interceptor = InlineInterceptor<Void>(completing: { _, completion in
        Task {
          try? await Task.sleep(for: .milliseconds(100))
          completion(.success)
          look()
        }
      })
      return new().adding(interceptor).using(.presentModally).from(GeneralStep.current()).assemble()
    },
    AppCode("a navigation within another one", nil) { look in
      let interceptor = InlineInterceptor<Void>(completing: { _, completion in
        DefaultRouter().navigate(to: presented(), with: (), animated: true) { result in
          look()
          completion(result)
        }
      })
      return new().adding(interceptor).using(.presentModally).from(GeneralStep.current()).assemble()
    },
    AppCode(
      "an interceptor of a router", .mark(.unheard(.interceptor)),
      ofRouter: { router, look in router.add(InlineInterceptor { (_: Any?) in look() }) }),
    AppCode("what a context task refuses", .preparation) { look in
      new().adding(LookingTask(onPreparing: look)).using(.presentModally).from(GeneralStep.current())
        .assemble()
    },
    AppCode("a context task", .contextTask) { look in
      new().adding(InlineContextTask { (_: Arrival, _: Void) in look() }).using(.presentModally)
        .from(GeneralStep.current()).assemble()
    },
    AppCode(
      "a context task of a router", .mark(.unheard(.contextTask)),
      ofRouter: { router, look in
        router.add(InlineContextTask { (_: UIViewController, _: Any?) in look() })
      }),
  ]

  static let afterwards = [
    AppCode("a post-routing task", .postRoutingTask) { look in
      new().adding(InlinePostRoutingTask { (_: Arrival, _: Void, _) in look() }).using(.presentModally)
        .from(GeneralStep.current()).assemble()
    },
    AppCode("a post-routing task that looks at what it is given", .mark(.unsaid(.postRoutingTask))) { look in
      let task = InlinePostRoutingTask { (_: Arrival, _: Void, stack: [UIViewController]) in
        if stack.first is TwoColours.Blue { look() }
      }
      return new().adding(task).using(.presentModally).from(GeneralStep.current()).assemble()
    },
    AppCode(
      "a post-routing task of a router", .mark(.unheard(.postRoutingTask)),
      ofRouter: { router, look in
        router.add(InlinePostRoutingTask { (_: UIViewController, _: Any?, _) in look() })
      }),
    AppCode("a completion", nil) { isAnimated, look, end in
      DefaultRouter().navigate(to: presented(), with: (), animated: isAnimated) { result in
        look()
        end(result)
      }
    },
    AppCode("the completion of a navigation that finds all as it should be", .completion) {
      isAnimated, look, end in
      let step: DestinationStep<UIViewController, Void> = GeneralStep.current()
      DefaultRouter().navigate(to: step, with: (), animated: isAnimated) { result in
        look()
        end(result)
      }
    },
    AppCode("what follows on a navigation that is awaited", nil) { isAnimated, look, end in
      Task {
        try? await DefaultRouter().navigate(to: presented(), with: (), animated: isAnimated)
        look()
        end(.success)
      }
    },
    AppCode("a completion that looks at what an error names", .mark(.unsaid(.completion))) {
      isAnimated, look, end in
      let step = new().using(.replaceRoot).from(GeneralStep.current()).assemble()
      DefaultRouter().navigate(to: step, with: (), animated: isAnimated) { result in
        if case .failure(.cannotReplaceRoot(let start?, _)) = result, start is TwoColours.Blue { look() }
        end(result)
      }
    },
    AppCode("who hears of failures", .completion) { isAnimated, look, end in
      let step = StepAssembly(finder: ClassFinder<Arrival, Void>(), factory: NilFactory())
        .from(GeneralStep.current()).assemble()
      FailingRouter(router: DefaultRouter()) { _ in look() }
        .navigate(to: step, with: (), animated: isAnimated, completion: end)
    },
    AppCode(
      "who hears of decisions", .mark(.unheard(.event)),
      ofRouter: { router, look in router.observer = { _ in look() } }),
    AppCode(
      "who looks at the controllers of decisions", .mark(.unsaid(.event)),
      ofRouter: { router, look in
        router.observer = { event in
          if case .stepFound(_, let controller) = event, controller is TwoColours.Blue { look() }
        }
      }),
    AppCode("who hears of promises", .promise) { isAnimated, look, end in
      let router = DefaultRouter()
      router.promiseObserver = { _ in look() }
      let found = GeneralStep.custom(using: ClassFinder<TwoColours.Red, Void>()).expectingContainer(
        UINavigationController.self)
      let step = new().using(UINavigationController.push()).from(found).assemble()
      router.navigate(to: step, with: (), animated: isAnimated, completion: end)
    },
  ]
}

private struct LookingInterceptor: RoutingInterceptor {
  let onPreparing: AppCode.Look

  func prepare(with context: Void) throws { onPreparing() }

  func perform(with context: Void, completion: @escaping @MainActor (RoutingResult) -> Void) {
    completion(.success)
  }
}

private struct LookingTask: ContextTask {
  let onPreparing: AppCode.Look

  func prepare(with context: Void) throws { onPreparing() }
  func perform(on viewController: Arrival, with context: Void) throws {}
}
