import HeadlessUIKit
@testable import Journeys
import Observation
import SwiftUI
import Testing

@MainActor @Observable
private final class Mail {
  var box: String?
  var letter: Int?
  var several: Set<Int> = []
  var path: [Int] = []
  var column = NavigationSplitViewColumn.sidebar
  var visibility = NavigationSplitViewVisibility.automatic
}

private struct Letter: View {
  let number: Int?
  var body: some View { Text(number.map { "Letter \($0)" } ?? "No letter") }
}

private struct Boxes: View {
  @Bindable var mail: Mail

  var body: some View {
    List(selection: $mail.letter) {
      Section("Letters") { ForEach([1, 2], id: \.self) { Text("Row \($0)") } }
      Text("The last one").tag(9)
      Text("No letter here")
    }
  }
}

private struct TwoColumns: View {
  @Bindable var mail: Mail

  var body: some View {
    NavigationSplitView(columnVisibility: $mail.visibility, preferredCompactColumn: $mail.column) {
      Boxes(mail: mail)
    } detail: {
      Letter(number: mail.letter)
    }
  }
}

private struct ThreeColumns: View {
  @Bindable var mail: Mail

  var body: some View {
    NavigationSplitView {
      List(["In", "Out"], id: \.self, selection: $mail.box) { Text($0) }
    } content: {
      if let box = mail.box {
        List([1, 2], id: \.self, selection: $mail.letter) { Text("\(box) \($0)") }
      } else {
        Text("No box")
      }
    } detail: {
      Letter(number: mail.letter)
    }
  }
}

@MainActor
@Suite struct SplitViewTests {
  private let mail = Mail()

  private func split(_ phone: Phone) throws -> UISplitViewController {
    try #require(phone.window.rootViewController?.children.first as? UISplitViewController)
  }

  /// The texts on the top of a narrow device.
  private func top(_ phone: Phone) throws -> String {
    let base = try #require(try split(phone).viewController(for: .primary) as? UINavigationController)
    let top = base.viewControllers.last
    let screen = (top as? UINavigationController)?.viewControllers.last ?? top
    return screen.map { Outline.name(of: $0) } ?? "nothing"
  }

  @Test
  func `where it is narrow, a tap on a row shows the last column, and whoever goes back selects nothing`()
    throws
  {
    let phone = Phone()
    phone.show(TwoColumns(mail: mail))
    #expect(try top(phone) == "Boxes")
    #expect(phone.possible == ["tap 'Row 1'", "tap 'Row 2'", "tap 'The last one'"])
    phone.user("tap 'Row 2'")
    #expect(try top(phone) == "Letter" && mail.letter == 2 && phone.texts.contains("Letter 2"))
    #expect(mail.column == .detail)
    phone.swipeBack(cancelled: true)
    #expect(try top(phone) == "Letter" && mail.letter == 2)
    phone.swipeBack()
    #expect(try top(phone) == "Boxes" && mail.letter == nil && mail.column == .sidebar)
    phone.user("tap 'The last one'")
    #expect(try top(phone) == "Letter" && mail.letter == 9)
    mail.letter = nil
    phone.settle()
    #expect(try top(phone) == "Boxes" && mail.column == .sidebar && phone.faults == [])
  }

  @Test func `where it is narrow, three columns are a stack of three`() throws {
    let phone = Phone()
    phone.show(ThreeColumns(mail: mail))
    phone.user("tap 'Out'")
    #expect(mail.box == "Out" && phone.possible.contains("tap 'Out 2'"), "\(phone.outline)")
    phone.user("tap 'Out 2'")
    #expect(try top(phone) == "Letter" && mail.letter == 2)
    phone.swipeBack()
    #expect(mail.letter == nil && mail.box == "Out" && phone.possible.contains("tap 'Out 1'"))
    phone.swipeBack()
    #expect(mail.box == nil && phone.possible.contains("tap 'In'") && phone.faults == [])
    (mail.box, mail.letter) = ("In", 1)
    phone.settle()
    #expect(try top(phone) == "Letter")
    (mail.box, mail.letter) = (nil, nil)
    phone.settle()
    #expect(phone.possible.contains("tap 'In'") && phone.faults == [])
  }

