public import Foundation

/// What has become of an object or a section.
public enum NSFetchedResultsChangeType: UInt, Hashable, Sendable {
  /// It has come.
  case insert = 1
  /// It has gone.
  case delete = 2
  /// It stands elsewhere.
  case move = 3
  /// It has changed where it stands.
  case update = 4
}

/// A section of what was found.
public protocol NSFetchedResultsSectionInfo {
  /// What its objects have in common.
  var name: String { get }
  /// The letter by which an index finds it.
  var indexTitle: String? { get }
  /// How many objects it has.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// Is told how what was found changes.
///
/// The controller that it is told of has results of any kind, as on Apple's systems, and is equal to the one that the app has made:
/// compare them with `==`, for `===` tells them apart where the app's has results of one class.
public protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {
  /// Changes come.
  ///
  /// - Parameter controller: What has found the objects.
  func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// An object has come, gone, moved or changed.
  ///
  /// - Parameters:
  ///   - controller: What has found the objects.
  ///   - anObject: The object.
  ///   - indexPath: Where it stood before the changes; `nil` where it has come.
  ///   - type: What has become of it.
  ///   - newIndexPath: Where it stands after the changes; `nil` where it has gone.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)

  /// A section has come or gone.
  ///
  /// - Parameters:
  ///   - controller: What has found the objects.
  ///   - sectionInfo: The section.
  ///   - sectionIndex: Where it stands after the changes, or stood before them.
  ///   - type: What has become of it.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType)

  /// All changes were told.
  ///
  /// - Parameter controller: What has found the objects.
  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)

  /// Says by which letter an index finds a section.
  ///
  /// - Parameters:
  ///   - controller: What has found the objects.
  ///   - sectionName: The name of the section.
  /// - Returns: The letter.
  func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String?
}

extension NSFetchedResultsControllerDelegate {
  /// Nothing is done.
  public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
  {}

  /// Nothing is done.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
    at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
  ) {}

  /// Nothing is done.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
    for type: NSFetchedResultsChangeType
  ) {}

  /// Nothing is done.
  public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
  }

  /// The first letter of the section's name.
  public func controller(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
    sectionIndexTitleForSectionName sectionName: String
  ) -> String? { sectionName.first.map { String($0).uppercased() } }
}

/// Finds objects for a list, in sections, and tells how they change.
open class NSFetchedResultsController<ResultType>: NSObject {
  let results: FoundObjects

  /// What is asked for.
  public let fetchRequest: NSFetchRequest<ResultType>

  /// Makes a controller, which has found nothing yet.
  ///
  /// - Parameters:
  ///   - fetchRequest: What is asked for, with an order.
  ///   - context: The context.
  ///   - sectionNameKeyPath: Where an object says to which section it belongs; `nil` for one section.
  ///   - name: The name of a cache; without effect.
  public init(
    fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
    sectionNameKeyPath: String?, cacheName name: String?
  ) {
    if fetchRequest.sortDescriptors?.isEmpty ?? true {
      raiseException(
        "An instance of NSFetchedResultsController requires a fetch request with sort descriptors")
    }
    self.fetchRequest = fetchRequest
    let asked = { fetchRequest.plain(as: (any NSFetchRequestResult).self) }
    results = FoundObjects(asked, in: context, sections: sectionNameKeyPath, cache: name)
    super.init()
    results.owner = self
  }

  /// The same results, for whoever is told of changes.
  init(sharing results: FoundObjects, _ fetchRequest: NSFetchRequest<ResultType>) {
    (self.results, self.fetchRequest) = (results, fetchRequest)
  }

  /// The context.
  open var managedObjectContext: NSManagedObjectContext { results.context }
  /// Where an object says to which section it belongs.
  open var sectionNameKeyPath: String? { results.sectionPath }
  /// The name of the cache.
  open var cacheName: String? { results.cacheName }

  /// Who is told of changes; without anybody, what was found stays as it was.
  open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
    get { results.delegate }
    set { results.delegate = newValue }
  }

  /// Finds the objects.
  ///
  /// - Throws: An error where there is no store.
  open func performFetch() throws { try results.performFetch() }

  /// What was found; `nil` before it was looked for.
  open var fetchedObjects: [ResultType]? {
    results.sections?.flatMap(\.members).compactMap { $0 as? ResultType }
  }

  /// The sections; `nil` before they were looked for.
  open var sections: [any NSFetchedResultsSectionInfo]? { results.sections }

  /// The letters by which an index finds the sections.
  open var sectionIndexTitles: [String] { (results.sections ?? []).compactMap(\.indexTitle) }

  /// The object at a place.
  ///
  /// - Parameter indexPath: The place. One where nothing stands is an exception.
  /// - Returns: The object.
  open func object(at indexPath: IndexPath) -> ResultType {
    if let object = results.object(at: indexPath) as? ResultType { return object }
    fatalError("no object at index \(indexPath.last ?? 0) in section at index \(indexPath.first ?? 0)")
  }

  /// Where an object stands.
  ///
  /// - Parameter object: The object.
  /// - Returns: The place, or `nil`.
  open func indexPath(forObject object: ResultType) -> IndexPath? {
    (object as? NSManagedObject).flatMap { results.place(of: $0) }
  }

  /// Which section an entry of the index leads to.
  ///
  /// - Parameters:
  ///   - title: The letter.
  ///   - sectionIndex: Which entry it is.
  /// - Returns: The section.
  open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
    (results.sections ?? []).firstIndex { $0.indexTitle == title } ?? sectionIndex
  }

  /// By which letter an index finds a section.
  ///
  /// - Parameter sectionName: The name of the section.
  /// - Returns: The letter.
  open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
    sectionName.first.map { String($0).uppercased() }
  }

  /// Forgets a cache; there is none.
  ///
  /// - Parameter name: Its name.
  open class func deleteCache(withName name: String?) {}

  /// Whether something has the same results: so has what the delegate is told of.
  ///
  /// - Parameter object: The other one.
  /// - Returns: Whether it has.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? any SharedResults)?.results === results
  }

  /// By which it is found in sets.
  open override var hash: Int { ObjectIdentifier(results).hashValue }
}

/// What finds objects, whatever they are.
protocol SharedResults: AnyObject {
  /// What was found.
  var results: FoundObjects { get }
}

extension NSFetchedResultsController: SharedResults {}
