import Foundation
import HeadlessUIKit
import Testing

/// What is associated with objects that are neither controllers nor views goes with them, in whichever run they go.
@MainActor
@Suite struct AssociationsTests {
  private final class Thing {}

  private static let key = UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))

  private func beginRun() {
    Simulation.current.beginRun(in: UIWindow(frame: .zero), settings: ModelSettings())
  }

  /// Owners of so many runs, one each, and how many of their values are alive.
  private func owners(_ count: Int) -> (owners: [Thing], living: () -> Int) {
    final class Values { var all: [() -> Thing?] = [] }
    let values = Values()
    let owners = (0..<count).map { _ in
      beginRun()
      let (owner, value) = (Thing(), Thing())
      Associations.set(value, of: owner, for: Self.key, holding: .strong)
      values.all.append { [weak value] in value }
      return owner
    }
    return (owners, { values.all.count { $0() != nil } })
  }

  @Test func `owners of earlier runs keep what is theirs`() {
    let (owners, living) = owners(300)
    #expect(living() == 300)
    #expect(owners.allSatisfy { Associations.value(of: $0, for: Self.key) is Thing })
  }

  @Test func `what belongs to those that have outlived their run and gone is let go in the end`() {
    let living = owners(300).living
    let others = self.owners(2_000)
    #expect(living() == 0 && others.living() == others.owners.count)
  }

  @Test func `an owner in the place of one that has gone has nothing of it`() {
    for _ in 0..<500 {
      beginRun()
      let owner = Thing()
      #expect(Associations.value(of: owner, for: Self.key) == nil)
      Associations.set(1, of: owner, for: Self.key, holding: .strong)
      #expect(Associations.value(of: owner, for: Self.key) as? Int == 1)
      beginRun()
    }
  }
}
