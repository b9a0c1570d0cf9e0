import Combine
public import Foundation
public import SwiftUI

private struct ContextKey: EnvironmentKey {
  static var defaultValue: NSManagedObjectContext {
    NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
  }
}

extension EnvironmentValues {
  /// The context in which views read and change objects; one without stores where nobody says which.
  public var managedObjectContext: NSManagedObjectContext {
    get { self[ContextKey.self] }
    set { self[ContextKey.self] = newValue }
  }
}

/// What a view has asked for.
public struct FetchedResults<Result>: RandomAccessCollection {
  let objects: [Result]
  let settings: FetchSettings

  /// In which order; to change it has the view ask anew.
  public var nsSortDescriptors: [NSSortDescriptor] {
    get { settings.sorting }
    nonmutating set { settings.sorting = newValue }
  }

  /// Which objects; to change it has the view ask anew.
  public var nsPredicate: NSPredicate? {
    get { settings.predicate }
    nonmutating set { settings.predicate = newValue }
  }

  /// The first place.
  public var startIndex: Int { 0 }
  /// The place behind the last.
  public var endIndex: Int { objects.count }
  /// The object at a place.
  public subscript(position: Int) -> Result { objects[position] }
}

extension FetchedResults where Result: NSManagedObject {
  /// In which order, in the way of Swift, as it was set last; to change it has the view ask anew.
  public var sortDescriptors: [SortDescriptor<Result>] {
    get { settings.typedSorting as? [SortDescriptor<Result>] ?? [] }
    nonmutating set {
      settings.typedSorting = newValue
      settings.sorting = newValue.map { NSSortDescriptor(comparing: $0) }
    }
  }
}

/// Asks for objects in the context of the environment, and has the view evaluated when they change.
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty {
  /// What can be changed of what is asked for.
  public struct Configuration {
    let settings: FetchSettings

    /// In which order.
    public var nsSortDescriptors: [NSSortDescriptor] {
      get { settings.sorting }
      nonmutating set { settings.sorting = newValue }
    }

    /// Which objects.
    public var nsPredicate: NSPredicate? {
      get { settings.predicate }
      nonmutating set { settings.predicate = newValue }
    }
  }

  @Environment(\.managedObjectContext) private var context
  @StateObject private var settings: FetchSettings
  private let make: (NSManagedObjectContext) -> NSFetchRequest<any NSFetchRequestResult>

  private init(
    _ make: @escaping (NSManagedObjectContext) -> NSFetchRequest<any NSFetchRequestResult>
  ) {
    self.make = make
    _settings = StateObject(wrappedValue: FetchSettings())
  }

  /// What was found.
  @MainActor public var wrappedValue: FetchedResults<Result> {
    let found = settings.objects(in: context, make)
    return FetchedResults(objects: found.compactMap { $0 as? Result }, settings: settings)
  }

  /// What is asked for, which other views may change.
  @MainActor public var projectedValue: Binding<Configuration> {
    let settings = settings
    return Binding(get: { Configuration(settings: settings) }, set: { _ in })
  }
}

extension FetchRequest where Result: NSManagedObject {
  /// Asks for the objects of a class.
  ///
  /// - Parameters:
  ///   - entity: Their entity; that of the class where none is given.
  ///   - sortDescriptors: In which order.
  ///   - predicate: Which of them.
  ///   - animation: Without effect.
  public init(
    entity: NSEntityDescription? = nil, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
    animation: Animation? = nil
  ) {
    self.init { context in
      let known = entity ?? context.model?.entity(of: Result.self) ?? Result.entity()
      let request = NSFetchRequest<any NSFetchRequestResult>(entity: known)
      (request.sortDescriptors, request.predicate) = (sortDescriptors, predicate)
      return request
    }
  }

  /// Asks for the objects of a class, in an order in the way of Swift.
  ///
  /// - Parameters:
  ///   - sortDescriptors: In which order.
  ///   - predicate: Which of them.
  ///   - animation: Without effect.
  public init(
    sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
  ) {
    self.init(
      entity: nil, sortDescriptors: sortDescriptors.map { NSSortDescriptor(comparing: $0) },
      predicate: predicate, animation: animation)
  }

  /// Asks what a request says.
  ///
  /// - Parameters:
  ///   - fetchRequest: The request.
  ///   - animation: Without effect.
  public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
    self.init { _ in fetchRequest.plain(as: (any NSFetchRequestResult).self) }
  }
}

extension NSSortDescriptor {
  /// Sorts as a descriptor of Swift's compares.
  fileprivate convenience init<Compared: NSManagedObject>(comparing descriptor: SortDescriptor<Compared>) {
    self.init(key: nil, ascending: true) { first, second in
      guard let first = first as? Compared, let second = second as? Compared else { return .orderedSame }
      return descriptor.compare(first, second)
    }
  }
}

/// What a view asks for, kept at its place; tells of changes as observed objects do.
final class FetchSettings: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
  let objectWillChange = ObservableObjectPublisher()

  var sorting: [NSSortDescriptor] = [] { didSet { ask() } }
  var predicate: NSPredicate? { didSet { ask() } }
  /// The order in the way of Swift, if it was set in this way.
  var typedSorting: [Any] = []

  private var controller: NSFetchedResultsController<any NSFetchRequestResult>?
  private var isAsking = false

  /// What was found; asked for when it is wanted first, and where the context is another one.
  @MainActor
  func objects(
    in context: NSManagedObjectContext,
    _ make: (NSManagedObjectContext) -> NSFetchRequest<any NSFetchRequestResult>
  ) -> [any NSFetchRequestResult] {
    if controller?.managedObjectContext !== context { begin(in: context, make(context)) }
    return controller?.fetchedObjects ?? []
  }

  private func begin(in context: NSManagedObjectContext, _ request: NSFetchRequest<any NSFetchRequestResult>)
  {
    guard context.persistentStoreCoordinator != nil else { return }
    isAsking = true
    (sorting, predicate) = (request.sortDescriptors ?? [], request.predicate)
    // A list without an order is in that in which its objects were made.
    if sorting.isEmpty { request.sortDescriptors = [NSSortDescriptor(key: "objectID", ascending: true)] }
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: nil, cacheName: nil)
    controller.delegate = self
    try? controller.performFetch()
    self.controller = controller
    isAsking = false
  }

  private func ask() {
    guard !isAsking, let request = controller?.fetchRequest else { return }
    objectWillChange.send()
    (request.sortDescriptors, request.predicate) = (sorting, predicate)
    try? controller?.performFetch()
  }

  func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {
    objectWillChange.send()
  }
}
