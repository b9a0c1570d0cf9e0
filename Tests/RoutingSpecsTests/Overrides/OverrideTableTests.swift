import HeadlessUIKit
import RoutingSpecs
import TestSupport
import Testing

@MainActor
struct OverrideTableTests {
  @Test(arguments: OverridingClass.all)
  func `the members that a class overrides are read, and no others`(_ example: OverridingClass) {
    #expect(OverrideTable.overrides(of: example.type) == .known(example.members))
  }

  @Test
  func `every open member that an app can override is calibrated`() throws {
    let members = try OpenMembers.all()
    try #require(members.count > 150)
    let everyController = Set(MethodTable.members(of: UIViewController.self))
    for type in OverridingClass.bases {
      let own = Set(members.filter { $0.owner == "\(type)" && !$0.isInExtension }.map(\.name))
      let calibrated = Set(MethodTable.members(of: type))
      let responder = type == UIViewController.self ? members.filter { $0.owner == "UIResponder" } : []
      let expected = own.union(responder.map(\.name))
      #expect(calibrated.subtracting(expected) == [], "\(type) has no such open members")
      let missing = expected.subtracting(calibrated)
      #expect(missing.subtracting(type == UIViewController.self ? [] : everyController) == [], "of \(type)")
    }
  }

  /// Swift overrides nothing that is declared in an extension, so such a member would be in no method table.
  @Test
  func `no open member stands in an extension`() throws {
    #expect(try OpenMembers.all().filter(\.isInExtension) == [])
  }

  @Test
  func `the search for open members sees every way to declare one`() {
    let source = """
      @preconcurrency @MainActor
      open class First: Second {
        open weak var a: Any?
        open private(set) lazy var b = 1
        open override func c() {}
        open class D {}
        public final func e() {}
      }
      extension First {
        open func f() {}
      }
      """
    #expect(
      OpenMembers.members(in: source).map { "\($0.owner).\($0.name)" } == [
        "First.a", "First.b", "First.c", "First.f",
      ])
    #expect(OpenMembers.members(in: source).filter(\.isInExtension).map(\.name) == ["f"])
  }

  @Test
  func `the model calls none of the members whose overrides are taken for harmless`() throws {
    // What declares a member or overrides it does not call it.
    for line in try OpenMembers.lines()
    where !line.hasPrefix("  open ") && !line.contains("override func") && !line.contains("///") {
      for member in ScreenCode.neverCalled {
        #expect(!line.contains(member), "\(line)")
      }
    }
  }

  // MARK: - Where the table cannot be read

  @Test
  func `nothing is believed where classes cannot be read`() {
    #expect(throws: MethodTable.Unreadable.self) { _ = try MethodTable { _ in nil } }
  }

  @Test
  func `nothing is believed where overrides do not show`() {
    #expect(throws: MethodTable.Unreadable.self) {
      _ = try MethodTable { ClassMetadata.words(of: $0)?.map { _ in 0 } }
    }
  }

  @Test
  func `nothing is believed where subclasses look like something else than their superclass`() {
    #expect(throws: MethodTable.Unreadable.self) {
      _ = try MethodTable { type in
        let base = ClassMetadata.words(of: UIViewController.self) ?? []
        return ClassMetadata.words(of: type).map { Array($0.prefix(base.count / 2)) }
      }
    }
  }

  /// Where one word of the methods reads wrong in every class, some member's override does not show.
  @Test
  func `nothing is believed where the word of a member is hidden`() throws {
    let words = try #require(ClassMetadata.words(of: UIViewController.self))
    let own = try #require(ClassMetadata.words(of: LoadsItsView.self))
    let other = try #require(ClassMetadata.words(of: LooksAfterItself.self))
    let word = try #require(words.indices.first { own[$0] != words[$0] && other[$0] == words[$0] })
    #expect(throws: MethodTable.Unreadable.self) {
      _ = try MethodTable { type in
        ClassMetadata.words(of: type).map { $0.enumerated().map { $0.offset == word ? 0 : $0.element } }
      }
    }
  }

  @Test
  func `a class is unknown where its words cannot be read, or one differs that is no member's`() throws {
    let words = try #require(ClassMetadata.words(of: UIViewController.self))
    let unreadable = try MethodTable { $0 == LoadsItsView.self ? nil : ClassMetadata.words(of: $0) }
    let short = try MethodTable { $0 == LoadsItsView.self ? [1, 2] : ClassMetadata.words(of: $0) }
    for table in [unreadable, short] {
      guard case .unknown(let reason) = table.overrides(of: LoadsItsView.self) else {
        Issue.record("known")
        continue
      }
      #expect(reason.contains("LoadsItsView"))
    }
    // The last words of UIKit's class are no open member's.
    let strange = try MethodTable { type in
      ClassMetadata.words(of: type).map { read in
        var read = read
        if type == LoadsItsView.self { read[words.count - 1] += 1 }
        return read
      }
    }
    guard case .unknown = strange.overrides(of: LoadsItsView.self) else {
      Issue.record("known")
      return
    }
    #expect(strange.overrides(of: LooksAfterItself.self) == .known(["viewDidAppear"]))
  }

  @Test
  func `the words of a class are read to its end, and not beyond`() throws {
    let base = try #require(ClassMetadata.words(of: UIViewController.self))
    let subclass = try #require(ClassMetadata.words(of: LooksAfterItself.self))
    // The place of its property; the methods of a final class need no word.
    #expect(subclass.count == base.count + 1)
  }
}
