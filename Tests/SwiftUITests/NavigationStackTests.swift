import SwiftUI
import Testing

struct PathView: View {
  @Bindable var model: PathModel
  let note: @MainActor (String) -> Void

  var body: some View {
    NavigationStack(path: $model.path) {
      VStack {
        NavigationLink("One", value: 1)
        NavigationLink("Word", value: "word")
        Button("Twice") { model.path += [7, 8] }
      }
      .navigationTitle("Root")
      .onAppear { note("root +") }
      .onDisappear { note("root -") }
      .navigationDestination(for: Int.self) { NumberView(number: $0, note: note) }
    }
  }
}

struct NumberView: View {
  let number: Int
  let note: @MainActor (String) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Number \(number)")
      NavigationLink("Next", value: number + 1)
      Button("Away") { dismiss() }
    }
    .navigationTitle("Number \(number)")
    .onAppear { note("\(number) +") }
    .onDisappear { note("\(number) -") }
  }
}

@MainActor
@Observable
final class PathModel {
  var path: [Int] = []
}

@MainActor
@Suite struct NavigationStackTests {
  @MainActor
  struct Stack {
    let phone = Phone()
    let model = PathModel()

    init() { phone.show(PathView(model: model) { [phone] in phone.notes.append($0) }) }
  }

  @Test func `a link pushes its value, and Back takes it off the path`() {
    let stack = Stack()
    let (phone, model) = (stack.phone, stack.model)
    #expect(phone.outline == "PathView[Nav[Root]]")
    phone.user("tap 'One'")
    #expect(phone.outline == "PathView[Nav[Root, NumberView]]" && model.path == [1])
    phone.user("tap 'Next'")
    #expect(model.path == [1, 2])
    phone.user("tap Back")
    #expect(phone.outline == "PathView[Nav[Root, NumberView]]" && model.path == [1])
    #expect(phone.notes == ["root +", "1 +", "root -", "2 +", "1 -", "1 +", "2 -"])
  }

  @Test func `a swipe from the edge takes the value off the path when the finger has let go`() {
    let stack = Stack()
    let (phone, model) = (stack.phone, stack.model)
    phone.user("tap 'One'")
    phone.swipeBack(cancelled: true)
    #expect(model.path == [1] && phone.outline == "PathView[Nav[Root, NumberView]]")
    phone.swipeBack()
    #expect(model.path == [] && phone.outline == "PathView[Nav[Root]]")
  }

  @Test func `what changes while a finger drives a pop is shown when the finger has let go`() {
    let stack = Stack()
    let (phone, model) = (stack.phone, stack.model)
    phone.user("tap 'One'")
    #expect(phone.window.perform(.startEdgePop))
    model.path = [1, 2, 3]
    phone.simulation.clock.settle()
    phone.window.perform(.cancelEdgePop)
    phone.settle()
    #expect(model.path == [1, 2, 3])
    #expect(phone.outline == "PathView[Nav[Root, NumberView, NumberView, NumberView]]")
  }

  @Test func `Back reaches the path in the turn in which it is tapped`() {
    let (phone, model) = (Phone(), PathModel())
    phone.show(PathView(model: model) { _ in })
    model.path = [1]
    phone.settle()
    #expect(phone.window.perform(.tapBack) && model.path == [])
    model.path = [1]
    phone.settle()
    #expect(phone.navigation?.viewControllers.count == 2)
  }

  @Test func `two values in one turn are one change of the stack`() {
    let stack = Stack()
    stack.phone.user("tap 'Twice'")
    #expect(stack.phone.outline == "PathView[Nav[Root, NumberView, NumberView]]")
    #expect(stack.phone.notes == ["root +", "8 +", "root -"])
  }

  @Test func `a path that is replaced keeps the screens that are on both`() throws {
    let stack = Stack()
    let (phone, model) = (stack.phone, stack.model)
    model.path = [1, 2]
    phone.settle()
    let navigation = try #require(phone.navigation)
    let first = navigation.viewControllers[1]
    model.path = [1, 5, 6]
    phone.settle()
    #expect(navigation.viewControllers.count == 4 && navigation.viewControllers[1] === first)
    #expect(navigation.topViewController?.navigationItem.title == "Number 6")
    model.path = []
    phone.settle()
    #expect(phone.outline == "PathView[Nav[Root]]" && phone.faults == [])
  }

