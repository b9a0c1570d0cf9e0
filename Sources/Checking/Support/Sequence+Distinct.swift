extension Sequence where Element: Hashable {
  /// The elements, each where it comes first and only there.
  package var distinct: [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
