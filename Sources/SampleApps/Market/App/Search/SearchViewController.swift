import Combine
import UIKit

/// Looks for products by name, while the user types.
final class SearchViewController: UIViewController, SessionHolder {
  var session = Session()

  private let viewModel = SearchViewModel()
  private let field = UITextField()
  private let hintLabel = UILabel()
  private let tableView = UITableView()
  private var rows: [Row] = []
  private var cancellables: Set<AnyCancellable> = []

  /// A row of the list.
  private enum Row {
    case query(String)
    case product(Product)

    var title: String {
      switch self {
      case .query(let text): text
      case .product(let product): product.name
      }
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Search"
    setUpField()
    setUpTable()
    view.addSubview(hintLabel)
    viewModel.$state
      .sink { [weak self] state in self?.show(state) }
      .store(in: &cancellables)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if isMovingToParent { field.becomeFirstResponder() }
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    view.endEditing(true)
  }

  private func setUpField() {
    field.placeholder = "Name of a product"
    field.delegate = self
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    view.addSubview(field)
  }

  private func setUpTable() {
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ResultCell")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  @objc private func textChanged(_ sender: UITextField) { viewModel.query = sender.text ?? "" }

  private func show(_ state: SearchViewModel.State) {
    switch state {
    case .recent(let queries):
      rows = queries.map { .query($0) }
      hintLabel.text = queries.isEmpty ? "What are you looking for?" : "Searched before"
    case .found(let products):
      rows = products.map { .product($0) }
      hintLabel.text = products.count == 1 ? "One product" : "\(products.count) products"
    case .nothing(let text):
      rows = []
      hintLabel.text = "Nothing is called '\(text)'"
    }
    tableView.reloadData()
  }

  private func open(_ product: Product) {
    guard isInFront else { return }
    viewModel.noteOpening()
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen = storyboard.instantiateViewController(withIdentifier: "Product")
    screen.hand(over: session)
    (screen as? ProductViewController)?.product = product
    navigationController?.pushViewController(screen, animated: true)
  }
}

// MARK: - UITextFieldDelegate

extension SearchViewController: UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    textField.resignFirstResponder()
    return true
  }
}

// MARK: - UITableViewDataSource, UITableViewDelegate

extension SearchViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "ResultCell", for: indexPath)
    cell.textLabel?.text = rows[indexPath.row].title
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch rows[indexPath.row] {
    case .query(let text):
      field.text = text
      viewModel.query = text
    case .product(let product): open(product)
    }
  }
}