  @Test func `the column that the app prefers is on top, and it is told where the user goes back`() throws {
    mail.column = .detail
    let phone = Phone()
    phone.show(TwoColumns(mail: mail))
    #expect(try top(phone) == "Letter" && phone.texts.contains("No letter"))
    phone.swipeBack()
    #expect(try top(phone) == "Boxes" && mail.column == .sidebar)
    mail.column = .detail
    phone.settle()
    #expect(try top(phone) == "Letter" && phone.faults == [])
  }

  @Test func `where it is wide, columns stand side by side, and the app hides some of them`() throws {
    let phone = Phone(width: .regular)
    phone.show(TwoColumns(mail: mail))
    #expect(phone.outline == "TwoColumns[Split[Nav[Boxes], Nav[Letter]]]")
    phone.user("tap 'Row 1'")
    #expect(mail.letter == 1 && phone.texts.contains("Letter 1") && mail.column == .sidebar)
    mail.visibility = .detailOnly
    phone.settle()
    #expect(phone.possible == ["tap 'Show Sidebar' in the bar"], "\(phone.possible)")
    phone.user("tap 'Show Sidebar' in the bar")
    #expect(mail.visibility == .all && phone.possible.contains("tap 'Row 2'") && phone.faults == [])
  }

  @Test func `a device that is turned shows the column that is of use`() throws {
    let phone = Phone(width: .regular)
    phone.show(TwoColumns(mail: mail))
    phone.user("tap 'Row 1'")
    #expect(phone.window.perform(.changeSizeClass(.compact)))
    phone.settle()
    #expect(try top(phone) == "Letter" && mail.letter == 1)
    phone.swipeBack()
    #expect(try top(phone) == "Boxes" && mail.letter == nil)
  }

  @Test func `a link in the sidebar shows its screen in the last column`() throws {
    struct Links: View {
      @Bindable var mail: Mail

      var body: some View {
        NavigationSplitView {
          List {
            NavigationLink("One") { Letter(number: 1) }
            NavigationLink("Two") { Letter(number: 2) }
            NavigationLink("Three", value: 3)
          }
          .navigationDestination(for: Int.self) { Letter(number: $0) }
        } detail: {
          Text("Nothing")
        }
      }
    }
    for width in [UIUserInterfaceSizeClass.compact, .regular] {
      let phone = Phone(width: width)
      phone.show(Links(mail: mail))
      for (title, number) in [("One", 1), ("Two", 2), ("Three", 3), ("One", 1)] {
        phone.user("tap '\(title)'")
        #expect(phone.texts.contains("Letter \(number)"), "\(phone.outline)")
        if width == .compact { phone.swipeBack() }
      }
      #expect(phone.faults == [])
    }
  }

  @Test func `a link in the sidebar puts its value over the root of the stack in the last column`() throws {
    struct Links: View {
      @Bindable var mail: Mail

      var body: some View {
        NavigationSplitView {
          List { NavigationLink("Two", value: 2) }
        } detail: {
          NavigationStack(path: $mail.path) {
            NavigationLink("More", value: 7).navigationDestination(for: Int.self) { Letter(number: $0) }
          }
        }
      }
    }
    let phone = Phone(width: .regular)
    phone.show(Links(mail: mail))
    phone.user("tap 'More'")
    #expect(mail.path == [7])
    phone.user("tap 'Two'")
    #expect(mail.path == [2] && phone.outline.hasSuffix("Nav[NavigationLink, Letter]]]"), "\(phone.outline)")
    phone.swipeBack()
    #expect(mail.path == [])
    let narrow = Phone()
    narrow.show(Links(mail: mail))
    narrow.user("tap 'Two'")
    #expect(mail.path == [2] && narrow.texts.contains("Letter 2"))
    narrow.swipeBack()
    #expect(mail.path == [])
    narrow.user("tap 'More'")
    #expect(mail.path == [7])
  }

  @Test func `of several rows that could be selected a tap selects one`() throws {
    struct Several: View {
      @Bindable var mail: Mail

      var body: some View {
        NavigationSplitView {
          List(selection: $mail.several) { ForEach([1, 2], id: \.self) { Text("Row \($0)") } }
        } detail: {
          Letter(number: mail.several.first)
        }
      }
    }
    let phone = Phone()
    phone.show(Several(mail: mail))
    phone.user("tap 'Row 2'")
    #expect(mail.several == [2] && phone.texts.contains("Letter 2"))
    phone.swipeBack()
    #expect(mail.several == [])
  }
}
