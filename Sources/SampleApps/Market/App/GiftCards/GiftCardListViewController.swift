import Combine
import SwiftUI
import UIKit

/// The gift cards of the user; new ones are made in a flow of its own.
final class GiftCardListViewController: UITableViewController, SessionHolder {
  var session = Session()

  private var cards: [GiftCard] = []
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Gift cards"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "New", style: .plain, target: self, action: #selector(newTapped))
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "CardCell")
    session.giftCards.$cards
      .sink { [weak self] cards in
        self?.cards = cards
        self?.tableView.reloadData()
      }
      .store(in: &cancellables)
  }

  @objc private func newTapped() {
    let model = GiftCardModel(wallet: session.giftCards) { [weak self] in self?.dismiss(animated: true) }
    let flow = UIHostingController(rootView: GiftCardFlow(model: model))
    flow.modalPresentationStyle = .fullScreen
    present(flow, animated: true)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { cards.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "CardCell", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = cards[indexPath.row].value
    content.secondaryText = "For \(cards[indexPath.row].recipient)"
    cell.contentConfiguration = content
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let card = cards[indexPath.row]
    let share = UIActivityViewController(
      activityItems: ["A gift card over \(card.value)"], applicationActivities: nil)
    share.popoverPresentationController?.sourceView = tableView
    present(share, animated: true)
  }
}
