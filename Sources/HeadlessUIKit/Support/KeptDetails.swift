/// What code says of a value and asks for again, and what draws or lays out: the value itself has no room for it.
// Only values that never change are put in, and closures in boxes of their own; Swift cannot see it.
package struct KeptDetails: Hashable, @unchecked Sendable {
  private var values: [String: AnyHashable] = [:]

  /// Makes details of which nothing is said.
  package init() {}

  /// What was said under a name; `nil` where nothing was.
  ///
  /// - Parameter name: The name of the property.
  package subscript<Value: Hashable>(name: String) -> Value? {
    get { values[name]?.base as? Value }
    set { values[name] = newValue.map { AnyHashable($0) } }
  }

  /// These details and others, which count where both say something.
  ///
  /// - Parameter others: The others.
  /// - Returns: Both together.
  package func merging(_ others: KeptDetails) -> KeptDetails {
    var all = self
    all.values.merge(others.values) { $1 }
    return all
  }
}
