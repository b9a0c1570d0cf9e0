import Foundation
import HeadlessUIKit
import Journeys
import Testing

@testable import CheckCommand

/// What an app does wrong with storyboards, cells, selectors and screens of the system's, told by `routecheck check` in UIKit's words.
@MainActor
@Suite(.serialized) struct BadScreenTests {
  /// A screen with a button that does what is wrong.
  fileprivate final class Screen: UIViewController, UITableViewDataSource {
    // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
    /// An outlet that no storyboard connects.
    var nameLabel: UILabel!

    var table: UITableView?

    static let outletLine = #line + 1
    func showName() { nameLabel.text = "Name" }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "nameless", for: indexPath)
    }
  }

  private func check(_ act: @escaping @MainActor (Screen) -> Void, jobs: Int = 0) -> Transcript {
    let app = App("careless") { window in
      let screen = Screen()
      screen.view.addSubview(
        UIButton(
          frame: .zero, primaryAction: UIAction(title: "Go") { [unowned screen] _ in act(screen) }))
      window.rootViewController = screen
      return screen
    }
    let surroundings = MemorySurroundings()
    surroundings.standardJobs = jobs
    return surroundings.run("check careless", apps: [AvailableApp(launching: app)])
  }

  @Test func `an outlet that nothing connects is told with the line that uses it, and the journey`() {
    let transcript = check({ $0.showName() }, jobs: 1)
    let words = "Unexpectedly found nil while implicitly unwrapping an Optional value"
    let place = "(CheckCommandTests/BadScreenTests.swift:\(Screen.outletLine))"
    #expect(transcript.code == 1 && transcript.output.contains("\(words) \(place)"), "\(transcript)")
    #expect(transcript.output.contains("tap 'Go'"), "\(transcript)")
  }

  /// What is done, and what UIKit says.
  nonisolated private static let mistakes: [(@MainActor @Sendable (Screen) -> Void, String)] = [
    (
      { screen in
        let table = UITableView()
        table.dataSource = screen
        screen.view.addSubview(table)
      },
      "unable to dequeue a cell with identifier nameless - must register a nib or a class for the identifier"
    ),
    (
      { screen in
        let button = UIButton(frame: .zero)
        button.addTarget(screen, action: "gone", for: .touchUpInside)
        button.sendActions(for: .touchUpInside)
      },
      "-[Screen gone]: unrecognized selector sent to instance"
    ),
    ({ _ in UIImagePickerController().sourceType = .camera }, "Source type 1 not available"),
    (
      { screen in
        screen.present(
          UIStoryboard(name: "None", bundle: nil).instantiateViewController(withIdentifier: "x"),
          animated: true)
      },
      "Could not find a storyboard named 'None'"
    ),
  ]

  @Test(arguments: mistakes.indices)
  func `UIKit's exception is a finding, in its own words`(_ index: Int) {
    let (act, words) = Self.mistakes[index]
    let transcript = check(act)
    #expect(transcript.code == 1 && transcript.output.contains(words), "\(transcript)")
    #expect(transcript.output.contains("tap 'Go'"), "\(transcript)")
  }
}
