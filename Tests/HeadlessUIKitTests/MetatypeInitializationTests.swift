import Foundation
import HeadlessUIKit
import TestSupport
import Testing

@MainActor @Suite("Controllers made from their type")
struct MetatypeInitializationTests {
  final class Plain: UIViewController {}

  final class Own: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) {
      number = 7
      super.init(coder: coder)
    }
  }

  /// Has the initialiser for a nib beside its own.
  final class Both: UIViewController {
    let number: Int
    init(number: Int) {
      self.number = number
      super.init(nibName: nil, bundle: nil)
    }
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      number = 5
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    required init?(coder: NSCoder) { nil }
  }

  private func make<Controller: UIViewController>(
    _ type: Controller.Type, nibName: String? = "Nib", bundle: Bundle? = nil
  ) -> Controller {
    Controller(nibName: nibName, bundle: bundle)
  }

  @Test func `generic code makes a controller by the initialiser for a nib and keeps the nib's name`() {
    #expect(make(Plain.self).nibName == "Nib" && make(Both.self).nibName == "Nib")
    #expect(make(Both.self).number == 5)
    #expect(make(UINavigationController.self).viewControllers == [])
  }

  @Test func `a class that has no such initialiser is not made, in Swift's words, as on iOS`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        let type: UIViewController.Type = Own.self
        _ = type.init(nibName: nil, bundle: nil)
      }
    }
    let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(words.contains("Use of unimplemented initializer 'init(nibName:bundle:)' for class"), "\(words)")
  }

  @Test func `a controller names the nib and the bundle that it was made from, and no other`() {
    let origins: [(String?, Bundle?)] = [("Nib", nil), (nil, .main), ("Nib", .main), (nil, nil)]
    for (name, bundle) in origins {
      let own = Plain(nibName: name, bundle: bundle)
      let generic = make(Plain.self, nibName: name, bundle: bundle)
      for controller in [own, generic] {
        #expect(controller.nibName == name && controller.nibBundle === bundle)
      }
    }
  }

  @Test func `a direct call uses the class's own initialiser`() {
    #expect(Plain(nibName: "Nib", bundle: nil).nibName == "Nib")
    #expect(Own(number: 3).number == 3 && Both(number: 4).number == 4)
  }

  /// An optimised build of the module drops what nobody in it calls; what is called is C.
  @Test func `every initialiser that C calls is kept by optimised builds`() throws {
    let hooks = try String(
      contentsOf: Repository.folder.appending(path: "Sources/ConcurrencyHooks/ClassHooks.c"), encoding: .utf8)
    let labels = Set(hooks.matches(of: /C\d\d(\w+)ACyt_tcfC/).map { String($0.output.1) })
    #expect(labels == ["registered", "fromMetatype", "rootFromMetatype"])
    let folder = Repository.folder.appending(path: "Sources/HeadlessUIKit")
    var kept = 0
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path()).sorted()
    where path.hasSuffix(".swift") {
      let lines = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        .split(separator: "\n", omittingEmptySubsequences: false)
      for (index, line) in lines.enumerated()
      where labels.contains(where: { line.contains("convenience init(\($0): ())") }) {
        #expect(lines[index - 1].contains("@usableFromInline"), "\(path):\(index + 1)")
        kept += 1
      }
    }
    #expect(kept == hooks.matches(of: /ACyt_tcfC/).count)
  }
}
