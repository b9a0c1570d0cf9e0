import Combine
import UIKit

/// Told which filter the user has chosen.
@MainActor
protocol FilterViewControllerDelegate: AnyObject {
  func filterViewController(_ controller: FilterViewController, didChoose filter: ProductFilter)
}

/// Chooses what the shop shows, as a sheet of half the height.
final class FilterViewController: UIViewController {
  weak var delegate: (any FilterViewControllerDelegate)?
  var viewModel = FilterViewModel(filter: ProductFilter(), saved: [])

  @IBOutlet private weak var priceLabel: UILabel!
  @IBOutlet private weak var priceSlider: UISlider!
  @IBOutlet private weak var savedSwitch: UISwitch!
  @IBOutlet private weak var showButton: UIButton!
  @IBOutlet private weak var resetButton: UIButton!

  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    priceSlider.minimumValue = 0
    priceSlider.maximumValue = Float(ProductFilter.highest)
    viewModel.$filter
      .sink { [weak self] filter in self?.show(filter) }
      .store(in: &cancellables)
    viewModel.buttonTitle
      .sink { [weak self] title in self?.showButton.setTitle(title, for: .normal) }
      .store(in: &cancellables)
    viewModel.canReset
      .sink { [weak self] canReset in self?.resetButton.isEnabled = canReset }
      .store(in: &cancellables)
  }

  private func show(_ filter: ProductFilter) {
    priceLabel.text = "Up to \(Price.text(filter.mostCents))"
    priceSlider.value = Float(filter.mostCents)
    savedSwitch.isOn = filter.isSavedOnly
  }

  @IBAction private func priceChanged(_ sender: UISlider) {
    let step = 250
    viewModel.filter.mostCents = Int(sender.value.rounded()) / step * step
  }

  @IBAction private func savedChanged(_ sender: UISwitch) { viewModel.filter.isSavedOnly = sender.isOn }

  @IBAction private func resetTapped(_ sender: UIButton) { viewModel.reset() }

  @IBAction private func showTapped(_ sender: UIButton) {
    delegate?.filterViewController(self, didChoose: viewModel.filter)
    dismiss(animated: true)
  }
}
