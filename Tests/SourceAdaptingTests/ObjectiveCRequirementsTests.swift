import SourceAdapting
import Testing

/// Methods that are Objective-C's only through a protocol are found by their names.
@Suite struct ObjectiveCRequirementsTests {
  private func lines(_ sources: String...) -> [String] {
    let files = sources.enumerated().map { SourceFile(path: "\($0.offset).swift", text: $0.element) }
    return SourceAdapter.adapt(files).files.flatMap { $0.text.split(separator: "\n") }
      .map { String($0.drop { $0 == " " }) }.filter { $0.hasPrefix("_ = ") }
  }

  @Test func `what a protocol of Objective-C's asks for is known by its name in a class that conforms to it`()
  {
    let lines = lines(
      "@objc protocol Routing { func routeToOrder(segue: Segue?); @objc(go) func leave(); func show(_ a: A, in b: B) }",
      "class Router: NSObject, Routing { func routeToOrder(segue: Segue?) {}; func leave() {} }")
    #expect(
      lines == [
        "_ = Selector(\"routeToOrderWithSegue:\", { (it: Router, a) in it.routeToOrder(segue: a) })",
        "_ = Selector(\"go\", { (it: Router) in it.leave() })",
        "_ = Selector(\"show:in:\", { (it: Router, a, b) in it.show(a, in: b) })",
      ])
  }

  @Test func `an extension may conform in another file, and to a protocol that inherits`() {
    let lines = lines(
      "@objc protocol Routing { func open() }", "protocol Wider: Routing {}", "class Router {}",
      "extension Router: Wider & Other { func open() {} }")
    #expect(lines == ["_ = Selector(\"open\", { (it: Router) in it.open() })"])
  }

  @Test func `what may be left out is known only where it is there`() {
    let lines = lines(
      "@objc protocol P { @objc optional func f(); @objc optional func g() }",
      "class A { func g() {} }\nclass B: A, P { func f() {} }\nclass C: P {}")
    #expect(lines.map { $0.prefix(16) } == ["_ = Selector(\"f\"", "_ = Selector(\"g\""])
    #expect(lines.allSatisfy { $0.contains("it: B") })
  }

  @Test func `what nobody calls by a name is left out`() {
    let lines = lines(
      """
      @objc protocol P {
        static func a()
        func b(_ x: Int, _ y: Int, _ z: Int)
        func c(_ done: () -> Void)
        func d() throws
      }
      protocol Q { func e() }
      class A: P, Q {}
      """)
    #expect(lines.isEmpty)
  }

  static let names = [
    ("f(a x: Int)", "fWithA:"), ("move(to x: Int)", "moveTo:"), ("routeTo(step x: Int)", "routeToStep:"),
    ("f(with x: Int)", "fWith:"), ("f(inside x: Int, of y: Int)", "fInside:of:"),
    ("tin(x: Int)", "tinWithX:"),
    ("f(forKey x: Int)", "fForKey:"), ("f(formal x: Int)", "fWithFormal:"),
  ]

  @Test(arguments: names)
  func `a name and its first label are linked by a preposition`(method: String, name: String) {
    let lines = lines("@objc protocol P { func \(method) }\nclass A: P {}")
    #expect(lines.first?.contains("Selector(\"\(name)\"") ?? false, "\(lines)")
  }
}
