public import Foundation
public import HeadlessUIKit

// Foundation on Linux has descriptors for key paths of Swift's alone, to values that can be compared as they are.

extension NSSortDescriptor {
  /// Sorts by a value that is found by its name.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names; `nil` for the objects themselves.
  ///   - ascending: Whether small ones come first.
  public convenience init(key: String?, ascending: Bool) {
    self.init(key: key, ascending: ascending) { Self.order($0, $1) }
  }

  /// Sorts by a value that is found by its name, as a method of it compares.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names; `nil` for the objects themselves.
  ///   - ascending: Whether small ones come first.
  ///   - selector: The method; those of texts whose names speak of letters' case leave it out of account.
  public convenience init(key: String?, ascending: Bool, selector: Selector?) {
    let name = selector?.description ?? ""
    let isStandard = name.hasPrefix("localizedStandard")
    var options: String.CompareOptions = isStandard ? [.caseInsensitive, .numeric] : []
    if name.lowercased().contains("caseinsensitive") { options.insert(.caseInsensitive) }
    let meant = options
    self.init(key: key, ascending: ascending) { first, second in
      guard let first = Comparing.plain(first) as? String, let second = Comparing.plain(second) as? String
      else { return Self.order(first, second) }
      return first.compare(second, options: meant)
    }
  }

  /// Sorts by a value that is found by its name, as a closure compares.
  ///
  /// - Parameters:
  ///   - key: The name, or a path of names; `nil` for the objects themselves.
  ///   - ascending: Whether small ones come first.
  ///   - cmptr: Compares two values.
  public convenience init(key: String?, ascending: Bool, comparator cmptr: @escaping Comparator) {
    self.init(keyPath: \NSObject.self, ascending: ascending) { first, second in
      guard let key else { return cmptr(first, second) }
      let (first, second) = (Paths.value(of: first, at: key), Paths.value(of: second, at: key))
      return cmptr(first as Any, second as Any)
    }
  }

  /// Sorts by any value: an optional one, a flag, a number as an object.
  ///
  /// - Parameters:
  ///   - keyPath: Where it is.
  ///   - ascending: Whether small ones come first; nothing is less than everything else.
  public convenience init<Root, Value>(keyPath: KeyPath<Root, Value>, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { Self.order($0, $1) }
  }

  private static func order(_ first: Any, _ second: Any) -> ComparisonResult {
    Comparing.order(first, second) ?? .orderedSame
  }
}
