import HeadlessUIKit
@testable import Journeys
import SwiftUI
import Testing

/// What a screen shows while it is the way it is asked for.
private enum Sort: CaseIterable {
  case nothing, missing, branch, clear, space, hidden, noRows, link
  case text, wheel, bar, color, shape, line, picture, remotePicture
  case label, gradient, background, behind, list, form, field

  static var blank: [Sort] { Array(allCases.prefix { $0 != .text }) }
  static var seen: [Sort] { Array(allCases.drop { $0 != .text }) }
}

private struct SortView: View {
  let sort: Sort
  @State private var isShown = false

  var body: some View {
    if Sort.blank.contains(sort) { empty } else if sort == .text { Text("Text") } else { drawn }
  }

  @ViewBuilder private var empty: some View {
    switch sort {
    case .missing: if let text = [String]().first { Text(text) }
    case .branch: Group { if isShown { Text("Text") } else { EmptyView() } }
    case .clear: Color.clear
    case .space: VStack { Spacer() }.padding()
    case .hidden: Text("Text").hidden()
    case .noRows: ScrollView { LazyVStack { ForEach([String](), id: \.self) { Text($0) } } }
    case .link: NavigationLink(destination: Text("Text"), isActive: $isShown) { EmptyView() }
    default: EmptyView()
    }
  }

  @ViewBuilder private var drawn: some View {
    switch sort {
    case .wheel: ProgressView()
    case .bar: ProgressView(value: 0.5)
    case .color: Color.red
    case .shape: VStack { Circle() }
    case .line: Divider()
    case .picture: Image(systemName: "star")
    case .remotePicture: AsyncImage(url: nil)
    default: furnished
    }
  }

  @ViewBuilder private var furnished: some View {
    switch sort {
    case .label: Label(title: { EmptyView() }, icon: { Image("star") })
    case .gradient: LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
    case .background: VStack { Spacer() }.background(Color.red)
    case .behind: VStack { Spacer() }.background { Color.red }
    case .list: List([String](), id: \.self) { Text($0) }
    case .form: Form {}
    default: TextField("Name", text: .constant(""))
    }
  }
}

private struct Outer: View {
  let sort: Sort
  @State private var isShown = false
  @State private var isSheetShown = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Push") { isShown = true }
        Button("Sheet") { isSheetShown = true }
      }
      .navigationDestination(isPresented: $isShown) { SortView(sort: sort) }
    }
    .sheet(isPresented: $isSheetShown) { SortView(sort: sort) }
  }
}

@MainActor
@Suite struct BlankScreenTests {
  @Test(arguments: Sort.blank)
  fileprivate func `a screen that shows nothing is blank wherever it is`(sort: Sort) {
    let phone = Phone()
    phone.show(SortView(sort: sort))
    #expect(phone.blank == "SortView")
    phone.show(Outer(sort: sort))
    #expect(phone.blank == nil)
    phone.user("tap 'Push'")
    #expect(phone.blank == "SortView")
    phone.swipeBack()
    #expect(phone.blank == nil)
    phone.user("tap 'Sheet'")
    #expect(phone.blank == "SortView")
  }

  @Test(arguments: Sort.seen)
  fileprivate func `a screen of which a user sees anything is not blank`(sort: Sort) {
    let phone = Phone()
    phone.show(SortView(sort: sort))
    #expect(phone.blank == nil)
    phone.show(Outer(sort: sort))
    phone.user("tap 'Push'")
    #expect(phone.blank == nil)
    phone.swipeBack()
    phone.user("tap 'Sheet'")
    #expect(phone.blank == nil)
  }

  @Test func `what goes leaves a blank screen, and a title goes with the view that has it`() {
    let phone = Phone()
    let model = SheetModel()
    model.isShown = true
    phone.show(Detail(model: model))
    #expect(phone.blank == nil)
    model.isShown = false
    phone.settle()
    #expect(phone.blank != nil)
    model.isShown = true
    phone.settle()
    #expect(phone.blank == nil)
  }

  @Test func `a title or a button in the bar is something to see`() {
    let phone = Phone()
    phone.show(NavigationStack { VStack {}.navigationTitle("Notes") })
    #expect(phone.blank == nil)
    phone.show(NavigationStack { VStack {}.toolbar { Button("Add") {} } })
    #expect(phone.blank == nil)
    phone.show(NavigationStack { VStack {}.navigationTitle("Notes").toolbar(.hidden, for: .navigationBar) })
    #expect(phone.blank != nil)
  }

  @Test func `what lies over a stack is seen too`() {
    let phone = Phone()
    phone.show(
      ZStack {
        NavigationStack { VStack {} }
        ProgressView()
      })
    #expect(phone.blank == nil)
  }

  @Test func `views that show nothing beside others are no blank screen`() {
    let overlay = { UIHostingController(rootView: EmptyView()) }
    let beside: [UIViewController] = [
      UIHostingController(rootView: Color.red), Drawing(),
      UINavigationController(rootViewController: Drawing()),
      UINavigationController(rootViewController: UIHostingController(rootView: Text("Home"))),
    ]
    for child in beside {
      let phone = Phone()
      phone.show([child, overlay()])
      #expect(phone.blank == nil)
    }
    for plain in [UIViewController(), UINavigationController(rootViewController: overlay())] {
      let phone = Phone()
      phone.show([plain, overlay()])
      #expect(phone.blank == "EmptyView")
    }
  }

  @Test func `a layer that code has put into a plain controller is something to see`() {
    let controller = UIViewController()
    let phone = Phone()
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    phone.settle()
    #expect(phone.blank == "ViewController")
    controller.view.layer.addSublayer(CALayer())
    #expect(phone.blank == nil)
  }

  @Test func `a hosting controller with views of UIKit's is not blank`() {
    let phone = Phone()
    let controller = phone.show(EmptyView())
    #expect(phone.blank == "EmptyView")
    controller.view.addSubview(UILabel())
    #expect(phone.blank == nil)
  }
}

private struct Detail: View {
  let model: SheetModel

  var body: some View {
    NavigationStack {
      Group {
        if model.isShown { Text("Note").navigationTitle("Note") }
      }
    }
  }
}

/// A screen of which nobody knows what it draws.
private final class Drawing: UIViewController {}

extension Phone {
  /// Shows some controllers beside each other.
  fileprivate func show(_ children: [UIViewController]) {
    let parent = UIViewController()
    for child in children {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    window.rootViewController = parent
    window.makeKeyAndVisible()
    settle()
  }

  /// The screen of which the user sees nothing.
  fileprivate var blank: String? { window.blankController.map { Outline.name(of: $0) } }
}
