import SwiftUI
import Testing

@MainActor
@Observable
private final class Choice {
  var tag: String?
  var isActive = false
  var isOtherActive = false
}

private struct Links: View {
  @Bindable var choice: Choice

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("One", destination: Page(name: "one"), tag: "one", selection: $choice.tag)
        NavigationLink(destination: Page(name: "two"), tag: "two", selection: $choice.tag) { Text("Two") }
        NavigationLink("Three", tag: "three", selection: $choice.tag) { Page(name: "three") }
        NavigationLink(tag: "four", selection: $choice.tag) {
          Page(name: "four")
        } label: {
          Text("Four")
        }
        NavigationLink("Flag", destination: Page(name: "flag"), isActive: $choice.isActive)
        NavigationLink("Other", isActive: $choice.isOtherActive) { Page(name: "other") }
      }
      .background(
        NavigationLink(destination: Page(name: "five"), tag: "five", selection: $choice.tag) { EmptyView() }
      )
      .background(
        NavigationLink(tag: "six", selection: $choice.tag) {
          Page(name: "six")
        } label: {
          Text("Six")
        }
        .hidden())
    }
  }
}

private struct Page: View {
  let name: String

  var body: some View { Text(name) }
}

/// A row whose link shows nothing, so that the row can be tapped and has no arrow.
private struct Rows: View {
  var body: some View {
    NavigationStack {
      List {
        ZStack {
          NavigationLink(destination: Page(name: "row")) { EmptyView() }
          Text("Row")
        }
      }
    }
  }
}

@MainActor
@Suite struct SelectedLinkTests {
  @Test func `a tap selects the tag of a link, which pushes its screen, and Back selects nothing`() {
    let phone = Phone()
    let choice = Choice()
    phone.show(Links(choice: choice))
    for (title, tag) in [("One", "one"), ("Two", "two"), ("Three", "three"), ("Four", "four")] {
      phone.user("tap '\(title)'")
      #expect(choice.tag == tag && phone.outline == "Links[Nav[VStack, Page]]")
      phone.user("tap Back")
      #expect(choice.tag == nil && phone.outline == "Links[Nav[VStack]]")
    }
    #expect(phone.faults == [])
  }

  @Test func `a tag that is selected in code pushes, another one takes its place, and none pops`() {
    let phone = Phone()
    let choice = Choice()
    phone.show(Links(choice: choice))
    choice.tag = "two"
    phone.settle()
    #expect(phone.shown == "two")
    choice.tag = "four"
    phone.settle()
    #expect(phone.shown == "four" && choice.tag == "four")
    phone.swipeBack(cancelled: true)
    #expect(phone.shown == "four" && choice.tag == "four")
    phone.swipeBack()
    #expect(phone.outline == "Links[Nav[VStack]]" && choice.tag == nil)
    choice.tag = "one"
    phone.settle()
    choice.tag = nil
    phone.settle()
    #expect(phone.outline == "Links[Nav[VStack]]")
    choice.tag = "unknown"
    phone.settle()
    #expect(phone.outline == "Links[Nav[VStack]]" && phone.faults == [])
  }

  @Test func `a link follows a flag in each of its forms`() {
    let phone = Phone()
    let choice = Choice()
    phone.show(Links(choice: choice))
    phone.user("tap 'Flag'")
    #expect(choice.isActive && phone.shown == "flag")
    phone.user("tap Back")
    #expect(!choice.isActive)
    phone.user("tap 'Other'")
    #expect(choice.isOtherActive && phone.shown == "other")
    phone.user("tap Back")
    #expect(!choice.isOtherActive)
  }

  @Test func `a link that nobody sees cannot be tapped, and pushes all the same`() {
    let phone = Phone()
    let choice = Choice()
    phone.show(Links(choice: choice))
    #expect(!phone.possible.contains { $0 == "tap ''" || $0.contains("Six") })
    for tag in ["five", "six"] {
      choice.tag = tag
      phone.settle()
      #expect(phone.shown == tag)
      phone.user("tap Back")
      #expect(choice.tag == nil)
    }
  }

  @Test func `in a row of a list a link without words can be tapped`() {
    let phone = Phone()
    phone.show(Rows())
    phone.user("tap ''")
    #expect(phone.shown == "row")
  }
}

extension Phone {
  /// The text on the screen that is on top of the stack.
  fileprivate var shown: String? {
    let stack = window.rootViewController?.children.first as? UINavigationController
    let body = stack?.topViewController?.view.subviews.first
    return (body?.subviews.first as? UILabel)?.text
  }
}
