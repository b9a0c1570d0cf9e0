import UIKit

// MARK: - Use cases

enum OrderList {
  struct Order: Equatable {
    let number: Int
    let total: Decimal
  }

  enum Fetch {
    struct Request {}
    struct Response {
      let orders: [Order]
    }
    struct ViewModel {
      let rows: [String]
    }
  }
}

@MainActor
protocol OrderListBusinessLogic {
  func fetch(_ request: OrderList.Fetch.Request)
  func select(row: Int)
}

@MainActor
protocol OrderListDataStore {
  var customer: String { get set }
  var selected: OrderList.Order? { get set }
}

@MainActor
protocol OrderListPresentationLogic {
  func present(_ response: OrderList.Fetch.Response)
}

@MainActor
protocol OrderListDisplayLogic: AnyObject {
  func display(_ viewModel: OrderList.Fetch.ViewModel)
}

@MainActor
protocol OrderListRoutingLogic {
  func routeToOrder(segue: UIStoryboardSegue?)
}

@MainActor
protocol OrderListDataPassing {
  var dataStore: OrderListDataStore? { get }
}

// MARK: - Interactor and presenter

final class OrderListInteractor: OrderListBusinessLogic, OrderListDataStore {
  var customer = ""
  var selected: OrderList.Order?
  var presenter: OrderListPresentationLogic?

  private var orders: [OrderList.Order] = []

  func fetch(_ request: OrderList.Fetch.Request) {
    orders = (1...3).map { OrderList.Order(number: customer.count * 100 + $0, total: Decimal($0 * 10)) }
    presenter?.present(OrderList.Fetch.Response(orders: orders))
  }

  func select(row: Int) {
    selected = orders.indices.contains(row) ? orders[row] : nil
  }
}

final class OrderListPresenter: OrderListPresentationLogic {
  weak var viewController: OrderListDisplayLogic?

  func present(_ response: OrderList.Fetch.Response) {
    let rows = response.orders.map { "No. \($0.number): \($0.total)" }
    viewController?.display(OrderList.Fetch.ViewModel(rows: rows))
  }
}

// MARK: - Router

final class OrderListRouter: NSObject, OrderListRoutingLogic, OrderListDataPassing {
  weak var viewController: OrderListViewController?
  var dataStore: OrderListDataStore?

  func routeToOrder(segue: UIStoryboardSegue?) {
    if let segue {
      guard let destination = segue.destination as? OrderDetailViewController,
        var store = destination.router.dataStore, let dataStore
      else { fatalError("the segue leads elsewhere") }
      pass(dataStore, to: &store)
    } else {
      let destination = OrderDetailViewController()
      guard var store = destination.router.dataStore, let dataStore else { return }
      pass(dataStore, to: &store)
      navigate(to: destination)
    }
  }

  private func navigate(to destination: OrderDetailViewController) {
    viewController?.show(destination, sender: nil)
  }

  private func pass(_ source: OrderListDataStore, to destination: inout OrderDetailDataStore) {
    destination.order = source.selected
  }
}

final class OrderListViewController: BaseViewController, OrderListDisplayLogic {
  var interactor: (OrderListBusinessLogic & OrderListDataStore)?
  var router: (NSObject & OrderListRoutingLogic & OrderListDataPassing)?
  private(set) var rows: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Orders"
    interactor?.fetch(.init())
  }

  func display(_ viewModel: OrderList.Fetch.ViewModel) {
    rows = viewModel.rows
  }

  func didSelectRow(_ row: Int) {
    interactor?.select(row: row)
    router?.routeToOrder(segue: nil)
  }
}

enum OrderListScene {
  @MainActor
  static func build(customer: String) -> OrderListViewController {
    let viewController = OrderListViewController()
    let interactor = OrderListInteractor()
    let presenter = OrderListPresenter()
    let router = OrderListRouter()
    interactor.customer = customer
    interactor.presenter = presenter
    presenter.viewController = viewController
    router.viewController = viewController
    router.dataStore = interactor
    viewController.interactor = interactor
    viewController.router = router
    return viewController
  }
}

// MARK: - Detail

@MainActor
protocol OrderDetailDataStore {
  var order: OrderList.Order? { get set }
}

final class OrderDetailInteractor: OrderDetailDataStore {
  var order: OrderList.Order?
}

final class OrderDetailRouter {
  var dataStore: OrderDetailDataStore?
  weak var viewController: OrderDetailViewController?

  init(dataStore: OrderDetailDataStore) { self.dataStore = dataStore }
}

final class OrderDetailViewController: BaseViewController {
  let interactor: OrderDetailInteractor
  let router: OrderDetailRouter

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    interactor = OrderDetailInteractor()
    router = OrderDetailRouter(dataStore: interactor)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    router.viewController = self
  }

  required init?(coder aDecoder: NSCoder) {
    interactor = OrderDetailInteractor()
    router = OrderDetailRouter(dataStore: interactor)
    super.init(coder: aDecoder)
    router.viewController = self
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    title = interactor.order.map { "Order \($0.number)" }
  }
}
