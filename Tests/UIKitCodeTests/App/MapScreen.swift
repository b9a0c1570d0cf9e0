import UIKit

/// A map with a sheet of places that leaves the map in reach, as long as it is low.
final class MapViewController: UIViewController, UISheetPresentationControllerDelegate {
  let locate = UIButton(type: .system)
  private(set) var locatedCount = 0
  private(set) var heights: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    locate.setTitle("Locate", for: .normal)
    locate.addAction(UIAction { [weak self] _ in self?.locatedCount += 1 }, for: .touchUpInside)
    view.addSubview(locate)
    let look = UINavigationBarAppearance()
    look.configureWithTransparentBackground()
    navigationItem.standardAppearance = look
    navigationItem.scrollEdgeAppearance = look
    navigationItem.backButtonDisplayMode = .minimal
    setToolbarItems(
      [
        .flexibleSpace(),
        UIBarButtonItem(
          title: "Places", image: nil,
          primaryAction: UIAction(title: "Places") { [weak self] _ in self?.showPlaces() }),
      ], animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  func showPlaces() {
    let places = PlacesViewController()
    if let sheet = places.sheetPresentationController {
      let tip = UISheetPresentationController.Detent.custom(identifier: .tip) { context in
        0.15 * context.maximumDetentValue
      }
      sheet.detents = [tip, .medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
      sheet.delegate = self
    }
    places.isModalInPresentation = true
    present(places, animated: true)
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    UISelectionFeedbackGenerator().selectionChanged()
    heights.append(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "")
  }
}

extension UISheetPresentationController.Detent.Identifier {
  static let tip = Self("tip")
}

/// Places, each with a menu and a preview.
final class PlacesViewController: UITableViewController {
  private(set) var places = ["Harbour", "Market"]
  private(set) var opened: [String] = []

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    places.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = places[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
  ) -> UIContextMenuConfiguration? {
    let place = places[indexPath.row]
    return UIContextMenuConfiguration(identifier: place as NSString) {
      let preview = UIViewController()
      preview.title = place
      return preview
    } actionProvider: { [weak self] _ in
      let copy = UIAction(title: "Copy") { _ in UIPasteboard.general.string = place }
      let remove = UIAction(title: "Remove", attributes: .destructive) { _ in self?.remove(place) }
      return UIMenu(children: [copy, UIMenu(options: .displayInline, children: [remove])])
    }
  }

  override func tableView(
    _ tableView: UITableView, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    let title = animator.previewViewController?.title
    animator.addCompletion { [weak self] in self?.opened.append(title ?? "") }
  }

  private func remove(_ place: String) {
    places.removeAll { $0 == place }
    tableView.reloadData()
  }
}
