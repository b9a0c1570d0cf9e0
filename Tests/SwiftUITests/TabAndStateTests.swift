import Combine
import SwiftUI
import Testing

@MainActor
@Suite struct TabViewTests {
  struct Tabs: View {
    let note: @MainActor (String) -> Void
    @State var selection = "a"

    var body: some View {
      TabView(selection: $selection) {
        NavigationStack {
          NavigationLink("In") { Text("in") }
        }
        .tabItem { Label("First", systemImage: "1.circle") }
        .tag("a")
        Button("To the first") { selection = "a" }
          .onAppear { note("b +") }
          .onDisappear { note("b -") }
          .tabItem { Text("Second") }
          .tag("b")
          .badge(3)
      }
    }
  }

  @Test func `a tap on a tab writes its tag, and a tag selects its tab`() throws {
    let phone = Phone()
    phone.show(Tabs { [phone] in phone.notes.append($0) })
    #expect(phone.outline == "Tabs[Tabs[NavigationStack[Nav[NavigationLink]], Button]]")
    let tabs = try #require(phone.window.rootViewController?.children.first as? UITabBarController)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["First", "Second"])
    #expect(tabs.viewControllers?.last?.tabBarItem.badgeValue == "3" && phone.notes == [])
    #expect(phone.window.perform(.tapTab(1)))
    phone.settle()
    #expect(tabs.selectedIndex == 1 && phone.notes == ["b +"])
    phone.user("tap 'To the first'")
    #expect(tabs.selectedIndex == 0 && phone.notes == ["b +", "b -"])
  }

  @Test func `a tap on the selected tab pops its stack`() {
    let phone = Phone()
    phone.show(Tabs { _ in })
    phone.user("tap 'In'")
    #expect(phone.navigation?.viewControllers.count == 2)
    #expect(phone.window.perform(.tapTab(0)))
    phone.settle()
    #expect(phone.navigation?.viewControllers.count == 1)
  }

  @Test func `tabs with titles of their own are selected by their values`() throws {
    struct Values: View {
      @State var selection = 2

      var body: some View {
        TabView(selection: $selection) {
          Tab("One", systemImage: "1.circle", value: 1) { Text("one") }
          Tab("Two", systemImage: "2.circle", value: 2) { Text("two") }
        }
      }
    }
    let phone = Phone()
    phone.show(Values())
    let tabs = try #require(phone.window.rootViewController?.children.first as? UITabBarController)
    #expect(tabs.selectedIndex == 1)
    #expect(phone.window.perform(.tapTab(0)))
    phone.settle()
    #expect(tabs.selectedIndex == 0 && tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
  }
}

@MainActor
final class OldModel: ObservableObject {
  @Published var count = 0
}

@MainActor
@Suite struct StateTests {
  struct Counter: View {
    let name: String
    @State private var count = 0

    var body: some View {
      Button("\(name) \(count)") { count += 1 }
    }
  }

  @Test func `state lasts as long as the view stands at its place`() {
    struct Places: View {
      @State var isFirst = true
      @State var id = 0

      var body: some View {
        if isFirst { Counter(name: "a") } else { Counter(name: "b") }
        Counter(name: "c").id(id)
        Button("Other") { isFirst.toggle() }
        Button("New") { id += 1 }
      }
    }
    let phone = Phone()
    phone.show(Places())
    phone.user("tap 'a 0'")
    phone.user("tap 'c 0'")
    phone.user("tap 'c 1'")
    #expect(phone.possible == ["tap 'a 1'", "tap 'c 2'", "tap 'Other'", "tap 'New'"])
    phone.user("tap 'Other'")
    phone.user("tap 'New'")
    #expect(phone.possible == ["tap 'b 0'", "tap 'c 0'", "tap 'Other'", "tap 'New'"])
  }

  @Test func `rows keep their state by their ids, wherever they move`() {
    struct Rows: View {
      @State var names = ["x", "y"]

      var body: some View {
        List {
          ForEach(names, id: \.self) { Counter(name: $0) }
            .onDelete { names.remove(atOffsets: $0) }
        }
        Button("Turn") { names.reverse() }
      }
    }
    let phone = Phone()
    phone.show(Rows())
    phone.user("tap 'x 0'")
    phone.user("tap 'Turn'")
    #expect(phone.possible.filter { !$0.contains("Delete") } == ["tap 'y 0'", "tap 'x 1'", "tap 'Turn'"])
  }

  @Test func `a list makes the rows of one screen`() {
    let phone = Phone()
    phone.show(List(Array(0..<1_000), id: \.self) { Text("Row \($0)") })
    #expect(phone.texts.count == 16)
  }

