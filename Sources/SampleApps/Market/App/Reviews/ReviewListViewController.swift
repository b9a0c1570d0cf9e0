import Combine
import UIKit

/// What customers think of a product.
final class ReviewListViewController: UIViewController, SessionHolder {
  private enum Section { case all }

  var session = Session()

  private let viewModel: ReviewListViewModel
  private let summaryLabel = UILabel()
  private let orderControl = UISegmentedControl(items: ReviewListViewModel.Order.allCases.map(\.title))
  private let tableView = UITableView()
  private lazy var dataSource = makeDataSource()
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: ReviewListViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Reviews"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Write", style: .plain, target: self, action: #selector(writeTapped))
    orderControl.selectedSegmentIndex = viewModel.order.rawValue
    orderControl.addTarget(self, action: #selector(orderChanged(_:)), for: .valueChanged)
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "ReviewCell")
    tableView.allowsSelection = false
    view.addSubview(UIStackView.column([summaryLabel, orderControl, tableView]))
    bind()
  }

  private func bind() {
    viewModel.summary
      .sink { [weak self] summary in self?.summaryLabel.text = summary }
      .store(in: &cancellables)
    viewModel.$reviews
      .receive(on: DispatchQueue.main)
      .sink { [weak self] reviews in self?.show(reviews) }
      .store(in: &cancellables)
  }

  private func makeDataSource() -> UITableViewDiffableDataSource<Section, Review> {
    UITableViewDiffableDataSource(tableView: tableView) { tableView, indexPath, review in
      let cell = tableView.dequeueReusableCell(withIdentifier: "ReviewCell", for: indexPath)
      var content = cell.defaultContentConfiguration()
      content.text = review.title
      content.secondaryText = review.text
      cell.contentConfiguration = content
      return cell
    }
  }

  private func show(_ reviews: [Review]) {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Review>()
    snapshot.appendSections([.all])
    snapshot.appendItems(reviews)
    dataSource.apply(snapshot, animatingDifferences: view.window != nil)
  }

  @objc private func orderChanged(_ sender: UISegmentedControl) {
    viewModel.order = ReviewListViewModel.Order(rawValue: sender.selectedSegmentIndex) ?? .newest
  }

  @objc private func writeTapped() {
    guard session.isLoggedIn else { return tell("Log in first", "Only customers write reviews.") }
    let storyboard = UIStoryboard(name: "Main", bundle: nil)
    let screen = storyboard.instantiateViewController(withIdentifier: "WriteReview")
    guard let writing = screen as? WriteReviewViewController else { return }
    writing.delegate = self
    let navigation = UINavigationController(rootViewController: writing)
    navigation.presentationController?.delegate = writing
    present(navigation, animated: true)
  }
}

// MARK: - WriteReviewViewControllerDelegate

extension ReviewListViewController: WriteReviewViewControllerDelegate {
  func writeReviewViewController(_ controller: WriteReviewViewController, didWrite text: String, stars: Int) {
    let author = session.address?.name ?? "You"
    session.reviews.add(Review(author: author, stars: stars, text: text), of: viewModel.product)
    controller.dismiss(animated: true)
  }

  func writeReviewViewControllerDidCancel(_ controller: WriteReviewViewController) {
    controller.dismiss(animated: true)
  }
}
