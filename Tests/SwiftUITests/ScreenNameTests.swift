import HeadlessUIKit
@testable import Journeys
import SwiftUI
import Testing

private struct Welcome: View {
  var body: some View { Text("Welcome") }
}

private struct Paywall: View {
  var body: some View { Text("Pay") }
}

private struct Frame: ViewModifier {
  func body(content: Content) -> some View { VStack { content }.padding() }
}

/// A way to put the app's own view on a screen.
private enum Wrapping: CaseIterable {
  case plain, modified, custom, identified, erased, present, branch, otherBranch, layered, grouped, single,
    covered, bannered, fronted, stack

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .plain: Welcome()
    case .modified: Welcome().padding().navigationTitle("Title").onAppear {}
    case .custom: Welcome().modifier(Frame())
    case .identified: Welcome().id(1).padding()
    case .erased: AnyView(AnyView(Welcome()))
    case .present: if let text = ["a"].first { Welcome().tag(text) }
    default: more
    }
  }

  @MainActor @ViewBuilder private var more: some View {
    switch self {
    case .layered:
      ZStack {
        Color.red; Welcome()
      }
    case .grouped: Group { Welcome() }.navigationTitle("Title")
    case .single: ScrollView { VStack { Welcome() } }
    case .covered: Welcome().overlay { Button("Help") {} }
    case .bannered: Welcome().background(Color.red).overlay { Paywall() }.navigationTitle("Title")
    case .fronted: Color.red.overlay { Welcome() }
    case .stack: NavigationStack { Welcome().navigationTitle("Title") }
    default: if self == .branch { Welcome() } else { Welcome().padding() }
    }
  }
}

private struct Sheets: View {
  let wrapping: Wrapping
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { wrapping.view }
  }
}

/// Screens that no view of the app's stands for.
private enum Nameless: CaseIterable {
  case titled, numbered, list, several, stack

  var name: String {
    switch self {
    case .titled, .stack: "All lessons"
    case .numbered, .several: "VStack"
    case .list: "List"
    }
  }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .titled: List { Text("a") }.navigationTitle("All lessons")
    case .numbered: VStack { Text("a") }.navigationTitle("Lesson 1")
    case .list: List { Welcome() }.padding()
    case .several:
      VStack {
        Welcome()
        Paywall()
      }
    case .stack: NavigationStack { Text("a").navigationTitle("All lessons") }
    }
  }
}

private struct NamelessSheet: View {
  let kind: Nameless
  @State var isShown = false

  var body: some View {
    Button("Show") { isShown = true }
      .sheet(isPresented: $isShown) { kind.view }
  }
}

/// A cover with two screens, of which the second cannot be left.
private struct Covers: View {
  enum Cover: Int, Identifiable {
    case welcome, paywall
    var id: Self { self }
  }
  @State var cover: Cover?

  var body: some View {
    Button("Start") { cover = .paywall }
      .fullScreenCover(item: $cover) { cover in
        switch cover {
        case .welcome: Welcome()
        case .paywall: Paywall()
        }
      }
  }
}

/// Where an app can be, and what it shows there.
private struct Junction: View {
  var isPaid = true

  var body: some View {
    if isPaid { Welcome().navigationTitle("Title") } else { Text("Nothing") }
  }
}

/// Another way to write such a view, or one that is more than that.
private enum Choosing: String, CaseIterable {
  case plain = "Welcome"
  case without = "Junction"
  case nested = "Nested > Welcome"
  case titled = "Titled"
  case keeping = "Keeping"

  private struct Nested: View {
    var body: some View {
      Group { if true { Junction() } }.environment(\.isEnabled, true)
    }
  }

  private struct Titled: View {
    var body: some View { Group { if true { Welcome() } }.navigationTitle("Lessons") }
  }

  private struct Keeping: View {
    @State private var isReady = true
    var body: some View { if isReady { Welcome() } }
  }

  @MainActor @ViewBuilder var view: some View {
    switch self {
    case .plain: Junction()
    case .without: Junction(isPaid: false)
    case .nested: Nested()
    case .titled: Titled()
    case .keeping: Keeping()
    }
  }

  /// What the screen is called.
  var name: String { rawValue.components(separatedBy: " > ").last ?? "" }

  /// Which classes of controllers a link may name.
  @MainActor var targets: [UIViewController.Type] {
    let (place, welcome) = (UIHostingController<Junction>.self, UIHostingController<Welcome>.self)
    return switch self {
    case .plain: [place, welcome]
    case .without: [place]
    case .nested: [UIHostingController<Nested>.self, place, welcome]
    case .titled: [UIHostingController<Titled>.self]
    case .keeping: [UIHostingController<Keeping>.self]
    }
  }
}

@MainActor
@Suite struct ScreenNameTests {
  @Test(arguments: Wrapping.allCases)
  fileprivate func `a screen is called by the app's own view, whatever is around it`(wrapping: Wrapping) {
    let phone = Phone()
    phone.show(Sheets(wrapping: wrapping))
    phone.user("tap 'Show'")
    #expect(phone.outline.hasPrefix("Sheets > Welcome"), "\(phone.outline)")
  }

  @Test(arguments: Nameless.allCases)
  fileprivate func `a screen without a view of the app's is called by its title, or by what it is`(
    kind: Nameless
  ) {
    let phone = Phone()
    phone.show(NamelessSheet(kind: kind))
    phone.user("tap 'Show'")
    #expect(phone.outline.hasPrefix("NamelessSheet > \(kind.name)"), "\(phone.outline)")
  }

