import Combine
import UIKit

/// Where an order is, as it goes on.
final class TrackingViewController: UIViewController {
  private let viewModel: TrackingViewModel
  private let labels = TrackingViewModel.Station.allCases.map { _ in UILabel() }
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: TrackingViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delivery"
    let help = UIButton.titled("Something is wrong", target: self, action: #selector(helpTapped))
    view.addSubview(UIStackView.column(labels + [help]))
    viewModel.$station
      .sink { [weak self] station in self?.show(station) }
      .store(in: &cancellables)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    viewModel.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    viewModel.stop()
  }

  private func show(_ station: TrackingViewModel.Station) {
    for (label, each) in zip(labels, TrackingViewModel.Station.allCases) {
      label.text = each == station ? "• \(each.title)" : each.title
    }
  }

  @objc private func helpTapped() {
    navigationController?.pushViewController(HelpViewController(), animated: true)
  }
}
