import UIKit

/// What customers ask, topic by topic; a topic with others below it opens them, one without shows its answer.
final class HelpViewController: UITableViewController {
  private let topics: [HelpTopic]
  private var openIndex: Int?

  init(topics: [HelpTopic] = HelpTopic.all, title: String = "Help") {
    self.topics = topics
    super.init(style: .insetGrouped)
    self.title = title
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "TopicCell")
  }

  private func toggle(_ index: Int) {
    let changed = [openIndex, index].compactMap { $0 }
    openIndex = openIndex == index ? nil : index
    tableView.reloadRows(at: changed.map { IndexPath(row: $0, section: 0) }, with: .automatic)
  }

  // MARK: - Table

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    topics.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "TopicCell", for: indexPath)
    let topic = topics[indexPath.row]
    var content = cell.defaultContentConfiguration()
    content.text = topic.question
    content.secondaryText = openIndex == indexPath.row ? topic.answer : nil
    cell.contentConfiguration = content
    cell.accessoryType = topic.children.isEmpty ? .none : .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let topic = topics[indexPath.row]
    guard !topic.children.isEmpty else { return toggle(indexPath.row) }
    navigationController?.pushViewController(
      HelpViewController(topics: topic.children, title: topic.question), animated: true)
  }
}
