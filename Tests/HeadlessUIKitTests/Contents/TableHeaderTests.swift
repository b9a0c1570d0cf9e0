import Foundation
import HeadlessUIKit
import Testing

/// A header of an app, which makes its own button.
private final class SortHeader: UITableViewHeaderFooterView {
  let button = UIButton(frame: .zero)
  var reuses = 0

  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    button.setTitle("Sort", for: .normal)
    button.addAction(UIAction { _ in record("header", "sorts") }, for: .touchUpInside)
    contentView.addSubview(button)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

private final class Sections: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 2

  func numberOfSections(in tableView: UITableView) -> Int { count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell()
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "sort")
    header?.textLabel?.text = "section \(section)"
    return header
  }
}

@MainActor @Suite("Headers of tables that are registered")
struct TableHeaderTests {
  private let screen = UIViewController()
  private let table = UITableView()
  private let sections = Sections()

  private func stage() -> Stage {
    (table.dataSource, table.delegate) = (sections, sections)
    screen.view.addSubview(table)
    return Stage(screen)
  }

  private var headers: [SortHeader?] { [0, 1].map { table.headerView(forSection: $0) as? SortHeader } }

  @Test func `headers are made of the class by the initialiser that it has, and what is in them is touched`()
  {
    table.register(SortHeader.self, forHeaderFooterViewReuseIdentifier: "sort")
    let stage = stage()
    #expect(headers.map { $0?.textLabel?.text } == ["section 0", "section 1"])
    #expect(headers.allSatisfy { $0?.reuseIdentifier == "sort" } && headers[0] !== headers[1])
    #expect(table.footerView(forSection: 0) == nil && table.headerView(forSection: 2) == nil)
    #expect(stage.user(.tapControl(1)) && takeJournal() == ["header.sorts"])
  }

  @Test func `headers are used again`() {
    table.register(SortHeader.self, forHeaderFooterViewReuseIdentifier: "sort")
    let stage = stage()
    let before = Set(headers.compactMap(\.self).map(ObjectIdentifier.init))
    table.reloadData()
    stage.settle()
    #expect(Set(headers.compactMap(\.self).map(ObjectIdentifier.init)) == before)
    #expect(headers.allSatisfy { $0?.reuses ?? 0 > 0 })
  }

  @Test func `headers come from nibs, and a nib that is not one raises UIKit's exception`() {
    Simulation.reset()
    let storyboards = Simulation.storyboards
    storyboards.registerView(SortHeader.self, as: "SortHeader")
    let place = SourcePlace(file: "Header")
    var view = StoryboardDocument.View(id: "h", kind: .view, place: place)
    storyboards.register(NibDocument(name: "Plain", objects: [.view(view)]))
    view.customClass = "SortHeader"
    storyboards.register(NibDocument(name: "Header", objects: [.view(view)]))
    defer { storyboards.removeAll() }
    table.register(UINib(nibName: "Header", bundle: nil), forHeaderFooterViewReuseIdentifier: "sort")
    let header = table.dequeueReusableHeaderFooterView(withIdentifier: "sort")
    #expect(header is SortHeader && header?.reuseIdentifier == "sort")
    table.register(UINib(nibName: "Plain", bundle: nil), forHeaderFooterViewReuseIdentifier: "plain")
    _ = table.dequeueReusableHeaderFooterView(withIdentifier: "plain")
    #expect(Simulation.current.faults == [.invalidHeaderNib("plain")])
    #expect(Simulation.current.faults[0].message.hasSuffix("must be a UITableViewHeaderFooterView instance"))
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
  }
}
