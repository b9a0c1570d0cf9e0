import Foundation

/// What storyboards know by name besides controllers: classes of views, the properties that are outlets, and the methods
/// that make the destinations of segues.
///
/// Objective-C would find them. Here an app, or `adapt-sources`, which reads its source, makes them known.
struct InterfaceRegistry {
  fileprivate struct OutletSetter {
    let property: String
    let type: AnyClass
    /// Puts an object into the property; whether it is of the property's type.
    let set: @MainActor (_ owner: AnyObject, _ part: Any) -> Bool
  }

  private var views: [(name: String, type: UIView.Type)] = []
  private var outlets: [OutletSetter] = []
  var segueActions = SegueActions()

  mutating func add(_ type: UIView.Type, as name: String) {
    views.removeAll { $0.name == name }
    views.append((name, type))
  }

  mutating func addOutlet<Owner: AnyObject, Part>(
    _ property: String, on type: Owner.Type, _ set: @escaping @MainActor (Owner, Part) -> Void
  ) {
    outlets.append(
      OutletSetter(property: property, type: type) { owner, part in
        guard let owner = owner as? Owner, let part = part as? Part else { return false }
        set(owner, part)
        return true
      })
  }

  /// The class of a view: the app's own, or `nil` where nobody knows it.
  func type(_ name: String, module: String?) -> UIView.Type? {
    let qualified = module.map { "\($0).\(name)" } ?? name
    return views.last { $0.name == name || $0.name == qualified }?.type
      ?? NSClassFromString(qualified) as? UIView.Type
  }

  /// Whether the outlets of an object's class, or of one from which it inherits, were made known.
  func knowsOutlets(of owner: AnyObject) -> Bool { outlets.contains { $0.isOf(owner) } }

  /// Puts an object into a property; whether the property was made known.
  @MainActor
  func set(_ property: String, of owner: AnyObject, to part: Any) -> Bool {
    var isKnown = false
    for setter in outlets.reversed() where setter.property == property && setter.isOf(owner) {
      if setter.set(owner, part) { return true }
      isKnown = true
    }
    return isKnown
  }
}

extension InterfaceRegistry.OutletSetter {
  fileprivate func isOf(_ owner: AnyObject) -> Bool {
    var current: AnyClass? = Swift.type(of: owner)
    while let candidate = current {
      if candidate == type { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }
}

extension StoryboardRegistry {
  /// Makes classes of views known under their own names.
  ///
  /// - Parameter types: The classes that storyboards name.
  public func registerView(_ types: UIView.Type...) {
    var known = interface
    for type in types { known.add(type, as: String(describing: type)) }
    interface = known
  }

  /// Makes a class of views known under a name.
  ///
  /// - Parameters:
  ///   - type: The class.
  ///   - name: The name that storyboards use for it; a class that had the name loses it.
  public func registerView(_ type: UIView.Type, as name: String) { interface.add(type, as: name) }

  /// Makes known that a class has a property that storyboards connect; Objective-C would find it by its name.
  ///
  /// - Parameters:
  ///   - property: The name of the property, such as `titleLabel`.
  ///   - type: The class that has it; its subclasses have it too.
  ///   - set: Sets it, as `{ (it: CardScreen, part: UILabel) in it.titleLabel = part }`; with a list where the storyboard
  ///     has a collection of outlets.
  public func registerOutlet<Owner: AnyObject, Part>(
    _ property: String, on type: Owner.Type, _ set: @escaping @MainActor (Owner, Part) -> Void
  ) {
    interface.addOutlet(property, on: type, set)
  }

  /// Reads a storyboard or a nib and adds it, or ends the process with what is wrong with it.
  ///
  /// Each launch of an app does so; a file that is as it was when it was read last is not read again.
  ///
  /// - Parameters:
  ///   - xml: The contents of the `.storyboard` or `.xib` file.
  ///   - file: Its name.
  ///   - caller: A file of the module that it is part of.
  public func registerOrTrap(xml: String, file: String, from caller: String = #fileID) {
    do {
      if file.hasSuffix(".xib") {
        register(try readNibs.document(xml: xml, file: file, NibDocument.init), from: caller)
      } else {
        try register(readStoryboards.document(xml: xml, file: file, StoryboardDocument.init))
      }
    } catch {
      fatalError("\(error)")
    }
  }
}

/// What was read of each file last: one that is as it was then is not read again.
struct ReadFiles<Document> {
  private var last: [String: (xml: String, document: Document)] = [:]

  mutating func document(
    xml: String, file: String, _ read: (_ xml: Data, _ file: String) throws(StoryboardError) -> Document
  ) throws(StoryboardError) -> Document {
    if let known = last[file], known.xml == xml { return known.document }
    let document = try read(Data(xml.utf8), file)
    last[file] = (xml, document)
    return document
  }
}