  @Test func `a screen that dismisses itself is popped with all above it`() {
    let stack = Stack()
    let (phone, model) = (stack.phone, stack.model)
    model.path = [1, 2]
    phone.settle()
    phone.user("tap 'Away'")
    #expect(model.path == [1])
  }

  @Test func `a screen that is popped goes`() {
    let stack = Stack()
    stack.phone.user("tap 'One'")
    weak let screen = stack.phone.navigation?.topViewController
    #expect(screen != nil)
    stack.phone.user("tap Back")
    #expect(screen == nil)
  }

  @Test func `a value without a destination is told in SwiftUI's words`() {
    struct Lost: View {
      var body: some View {
        NavigationStack { NavigationLink("Go", value: 1.5) }
      }
    }
    let phone = Phone()
    phone.show(Lost())
    phone.user("tap 'Go'")
    #expect(phone.faults.count == 1)
    #expect(phone.faults.first?.contains("no matching navigationDestination declaration") == true)
  }

  @Test func `a value that a path cannot take is told`() {
    let stack = Stack()
    stack.phone.user("tap 'Word'")
    #expect(stack.model.path == [])
    #expect(stack.phone.faults.first?.contains("cannot take") == true)
  }

  @Test func `a path of several types shows the screen of each value`() {
    struct Mixed: View {
      @State var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("Go") {
            path.append(1)
            path.append("a")
          }
          .navigationDestination(for: Int.self) { Text("Number \($0)") }
          .navigationDestination(for: String.self) { _ in Button("Home") { path.removeLast(path.count) } }
        }
      }
    }
    let phone = Phone()
    phone.show(Mixed())
    phone.user("tap 'Go'")
    #expect(phone.navigation?.viewControllers.count == 3)
    phone.user("tap 'Home'")
    #expect(phone.navigation?.viewControllers.count == 1)
  }

  @Test func `links and flags push screens of their own, and Back takes the flags back`() {
    struct Flags: View {
      @State var isShown = false
      @State var item: Int?

      var body: some View {
        NavigationStack {
          List {
            NavigationLink("Link") { Text("linked") }
            Button(isShown ? "shown" : "Flag") { isShown = true }
            Button(item.map { "item \($0)" } ?? "Item") { item = 4 }
          }
          .navigationDestination(isPresented: $isShown) { Text("flagged") }
          .navigationDestination(item: $item) { Text("item \($0)") }
        }
      }
    }
    let phone = Phone()
    phone.show(Flags())
    for row in ["Link", "Flag", "Item"] {
      phone.user("tap '\(row)'")
      #expect(phone.navigation?.viewControllers.count == 2)
      phone.user("tap Back")
      #expect(phone.navigation?.viewControllers.count == 1)
    }
    #expect(phone.possible.contains("tap 'Flag'") && phone.possible.contains("tap 'Item'"))
  }

  @Test func `the bar shows the screen's title and its buttons, of which disabled ones cannot be tapped`()
    throws
  {
    struct Bar: View {
      @State var count = 0

      var body: some View {
        NavigationView {
          Text("Count \(count)")
            .navigationTitle("Bar")
            .toolbar {
              ToolbarItem(placement: .topBarLeading) { Button("Less") { count -= 1 }.disabled(count == 0) }
              ToolbarItemGroup(placement: .topBarTrailing) {
                Button("More") { count += 1 }
                EditButton()
              }
            }
        }
      }
    }
    let phone = Phone()
    phone.show(Bar())
    #expect(phone.possible == ["tap 'More' in the bar"])
    phone.user("tap 'More' in the bar")
    phone.user("tap 'Less' in the bar")
    #expect(phone.possible == ["tap 'More' in the bar"])
    #expect(phone.navigation?.topViewController?.navigationItem.title == "Bar")
  }
}

extension Phone {
  /// The first navigation controller in the hierarchy.
  var navigation: UINavigationController? {
    var next = window.rootViewController.map { [$0] } ?? []
    while !next.isEmpty {
      let controller = next.removeFirst()
      if let navigation = controller as? UINavigationController { return navigation }
      next += controller.children
    }
    return nil
  }
}
