import Combine
import UIKit

// MARK: - Services

struct Member: Hashable, Sendable {
  let email: String
}

enum MembershipError: Error {
  case wrongPassword
}

protocol Membership {
  func logIn(email: String, password: String) -> AnyPublisher<Member, MembershipError>
  func search(_ query: String) -> AnyPublisher<[String], MembershipError>
}

final class RemoteMembership: Membership {
  private(set) var queries: [String] = []

  func logIn(email: String, password: String) -> AnyPublisher<Member, MembershipError> {
    Deferred {
      Future<Member, MembershipError> { promise in
        promise(password == "secret" ? .success(Member(email: email)) : .failure(.wrongPassword))
      }
    }
    .delay(for: .milliseconds(400), scheduler: DispatchQueue.global(qos: .userInitiated))
    .eraseToAnyPublisher()
  }

  func search(_ query: String) -> AnyPublisher<[String], MembershipError> {
    queries.append(query)
    guard query != "nobody" else { return Fail(error: MembershipError.wrongPassword).eraseToAnyPublisher() }
    return ["Ada", "Alan", "Grace"].publisher
      .filter { $0.lowercased().hasPrefix(query.lowercased()) }
      .collect()
      .setFailureType(to: MembershipError.self)
      .delay(for: 0.2, scheduler: RunLoop.main)
      .eraseToAnyPublisher()
  }
}

// MARK: - Log in

@MainActor
final class LoginFormModel: ObservableObject {
  @Published var email = ""
  @Published var password = ""
  @Published private(set) var isLoading = false
  @Published private(set) var message: String?

  let didLogIn = PassthroughSubject<Member, Never>()

  private let membership: any Membership
  private var cancellables = Set<AnyCancellable>()

  init(membership: any Membership) {
    self.membership = membership
    $email.dropFirst().map { _ in nil }.assign(to: &$message)
  }

  var canSubmit: AnyPublisher<Bool, Never> {
    Publishers.CombineLatest3($email, $password, $isLoading)
      .map { email, password, isLoading in email.contains("@") && password.count > 4 && !isLoading }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  func submit() {
    isLoading = true
    membership.logIn(email: email, password: password)
      .receive(on: DispatchQueue.main)
      .handleEvents(receiveCompletion: { [weak self] _ in self?.isLoading = false })
      .sink { [weak self] completion in
        if case .failure = completion { self?.message = "Wrong password" }
      } receiveValue: { [weak self] member in
        self?.didLogIn.send(member)
      }
      .store(in: &cancellables)
  }
}

final class LoginFormViewController: UIViewController {
  let emailField = UITextField()
  let passwordField = UITextField()
  let submitButton = UIButton(type: .system)
  let messageLabel = UILabel()

  private let model: LoginFormModel
  private var cancellables = Set<AnyCancellable>()

  init(model: LoginFormModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    for subview in [emailField, passwordField, submitButton, messageLabel] { view.addSubview(subview) }
    submitButton.setTitle("Log in", for: .normal)
    bind()
  }

  private func bind() {
    emailField.addAction(
      UIAction { [weak self] _ in self?.model.email = self?.emailField.text ?? "" }, for: .editingChanged)
    passwordField.addAction(
      UIAction { [weak self] _ in self?.model.password = self?.passwordField.text ?? "" },
      for: .editingChanged)
    submitButton.addAction(UIAction { [weak self] _ in self?.model.submit() }, for: .touchUpInside)

    model.canSubmit.assign(to: \.isEnabled, on: submitButton).store(in: &cancellables)
    model.$message.assign(to: \.text, on: messageLabel).store(in: &cancellables)
    model.didLogIn
      .sink { [weak self] member in
        let search = MemberSearchViewController(model: MemberSearchModel(membership: RemoteMembership()))
        search.title = member.email
        self?.navigationController?.pushViewController(search, animated: true)
      }
      .store(in: &cancellables)
  }
}

// MARK: - Search

@MainActor
final class MemberSearchModel: ObservableObject {
  @Published var query = ""
  @Published private(set) var names: [String] = []

  private var cancellables: Set<AnyCancellable> = []

  init(membership: any Membership) {
    $query
      .debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
      .map { $0.trimmingCharacters(in: .whitespaces) }
      .removeDuplicates()
      .filter { !$0.isEmpty }
      .map { membership.search($0).replaceError(with: []) }
      .switchToLatest()
      .receive(on: RunLoop.main)
      .sink { [weak self] in self?.names = $0 }
      .store(in: &cancellables)
  }
}

final class MemberSearchViewController: UITableViewController {
  let model: MemberSearchModel
  let searchField = UITextField()
  private(set) var namesInTable: [String] = []
  private var cancellables: [AnyCancellable] = []

  init(model: MemberSearchModel) {
    self.model = model
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    tableView.tableHeaderView = searchField
    searchField.addAction(
      UIAction { [weak self] _ in self?.model.query = self?.searchField.text ?? "" }, for: .editingChanged)
    model.$names
      .sink { [weak self] names in
        self?.namesInTable = names
        self?.tableView.reloadData()
      }
      .store(in: &cancellables)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    namesInTable.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = namesInTable[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let member = MemberViewController(name: namesInTable[indexPath.row])
    navigationController?.pushViewController(member, animated: true)
  }
}

// MARK: - Member

/// Counts the seconds that it has been looked at; how it keeps its subscription says whether it can ever go.
final class MemberViewController: UIViewController {
  enum Binding: CaseIterable {
    case weakSink, strongSink, assignOnLabel, assignOnSelf, forgotten
  }

  var subtitle = ""
  private let binding: Binding
  private let label = UILabel()
  private let changes = PassthroughSubject<String, Never>()
  private var cancellables = Set<AnyCancellable>()

  init(name: String, binding: Binding = .weakSink) {
    self.binding = binding
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    switch binding {
    case .weakSink: changes.sink { [weak self] in self?.subtitle = $0 }.store(in: &cancellables)
    case .strongSink: changes.sink { self.subtitle = $0 }.store(in: &cancellables)
    case .assignOnLabel: changes.map { $0 as String? }.assign(to: \.text, on: label).store(in: &cancellables)
    case .assignOnSelf: changes.assign(to: \.subtitle, on: self).store(in: &cancellables)
    case .forgotten: _ = changes.sink { self.subtitle = $0 }
    }
    changes.send("shown")
  }
}
