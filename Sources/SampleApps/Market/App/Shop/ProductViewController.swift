import Combine
import UIKit

/// One product, with a picture and what can be done with it.
final class ProductViewController: UIViewController, SessionHolder {
  var session = Session()
  var product: Product?

  @IBOutlet private weak var nameLabel: UILabel!
  @IBOutlet private weak var priceLabel: UILabel!
  @IBOutlet private weak var stockLabel: UILabel!
  @IBOutlet private weak var pictureView: UIImageView!
  @IBOutlet private weak var addButton: UIButton!
  @IBOutlet private weak var deliveryContainer: UIView!

  @IBOutlet private weak var saveButton: UIButton!
  @IBOutlet private weak var reviewsButton: UIButton!

  private weak var stockTimer: Timer?
  private var cancellables: Set<AnyCancellable> = []

  override func viewDidLoad() {
    super.viewDidLoad()
    showProduct()
    addDelivery()
    let tap = UITapGestureRecognizer(target: self, action: #selector(pictureTapped(_:)))
    pictureView.isUserInteractionEnabled = true
    pictureView.addGestureRecognizer(tap)
    NotificationCenter.default.addObserver(
      self, selector: #selector(basketDidChange(_:)), name: .basketDidChange, object: nil)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    stockTimer?.invalidate()
    stockTimer = Timer.scheduledTimer(
      timeInterval: 30, target: self, selector: #selector(updateStock), userInfo: nil, repeats: true)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if !session.bugs.contains(.timerKeepsScreen) { stockTimer?.invalidate() }
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
    (segue.destination as? PhotoViewController)?.caption = product?.name
  }

  private func showProduct() {
    guard let product else { return }
    title = product.name
    nameLabel.text = product.name
    priceLabel.text = product.price
    pictureView.image = UIImage(named: product.name)
    pictureView.accessibilityIdentifier = "picture"
    updateStock()
    updateAddButton()
    session.favourites.isSaved(product)
      .sink { [weak self] isSaved in self?.saveButton.setTitle(isSaved ? "Saved" : "Save", for: .normal) }
      .store(in: &cancellables)
    showStars(of: product)
    session.reviews.didChange
      .filter { $0 == product }
      .sink { [weak self] product in self?.showStars(of: product) }
      .store(in: &cancellables)
  }

  private func showStars(of product: Product) {
    let stars = session.reviews.stars(of: product).map { "\(Int($0.rounded())) stars" }
    reviewsButton.setTitle(stars ?? "No reviews", for: .normal)
  }

  private func updateAddButton() {
    let isInBasket = product.map(session.isInBasket) ?? false
    addButton.setTitle(isInBasket ? "In your basket" : "Add to basket", for: .normal)
    addButton.isEnabled = !isInBasket
  }

  @objc private func updateStock() { stockLabel.text = "In stock" }

  @objc private func basketDidChange(_ notification: Notification) { updateAddButton() }
}

// MARK: - Actions

extension ProductViewController {
  @IBAction private func addTapped(_ sender: UIButton) {
    guard let product else { return }
    session.add([product])
  }

  @IBAction private func remindTapped(_ sender: UIButton) {
    perform(#selector(confirmReminder), with: nil, afterDelay: 1)
  }

  @IBAction private func shareTapped(_ sender: UIBarButtonItem) {
    guard let product else { return }
    let share = UIActivityViewController(activityItems: [product.name], applicationActivities: nil)
    share.popoverPresentationController?.barButtonItem = sender
    present(share, animated: true)
  }

  @IBAction private func saveTapped(_ sender: UIButton) {
    if let product { session.favourites.toggle(product) }
  }

  @IBAction private func reviewsTapped(_ sender: UIButton) {
    guard let product else { return }
    let viewModel = ReviewListViewModel(product: product, book: session.reviews)
    let screen = ReviewListViewController(viewModel: viewModel)
    screen.session = session
    navigationController?.pushViewController(screen, animated: true)
  }

  @IBAction private func askTapped(_ sender: UIButton) {
    guard let product else { return }
    let viewModel = ChatViewModel(conversation: session.conversation(about: product))
    let chat = ChatViewController(viewModel: viewModel)
    chat.delegate = self
    present(UINavigationController(rootViewController: chat), animated: true)
  }

  @IBAction private func unwindToProduct(_ segue: UIStoryboardSegue) {}

  @objc private func pictureTapped(_ sender: UITapGestureRecognizer) {
    performSegue(withIdentifier: "showPhoto", sender: sender)
  }

  @objc private func confirmReminder() {
    guard isInFront || session.bugs.contains(.alertOnPoppedScreen) else { return }
    let alert = UIAlertController(
      title: "Reminder set", message: "We tell you when the price falls.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}

// MARK: - Delivery

extension ProductViewController: DeliveryViewControllerDelegate {
  private func addDelivery() {
    let delivery = DeliveryViewController()
    delivery.delegate = self
    addChild(delivery)
    delivery.view.frame = deliveryContainer.bounds
    deliveryContainer.addSubview(delivery.view)
    delivery.didMove(toParent: self)
  }

  func deliveryViewController(_ controller: DeliveryViewController, didChoose time: String) {
    stockLabel.text = "In stock, \(time)"
  }
}

// MARK: - ChatViewControllerDelegate

extension ProductViewController: ChatViewControllerDelegate {
  func chatViewController(_ controller: ChatViewController, wantsToSee seller: Seller) {
    let screen = SellerViewController(seller: seller)
    screen.session = session
    if session.bugs.contains(.pushesOnLeavingSheet) {
      controller.dismiss(animated: true)
      controller.navigationController?.pushViewController(screen, animated: true)
    } else {
      controller.dismiss(animated: true) { [weak self] in
        if self?.isInFront == true { self?.navigationController?.pushViewController(screen, animated: true) }
      }
    }
  }
}
