/// How an object keeps itself alive, as far as reflection shows.
///
/// Stored properties that are strong references are followed, through optionals, structures, enumerations, tuples
/// and collections, until the object is met again. What a closure has captured cannot be seen: where the search meets
/// a closure and no cycle, it says so and stops there.
@MainActor
public struct RetainingPath: Hashable, Sendable, CustomStringConvertible {
  /// Where a path ends.
  public enum Ending: Hashable, Sendable {
    /// At the object that it began with: a cycle.
    case cycle
    /// At a closure, which may or may not hold the object.
    case closure
    /// At the object, which somebody else holds.
    case object
  }

  /// The references on the way, each as class and property, such as `ListViewController.viewModel`.
  public let references: [String]

  /// Where the path ends.
  public let ending: Ending

  /// The class of the object that is kept alive.
  public let kept: String

  /// The path in one line, such as `List.viewModel → ListModel.delegate → List`.
  public nonisolated var description: String {
    let end = ending == .closure ? "a closure, whose captures cannot be seen" : kept
    return (references + [end]).joined(separator: " → ")
  }

  /// The shortest way on which an object keeps itself alive.
  ///
  /// - Parameters:
  ///   - object: An object that should be gone.
  ///   - limit: The most objects that are looked into.
  /// - Returns: The shortest cycle; otherwise the shortest way to a closure; `nil` where neither is found, so that
  ///   something holds the object that cannot be reached from it. O(references).
  public static func from(_ object: AnyObject, limit: Int = 10_000) -> RetainingPath? {
    shortest(from: [object], to: object, limit: limit)
  }

  /// The shortest way on which others keep an object alive.
  ///
  /// - Parameters:
  ///   - object: An object that should be gone.
  ///   - holders: Objects that are alive with reason, and may hold it.
  ///   - limit: The most objects that are looked into.
  /// - Returns: The shortest way; `nil` where none of them holds it as far as reflection shows. O(references).
  public static func to(
    _ object: AnyObject, from holders: [AnyObject], limit: Int = 10_000
  ) -> RetainingPath? {
    let path = shortest(from: holders.filter { $0 !== object }, to: object, limit: limit)
    return path?.ending == .closure ? nil : path
  }

  private static func shortest(from starts: [AnyObject], to object: AnyObject, limit: Int) -> RetainingPath? {
    let kept = String(describing: type(of: object))
    let ending = starts.contains { $0 === object } ? Ending.cycle : .object
    var known = Set(starts.map { ObjectIdentifier($0) })
    var waiting = starts.map { Step(object: $0, way: []) }
    var toClosure: [String]?
    var next = 0
    while next < waiting.count, next < limit {
      let step = waiting[next]
      next += 1
      for reference in StrongReferences.of(step.object) {
        let way = step.way + ["\(type(of: step.object)).\(reference.label)"]
        guard let target = reference.target else {
          if toClosure == nil { toClosure = way }
          continue
        }
        if target === object { return RetainingPath(references: way, ending: ending, kept: kept) }
        if known.insert(ObjectIdentifier(target)).inserted { waiting.append(Step(object: target, way: way)) }
      }
    }
    return toClosure.map { RetainingPath(references: $0, ending: .closure, kept: kept) }
  }

  private struct Step {
    let object: AnyObject
    let way: [String]
  }
}
