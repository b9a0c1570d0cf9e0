/// One place in the tree of views: it keeps what belongs to the view there from one update to the next.
///
/// A view is found again by its position among its siblings, or by its id, and by its type.
@MainActor
final class ViewNode {
  private struct Key: Hashable {
    let position: AnyHashable
    let type: ObjectIdentifier
    var repetition = 0
  }

  private var children: [Key: ViewNode] = [:]
  private var found: [Key: ViewNode] = [:]

  /// What the properties of the view keep, by the order of the properties.
  private var storages: [Int: AnyObject] = [:]

  private var kept: AnyObject?

  /// Finds the nodes of a view's parts; those that are not asked for are gone.
  func renew(_ body: () -> Void) {
    found = [:]
    body()
    children = found
    found = [:]
  }

  /// The node of a part; two parts with the same id are told apart by their order.
  func child(at position: AnyHashable, of type: Any.Type) -> ViewNode {
    var key = Key(position: position, type: ObjectIdentifier(type))
    while found[key] != nil { key.repetition += 1 }
    let child = children[key] ?? ViewNode()
    found[key] = child
    return child
  }

  /// The one object that a view keeps: a control, a container, what it presents.
  func keep<Kept: AnyObject>(_ make: () -> Kept) -> Kept {
    if let kept = kept as? Kept { return kept }
    let made = make()
    kept = made
    return made
  }

  /// What a property keeps.
  func storage<Storage: AnyObject>(_ index: Int, otherwise: () -> Storage) -> Storage {
    if let known = storages[index] as? Storage { return known }
    let made = otherwise()
    storages[index] = made
    return made
  }

  /// What the properties here and below keep, in an order that depends on the views alone.
  func forEachStorage(_ body: (AnyObject) -> Void) {
    for index in storages.keys.sorted() { storages[index].map(body) }
  }
}
