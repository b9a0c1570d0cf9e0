import SourceAdapting
import Testing

/// What storyboards know by name is made known by code that the adapter writes.
@Suite struct InterfaceNamesTests {
  private func adapt(_ source: String, storyboards: [SourceFile] = []) -> Adaptation {
    SourceAdapter.adapt([SourceFile(path: "Screens/Cart.swift", text: source)], storyboards: storyboards)
  }

  private func text(_ path: String, of adaptation: Adaptation) -> String {
    adaptation.files.first { $0.path == path }?.text ?? ""
  }

  @Test
  func
    `controllers, views, actions and outlets of a file are made known in it, where private ones are in reach`()
  {
    let adaptation = adapt(
      """
      private class Base: UITableViewController {}
      class Cart: Base {
        @IBOutlet private weak var total: UILabel!
        @IBOutlet var buttons: [UIButton]!
        @IBAction private func pay(_ sender: UIButton) {}
        @IBAction func back(_ segue: UIStoryboardSegue) {}
      }
      class Badge: UIButton {}
      struct Plain {}
      """)
    let text = text("Screens/Cart.adapted.swift", of: adaptation)
    let lines = text.split(separator: "\n").map { $0.drop { $0 == " " } }
    let expected = [
      "Simulation.storyboards.register(Base.self)", "Simulation.storyboards.register(Cart.self)",
      "_ = Selector(\"pay:\", { (it: Cart, a) in it.pay(a) })",
      "Simulation.storyboards.registerUnwindAction(Selector(\"back:\"), on: Cart.self) { it in { it.back($0) } }",
      "Simulation.storyboards.registerOutlet(\"total\", on: Cart.self) { (it: Cart, part: UILabel) in it.total = part }",
      "Simulation.storyboards.registerOutlet(\"buttons\", on: Cart.self) "
        + "{ (it: Cart, part: [UIButton]) in it.buttons = part }",
      "Simulation.storyboards.registerView(Badge.self)",
    ]
    for line in expected { #expect(lines.contains(line[...]), "\(line)") }
    #expect(!text.contains("Plain.self"))
    #expect(adaptation.changes[.interfaceName] == expected.count)
    #expect(
      self.text("InterfaceBuilder.swift", of: adaptation)
        .contains("registerTogether {\n    connectNames_Screens_Cart_swift()\n"))
  }

  /// A segue action, and how it is called.
  private static let segueActions: [(method: String, name: String, call: String)] = [
    ("make(_ coder: NSCoder) -> B?", "make:", "(it: A, coder, _, _) in it.make(coder)"),
    ("make(coder: NSCoder) -> B", "makeWithCoder:", "(it: A, coder, _, _) in it.make(coder: coder)"),
    (
      "make(_ c: NSCoder, sender: Any?) -> B?", "make:sender:",
      "(it: A, coder, sender, _) in it.make(coder, sender: sender)"
    ),
    (
      "make(_ c: NSCoder, sender s: Any?, segueIdentifier: String?) -> B?", "make:sender:segueIdentifier:",
      "(it: A, coder, sender, identifier) in it.make(coder, sender: sender, segueIdentifier: identifier)"
    ),
    (
      "make(_ c: NSCoder, cell: UITableViewCell?) -> B?", "make:cell:",
      "(it: A, coder, sender, _) in it.make(coder, cell: sender as? UITableViewCell)"
    ),
    (
      "make(_ c: NSCoder, cell: UITableViewCell, name: String) -> B?", "make:cell:name:",
      "(it: A, coder, sender, identifier) in (sender as? UITableViewCell).flatMap { sender in "
        + "it.make(coder, cell: sender, name: identifier ?? \"\") }"
    ),
    (
      "make(_ c: NSCoder, sender: Any) -> B?", "make:sender:",
      "(it: A, coder, sender, _) in sender.flatMap { sender in it.make(coder, sender: sender) }"
    ),
  ]

  @Test(arguments: segueActions)
  func `methods that make what segues lead to are made known, with as much as they take`(
    method: String, name: String, call: String
  ) {
    let adaptation = adapt(
      "class A: UIViewController {\n  @IBSegueAction private func \(method) { nil }\n}\nclass B: A {}")
    let text = text("Screens/Cart.adapted.swift", of: adaptation)
    #expect(text.contains("\n  private func \(method) { nil }\n"))
    #expect(
      text.contains(
        "Simulation.storyboards.registerSegueAction(Selector(\"\(name)\"), on: A.self) { \(call) }\n"))
    #expect(adaptation.remarks.isEmpty && adaptation.changes[.interfaceName] == 3)
  }

  @Test func `a segue action has the name that it is given, in an extension too`() {
    let text = text(
      "Screens/Cart.adapted.swift",
      of: adapt(
        "class A: UIViewController {}\nextension A { @IBSegueAction @objc(go:) func make(c: NSCoder) -> A? { nil } }"
      ))
    #expect(text.contains("registerSegueAction(Selector(\"go:\"), on: A.self)"))
  }

  @Test func `controllers that have no view, and that no storyboard can name, are left out`() {
    let text = text(
      "Screens/Cart.adapted.swift",
      of: adapt(
        """
        class Half: UIPresentationController {}
        class Smaller: Half {}
        class Preview: UIDocumentInteractionController {}
        class Find: UISearchController {}
        """))
    #expect(text.split(separator: "Simulation").count == 2)
    #expect(text.contains("Simulation.storyboards.register(Find.self)"))
  }

  @Test func `generic and local classes, which no storyboard can name, are left out`() {
    let text = text(
      "Screens/Cart.adapted.swift",
      of: adapt("class Box<T>: UIViewController {}\nfunc f() { class Local: UIViewController {} }"))
    #expect(!text.contains("connect"))
  }

  @Test func `nibs stand beside the storyboards`() {
    let files = ["Main.storyboard", "CardView.xib"].map { SourceFile(path: $0, text: "<document/>") }
    let text = text("InterfaceBuilder.swift", of: adapt("", storyboards: files))
    let names = text.split(separator: "file: \"").dropFirst().map { $0.prefix { $0 != "\"" } }
    #expect(names == ["CardView.xib", "Main.storyboard"])
  }

  @Test(arguments: ["<document/>\n", "<a b=\"\"\"/>", "\"#", "\\(x) \\#(y)"])
  func `a storyboard stands in the code as it is, whatever it says`(xml: String) {
    let text = text(
      "InterfaceBuilder.swift",
      of: adapt("", storyboards: [SourceFile(path: "Base.lproj/Main.storyboard", text: xml)]))
    #expect(text.contains("\n" + xml))
    #expect(text.contains("file: \"Base.lproj/Main.storyboard\""))
    let mark = text.split(separator: "xml: ")[1].prefix { $0 == "#" }
    #expect(!xml.contains("\"" + mark) && !xml.contains("\\" + mark))
  }
}
