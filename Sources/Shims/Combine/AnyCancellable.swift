/// Cancels something when it is let go, at the latest.
///
/// Keep it for as long as values are wanted, in a property or in a set of such.
public final class AnyCancellable: Cancellable, Hashable {
  private var stop: (() -> Void)?

  /// Makes one that calls a closure when it is cancelled.
  ///
  /// - Parameter cancel: What to call, once.
  public init(_ cancel: @escaping () -> Void) { stop = cancel }

  /// Makes one that cancels something else.
  ///
  /// - Parameter canceller: What is to be cancelled.
  public init<C: Cancellable>(_ canceller: C) { stop = canceller.cancel }

  deinit { cancel() }

  /// Cancels, unless that was done.
  public func cancel() { stop.take()?() }

  /// Puts it into a collection that keeps it.
  ///
  /// - Parameter collection: The collection, such as an array.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(self)
  }

  /// Puts it into a set that keeps it.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }

  /// Whether both are the same object.
  public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

  /// Mixes in which object it is.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension Cancellable {
  /// Puts it into a collection, whose member cancels it when it is let go.
  ///
  /// - Parameter collection: The collection, such as an array.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    AnyCancellable(self).store(in: &collection)
  }

  /// Puts it into a set, whose member cancels it when it is let go.
  ///
  /// - Parameter set: The set.
  public func store(in set: inout Set<AnyCancellable>) { AnyCancellable(self).store(in: &set) }
}
