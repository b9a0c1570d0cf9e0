import Foundation

/// The related objects of an object, which change with the set.
final class RelatedSet: NSMutableSet {
  private let owner: NSManagedObject?
  private let key: String

  init(of owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }

  required init(capacity numItems: Int) {
    (owner, key) = (nil, "")
    super.init(capacity: numItems)
  }

  required init?(coder: NSCoder) {
    (owner, key) = (nil, "")
    super.init(capacity: 0)
  }

  private var objects: [NSManagedObject] { NSManagedObject.objects(in: owner?.value(forKey: key)) }

  override var count: Int { objects.count }

  override func member(_ object: Any) -> Any? { objects.first { $0 === object as AnyObject } }

  override func objectEnumerator() -> NSEnumerator { NSArray(array: objects).objectEnumerator() }

  override func add(_ object: Any) { owner?.addManaged(object, to: key) }

  override func remove(_ object: Any) { owner?.removeManaged(object, from: key) }
}
