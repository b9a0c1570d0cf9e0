import Combine
import UIKit

/// Told what the customer wants to see besides the conversation.
@MainActor
protocol ChatViewControllerDelegate: AnyObject {
  func chatViewController(_ controller: ChatViewController, wantsToSee seller: Seller)
}

/// A conversation with a seller, as a sheet.
final class ChatViewController: UIViewController {
  weak var delegate: (any ChatViewControllerDelegate)?

  private let viewModel: ChatViewModel
  private let tableView = UITableView()
  private let typingLabel = UILabel()
  private let field = UITextField()
  private let sendButton = UIButton(type: .system)
  private var cancellables: Set<AnyCancellable> = []

  init(viewModel: ChatViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Close", style: .plain, target: self, action: #selector(closeTapped))
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Seller", style: .plain, target: self, action: #selector(sellerTapped))
    setUpTable()
    setUpField()
    bind()
  }

  private func setUpTable() {
    tableView.register(MessageCell.self, forCellReuseIdentifier: MessageCell.identifier)
    tableView.dataSource = self
    tableView.allowsSelection = false
    view.addSubview(tableView)
  }

  private func setUpField() {
    field.placeholder = "Message"
    field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
    sendButton.setTitle("Send", for: .normal)
    sendButton.addTarget(self, action: #selector(sendTapped), for: .touchUpInside)
    let bar = UIStackView(arrangedSubviews: [typingLabel, field, sendButton])
    bar.spacing = Spacing.small
    view.addSubview(bar)
  }

  private func bind() {
    viewModel.$lines
      .receive(on: DispatchQueue.main)
      .sink { [weak self] _ in self?.tableView.reloadData() }
      .store(in: &cancellables)
    viewModel.$isSellerTyping
      .sink { [weak self] isTyping in self?.typingLabel.text = isTyping ? "writes" : "" }
      .store(in: &cancellables)
    viewModel.canSend
      .sink { [weak self] canSend in self?.sendButton.isEnabled = canSend }
      .store(in: &cancellables)
  }

  @objc private func textChanged(_ sender: UITextField) { viewModel.draft = sender.text ?? "" }

  @objc private func sendTapped() {
    viewModel.send()
    field.text = viewModel.draft
  }

  @objc private func closeTapped() { dismiss(animated: true) }

  @objc private func sellerTapped() {
    view.endEditing(true)
    delegate?.chatViewController(self, wantsToSee: viewModel.seller)
  }
}

// MARK: - UITableViewDataSource

extension ChatViewController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    viewModel.lines.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: MessageCell.identifier, for: indexPath)
    (cell as? MessageCell)?.show(viewModel.lines[indexPath.row])
    return cell
  }
}