  @Test func `objects are observed, wherever they come from`() {
    struct Reader: View {
      @EnvironmentObject var shared: OldModel
      @ObservedObject var given: OldModel
      @StateObject private var own = OldModel()

      var body: some View {
        Text("\(shared.count) \(given.count) \(own.count)")
        Button("Own") { own.count += 1 }
        Stepper("Given", value: $given.count, in: 0...1)
      }
    }
    let (phone, shared, given) = (Phone(), OldModel(), OldModel())
    phone.show(Reader(given: given).environmentObject(shared))
    phone.user("tap 'Own'")
    #expect(phone.texts == ["0 0 1", "Given"])
    shared.count = 5
    #expect(phone.texts == ["0 0 1", "Given"])
    phone.settle()
    #expect(phone.texts == ["5 0 1", "Given"])
    phone.user("make the value of 'Given' larger")
    #expect(
      phone.texts == ["5 1 1", "Given"] && !phone.possible.contains("make the value of 'Given' larger"))
  }

  @Test func `controls write their bindings`() {
    struct Controls: View {
      @State var isOn = false
      @State var name = ""
      @State var choice = 1
      @AppStorage("SwiftUITests.flag") var flag = false

      var body: some View {
        Text("\(isOn) \(name) \(choice) \(flag)")
        Toggle("Switch", isOn: $isOn)
        Toggle("Stored", isOn: $flag)
        TextField("Field", text: $name)
        Picker("Choice", selection: $choice) {
          Text("One").tag(1)
          Text("Two").tag(2)
        }
      }
    }
    UserDefaults.standard.removeObject(forKey: "SwiftUITests.flag")
    defer { UserDefaults.standard.removeObject(forKey: "SwiftUITests.flag") }
    let phone = Phone()
    phone.show(Controls())
    phone.user("turn 'Switch' on")
    phone.user("turn 'Stored' on")
    phone.user("type 'Ada' into 'Field'", typing: "Ada")
    phone.user("choose 'Two'")
    #expect(phone.texts == ["true Ada 2 true"])
    #expect(phone.possible.contains("turn 'Switch' off"))
  }

  @Test func `changes are told after the update, tasks end with their views, and publishers are heard`() {
    struct Watcher: View {
      let note: @MainActor (String) -> Void
      let ticks: PassthroughSubject<Int, Never>
      @State var count = 0
      @State var isThere = true

      var body: some View {
        Button("More") { count += 1 }
          .onChange(of: count) { old, new in note("\(old) to \(new)") }
          .onReceive(ticks) { count = $0 }
        if isThere {
          Text("worker").task(id: count > 5) {
            note("work \(count > 5)")
            try? await Task.sleep(for: .seconds(100))
            note("woken \(Task.isCancelled)")
          }
        }
        Button("Stop") { isThere = false }
      }
    }
    let wasOpen = VirtualTasks.begin()
    defer { VirtualTasks.end(wasOpen: wasOpen) }
    let (phone, ticks) = (Phone(), PassthroughSubject<Int, Never>())
    let controller = UIHostingController(
      rootView: Watcher(note: { [phone] in phone.notes.append($0) }, ticks: ticks))
    phone.window.rootViewController = controller
    phone.window.makeKeyAndVisible()
    for _ in 0..<20 where phone.notes.isEmpty { phone.simulation.clock.advance() }
    ticks.send(9)
    phone.settle()
    #expect(phone.notes.first == "work false" && phone.notes.contains("0 to 9"))
    #expect(phone.notes.contains("work true") && phone.notes.contains("woken true"))
  }

  @Test func `a controller that the app has added stays`() {
    struct Changing: View {
      @State var count = 0
      var body: some View { Button("More \(count)") { count += 1 } }
    }
    let phone = Phone()
    let controller = phone.show(Changing())
    let child = UIViewController()
    controller.addChild(child)
    controller.view.addSubview(child.view)
    child.didMove(toParent: controller)
    phone.settle()
    phone.user("tap 'More 0'")
    #expect(controller.children == [child] && phone.possible == ["tap 'More 1'"])
  }

  @Test func `controllers and views of UIKit stand among the views`() {
    final class Legacy: UIViewController {
      var text = ""
    }
    struct LegacyView: UIViewControllerRepresentable {
      let text: String
      func makeUIViewController(context: Context) -> Legacy { Legacy() }
      func updateUIViewController(_ controller: Legacy, context: Context) { controller.text = text }
    }
    struct LabelView: UIViewRepresentable {
      let text: String
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = text }
    }
    struct Both: View {
      @State var text = "a"

      var body: some View {
        LegacyView(text: text)
        LabelView(text: text)
        Button("Change") { text = "b" }
      }
    }
    let phone = Phone()
    let controller = phone.show(Both())
    #expect((controller.children.first as? Legacy)?.text == "a")
    phone.user("tap 'Change'")
    #expect((controller.children.first as? Legacy)?.text == "b" && phone.texts == ["b"])
  }
  @Test func `a view that comes and goes with a value is told so while its screen is there`() {
    struct Page: View {
      let note: @MainActor (String) -> Void
      @State var isOpen = false

      var body: some View {
        Button("Turn") { isOpen.toggle() }
        if isOpen { Text("more").onAppear { note("+") }.onDisappear { note("-") } }
      }
    }
    let phone = Phone()
    phone.show(Page { [phone] in phone.notes.append($0) })
    for notes in [["+"], ["+", "-"], ["+", "-", "+"]] {
      phone.user("tap 'Turn'")
      #expect(phone.notes == notes)
    }
  }

  @Test func `what a view of UIKit's keeps is part of what its screen remembers`() {
    struct Kept: UIViewRepresentable {
      @State var number = 7
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) { label.text = "\(number)" }
    }
    struct Plain: UIViewRepresentable {
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ label: UILabel, context: Context) {}
    }
    let phone = Phone()
    #expect(phone.show(Kept()).viewState.map { "\($0)" } == ["7"])
    #expect(phone.show(Plain()).viewState.isEmpty)
  }
}