  @Test(arguments: Choosing.allCases, [false, true])
  fileprivate func `a view that is only a choice is called by what it comes to, and a link may name both`(
    choosing: Choosing, isPushed: Bool
  ) {
    struct Beginning: View {
      let choosing: Choosing
      @State var isShown = false
      @State var path: [Int] = []

      var body: some View {
        NavigationStack(path: $path) {
          Button("Show") { isShown = true }
            .navigationDestination(for: Int.self) { _ in choosing.view }
        }
        .sheet(isPresented: $isShown) { choosing.view }
        .onOpenURL { _ in path = [1] }
      }
    }
    let phone = Phone()
    let root = phone.show(Beginning(choosing: choosing))
    if isPushed {
      root.open(URL(filePath: "/"))
      phone.settle()
    } else {
      phone.user("tap 'Show'")
    }
    let drawing = isPushed ? "Beginning[Nav[Button, \(choosing.name)]]" : " > \(choosing.name)"
    #expect(phone.outline.hasSuffix(drawing), "\(phone.outline)")
    let all = Choosing.allCases.flatMap(\.targets)
    for target in all {
      let link = Journeys.Link<Int>("a", reaches: target) { _ in }
      let isShown = phone.window.shownControllers.contains { link.matches($0) }
      #expect(isShown == choosing.targets.contains { $0 == target }, "\(target)")
    }
  }

  @Test func `a link to a view in a sheet with a switch reaches it, and is asked whether it is right`() {
    struct Cart: View {
      let count: Int
      var body: some View { NavigationStack { List { Text("\(count)") }.navigationTitle("Shopping") } }
    }
    struct Shop: View {
      @State var sheet: Int?
      var body: some View {
        Text("Shop").onOpenURL { _ in sheet = 2 }
          .sheet(
            isPresented: Binding {
              sheet != nil
            } set: { _ in
              sheet = nil
            }
          ) {
            if let sheet { Cart(count: sheet) } else { Paywall() }
          }
      }
    }
    let app = Journeys.App("shop") { window in
      let root = UIHostingController(rootView: Shop())
      window.rootViewController = root
      window.makeKeyAndVisible()
      return root
    }
    func sentences(_ count: Int) -> [String] {
      let link = Journeys.Link(
        "cart", reaches: UIHostingController<Cart>.self, where: { $0.rootView.count == count }
      ) { (root: UIHostingController<Shop>) in root.open(URL(filePath: "/")) }
      return JourneyReport.exploring(app, links: [link], limits: JourneyLimits(moments: 0)).findings
        .map(\.sentence)
    }
    #expect(sentences(2) == [])
    #expect(sentences(3) == ["Link cart does not show Cart"])
  }

  @Test func `a screen that turns into another is called by what it shows now`() {
    struct Turning: View {
      @State var isShown = false
      @State var isNext = false

      var body: some View {
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            if isNext { Paywall() } else { Welcome().onTapGesture { isNext = true } }
          }
      }
    }
    let phone = Phone()
    phone.show(Turning())
    phone.user("tap 'Show'")
    #expect(phone.outline == "Turning > Welcome")
    let shown = phone.window.rootViewController?.presentedViewController
    phone.user("tap 'Welcome'")
    #expect(phone.outline == "Turning > Paywall")
    #expect(shown != nil && phone.window.rootViewController?.presentedViewController === shown)
  }

  @Test func `the screen of a whole app is called as the app is`() {
    struct Lessons: SwiftUI.App {
      var body: some SwiftUI.Scene {
        WindowGroup { NavigationStack { Welcome().navigationTitle("Title") } }
      }
    }
    let phone = Phone()
    Lessons.launch(in: phone.window)
    phone.settle()
    #expect(phone.outline == "Lessons[Nav[Welcome]]")
  }

  @Test func `an empty screen is called by what it would show`() {
    struct Missing: View {
      let text: String?
      var body: some View {
        NavigationStack { NavigationLink("In") { if let text { Welcome().id(text).padding() } } }
      }
    }
    let phone = Phone()
    phone.show(Missing(text: nil))
    phone.user("tap 'In'")
    #expect(phone.outline == "Missing[Nav[NavigationLink, Welcome]]")
  }

  @Test func `a finding, its journey and its test call a screen alike`() {
    let app = Journeys.App("covers") { window in
      window.rootViewController = UIHostingController(rootView: Covers())
      window.makeKeyAndVisible()
    }
    let report = JourneyReport.exploring(app)
    #expect(report.findings.map(\.sentence) == ["Nothing that a user can do leads away from Paywall"])
    #expect(
      report.text.contains("func `Nothing that a user can do leads away from Paywall`()"), "\(report.text)")
    #expect(
      report.text.contains("Covers > Paywall") && !report.text.contains("ConditionalContent"),
      "\(report.text)")
  }

  @Test(arguments: [false, true])
  func `after a step that brought no screen, what changed is told instead of what UIKit was asked`(
    counts: Bool
  ) {
    @MainActor final class Shop {
      let model = OldModel()
    }
    struct Counter: View {
      @ObservedObject var model: OldModel
      var body: some View { Text("\(model.count) orders") }
    }
    let app = Journeys.App("shop") { window in
      let shop = Shop()
      window.rootViewController = UIHostingController(rootView: Counter(model: shop.model))
      window.makeKeyAndVisible()
      return shop
    }
    let link = Journeys.Link("pay", reaches: UIHostingController<Paywall>.self) { (shop: Shop) in
      if counts { shop.model.count = 1 }
    }
    let text = JourneyReport.exploring(app, links: [link], limits: JourneyLimits(moments: 0)).text
    #expect(text.contains("Link pay does not show Paywall"), "\(text)")
    let told =
      counts
      ? "no screen came or went; what changed: "
      : "no screen came or went, and nothing changed that the app or its views keep"
    #expect(text.contains("       \(told)") && !text.contains("your code made no UIKit call"), "\(text)")
  }
}
