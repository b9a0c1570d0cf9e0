import HeadlessUIKit
import Routing

extension Configurations {
  /// Home wherever it is, otherwise in new tabs.
  var home: DestinationStep<HomeViewController, Any?> {
    StepAssembly(finder: ClassFinder<HomeViewController, Any?>(), factory: NilFactory())
      .from(store)
      .assemble()
  }

  /// The search wherever it is, otherwise as a new tab of the store.
  var search: DestinationStep<SearchViewController, Any?> {
    StepAssembly(finder: ClassFinder<SearchViewController, Any?>(), factory: ClassFactory())
      .using(UITabBarController.add(at: 1))
      .from(store)
      .assemble()
  }

  /// What a query found, in place of what the user sees of a navigation controller.
  var searchResults: DestinationStep<SearchResultsViewController, String> {
    StepAssembly(
      finder: ClassFinder<SearchResultsViewController, String>(),
      factory: ClosureFactory<SearchResultsViewController, String> { _ in SearchResultsViewController() }
    )
    .adding(InlineContextTask { (results: SearchResultsViewController, query) in results.query = query })
    .using(UINavigationController.pushReplacingLast())
    .from(visibleNavigation())
    .assemble()
  }

  /// The department of a product.
  var category: DestinationStep<CategoryViewController, Product> {
    StepAssembly(
      finder: ClassWithContextFinder<CategoryViewController, Product>(), factory: ClassFactory()
    )
    .adding(ContextSettingTask())
    .using(UINavigationController.push())
    .from(visibleNavigation())
    .assemble()
  }

  /// A product wherever it is, otherwise where the user is.
  var product: DestinationStep<ProductViewController, Product> {
    productStep.using(UINavigationController.push()).from(visibleNavigation()).assemble()
  }

  /// A product after its department, in the navigation controller where that must be.
  var productInCategory: DestinationStep<ProductViewController, Product> {
    productStep.using(UINavigationController.push()).from(category.expectingContainer()).assemble()
  }

  private var productStep:
    StepAssembly<
      ClassWithContextFinder<ProductViewController, Product>, ClosureFactory<ProductViewController, Product>
    >
  {
    StepAssembly(
      finder: ClassWithContextFinder(), factory: ClosureFactory { ProductViewController(showing: $0) }
    )
    .adding(VisitTask<ProductViewController, Product>(session: session))
  }

  /// A product wherever it is, otherwise where the user is, once the warehouse has said that there is one.
  var productInStock: DestinationStep<ProductViewController, Product> {
    productStep.adding(StockInterceptor(warehouse: Warehouse()))
      .using(UINavigationController.push()).from(visibleNavigation()).assemble()
  }

  /// What customers say about a product, after the product.
  var reviews: DestinationStep<ReviewsViewController, Product> {
    StepAssembly(finder: ClassFinder<ReviewsViewController, Product>(), factory: ClassFactory())
      .using(UINavigationController.push())
      .from(product.expectingContainer())
      .assemble()
  }

  /// Pictures of a product, over the product.
  var gallery: DestinationStep<GalleryViewController, Product> {
    StepAssembly(
      finder: ClassFinder<GalleryViewController, Product>(options: .currentVisibleOnly),
      factory: ClassFactory()
    )
    .using(
      GeneralAction.presentModally(presentationStyle: .overFullScreen, transitionStyle: .crossDissolve)
    )
    .from(product)
    .assemble()
  }

  /// The product of an order, for whoever knows only the order.
  var orderedProduct: DestinationStep<ProductViewController, OrderNumber> {
    product.adaptingContext(using: InlineContextTransformer { (order: OrderNumber) in order.product })
  }

  /// The magazine.
  func lookbook<Context>() -> DestinationStep<LookbookViewController, Context> {
    StepAssembly(
      finder: ClassFinder<LookbookViewController, Context>(),
      factory: CompleteFactoryAssembly(factory: LookbookFactory<Context>())
        .with(look(.spring), using: LookbookViewController.appendPage())
        .with(look(.autumn), using: LookbookViewController.appendPage())
        .assemble()
    )
    .using(UINavigationController.push())
    .from(visibleNavigation())
    .assemble()
  }

  private func look<Context>(_ page: LookbookPage) -> ClosureFactory<LookViewController, Context> {
    ClosureFactory { _ in LookViewController(page) }
  }

  /// A page of the magazine.
  var look: DestinationStep<LookViewController, LookbookPage> {
    StepAssembly(finder: ClassWithContextFinder<LookViewController, LookbookPage>(), factory: NilFactory())
      .from(lookbook())
      .assemble()
  }

  /// The page with advice, wherever it is; otherwise at the end of the magazine.
  var advice: DestinationStep<AdviceViewController, Any?> {
    StepAssembly(finder: ClassFinder<AdviceViewController, Any?>(), factory: ClassFactory())
      .using(LookbookViewController.appendPage())
      .from(lookbook())
      .assemble()
  }
}
