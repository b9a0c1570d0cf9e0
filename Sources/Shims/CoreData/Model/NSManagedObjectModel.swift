public import Foundation

/// The entities of an app.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for entity in entities { entity.managedObjectModel = self }
      byName = Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
      ModelTable.shared.note(self)
    }
  }

  private var byName: [String: NSEntityDescription] = [:]

  /// What versions of the model are called.
  open var versionIdentifiers: Set<AnyHashable> = []

  /// The requests that the model has by name.
  open private(set) var fetchRequestTemplatesByName: [String: NSFetchRequest<any NSFetchRequestResult>] = [:]

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] { byName }

  /// Makes an empty model.
  public override init() { super.init() }

  /// Finds the model that `adapt-sources` has read.
  ///
  /// - Parameter url: Where it would lie; only the name of the file counts.
  public convenience init?(contentsOf url: URL) {
    let name = url.deletingPathExtension().lastPathComponent
    guard let known = ModelTable.shared.registered(name) else { return nil }
    self.init()
    entities = known.entities
  }

  /// All models that `adapt-sources` has read, as one.
  ///
  /// - Parameter bundles: Without effect.
  /// - Returns: The model; `nil` where there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    NSManagedObjectModel(byMerging: ModelTable.shared.allRegistered)
  }

  /// Makes one model of several.
  ///
  /// - Parameter models: The models; `nil` comes of none.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models, !models.isEmpty else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// Gives a request a name.
  ///
  /// - Parameters:
  ///   - fetchRequestTemplate: The request; `nil` takes the name away.
  ///   - name: The name.
  open func setFetchRequestTemplate(
    _ fetchRequestTemplate: NSFetchRequest<any NSFetchRequestResult>?, forName name: String
  ) { fetchRequestTemplatesByName[name] = fetchRequestTemplate }

  /// Finds a request by its name.
  ///
  /// - Parameter name: The name.
  /// - Returns: The request, or `nil`.
  open func fetchRequestTemplate(forName name: String) -> NSFetchRequest<any NSFetchRequestResult>? {
    fetchRequestTemplatesByName[name]
  }

  /// The entity of the objects of a class, or of the nearest class above it.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    var current: AnyClass? = type
    while let candidate = current, candidate != NSManagedObject.self {
      let name = String(describing: candidate)
      let entity = entities.first { $0.objectClass == candidate || $0.shortClassName == name }
      if let entity { return entity }
      current = _getSuperclass(candidate)
    }
    return nil
  }
}

extension NSEntityDescription {
  /// The name of the class without the module.
  fileprivate var shortClassName: String? {
    managedObjectClassName.split(separator: ".").last.map(String.init)
  }
}

/// The models of the process: those that `adapt-sources` has read, by name, and all others that were made.
final class ModelTable: @unchecked Sendable {
  static let shared = ModelTable()

  private struct Held { weak var model: NSManagedObjectModel? }

  private let lock = NSRecursiveLock()
  private var named: [String: NSManagedObjectModel] = [:]
  private var made: [Held] = []

  func register(_ name: String, _ make: () -> NSManagedObjectModel) {
    lock.withLock { if named[name] == nil { named[name] = make() } }
  }

  func registered(_ name: String) -> NSManagedObjectModel? { lock.withLock { named[name] } }

  var allRegistered: [NSManagedObjectModel] {
    lock.withLock { named.sorted { $0.key < $1.key }.map(\.value) }
  }

  func note(_ model: NSManagedObjectModel) {
    lock.withLock {
      made.removeAll { $0.model == nil || $0.model === model }
      made.append(Held(model: model))
    }
  }

  /// The entity of a class, in whichever model was made last.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    lock.withLock { made.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first }
  }
}
