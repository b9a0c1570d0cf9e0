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
  }

  /// The references on the way, each as class and property, such as `ListViewController.viewModel`.
  public let references: [String]

  /// Where the path ends.
  public let ending: Ending

  /// The class of the object that the path begins with.
  public let start: String

  /// The path in one line, such as `List.viewModel → ListModel.delegate → List`.
  public nonisolated var description: String {
    let end = ending == .cycle ? start : "a closure, whose captures cannot be seen"
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
    let start = String(describing: type(of: object))
    var known: Set<ObjectIdentifier> = [ObjectIdentifier(object)]
    var waiting = [Step(object: object, way: [])]
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
        if target === object { return RetainingPath(references: way, ending: .cycle, start: start) }
        if known.insert(ObjectIdentifier(target)).inserted { waiting.append(Step(object: target, way: way)) }
      }
    }
    return toClosure.map { RetainingPath(references: $0, ending: .closure, start: start) }
  }

  private struct Step {
    let object: AnyObject
    let way: [String]
  }
}
