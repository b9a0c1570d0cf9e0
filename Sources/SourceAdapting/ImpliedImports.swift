/// The modules that a file need not import on Apple's systems, because one that it imports brings them along.
///
/// Foundation brings Combine there, the keychain, predicates of formats, user activities and what Objective-C has; UIKit brings UserNotifications (one of its headers,
/// `UNNotificationResponse+UIKitAdditions.h`, imports that). Here each is in the module of its name or in the model of UIKit.
struct ImpliedImports {
  /// A module, and how a file tells that it needs it.
  private struct Module {
    let name: String
    /// The modules that bring it along here.
    let carriers: Set<String>
    /// Names that only this module has.
    let names: Set<String>
    /// Methods with the label that follows them at once, of types that another module has.
    var methods: [String: String] = [:]
  }

  private static let modules = [
    Module(
      name: "Combine", carriers: ["Combine", "SwiftUI"],
      names: [
        "AnyCancellable", "AnyPublisher", "AnySubscriber", "Cancellable", "ConnectablePublisher",
        "CurrentValueSubject", "Deferred", "Future", "Just", "ObservableObject", "ObservableObjectPublisher",
        "PassthroughSubject", "Published", "Publisher", "Publishers", "Subject", "Subscriber", "Subscribers",
        "Subscription", "dataTaskPublisher", "eraseToAnyPublisher",
      ],
      methods: ["publisher": "for", "publish": "every"]),
    Module(
      name: "UIKit",
      carriers: ["UIKit", "MessageUI", "PhotosUI", "SafariServices", "UniformTypeIdentifiers"],
      names: [
        "#selector", "NSSelectorFromString", "NSStringFromSelector", "NSUserActivity",
        "NSUserActivityTypeBrowsingWeb", "Selector",
        "autoreleasepool", "objc_AssociationPolicy", "objc_getAssociatedObject",
        "objc_removeAssociatedObjects", "objc_setAssociatedObject",
      ]),
    // Predicates and orders of the system's Foundation that need key-value coding are in the module that needs them most.
    Module(
      name: "CoreData", carriers: ["CoreData"],
      names: ["FetchRequest", "FetchedResults", "NSManagedObjectContext"],
      methods: ["NSPredicate": "format", "NSSortDescriptor": "key"]),
    Module(
      name: "Security", carriers: ["Security"],
      names: [
        "SecItemAdd", "SecItemCopyMatching", "SecItemDelete", "SecItemUpdate", "errSecItemNotFound",
        "errSecSuccess", "kSecClass",
      ]),
    Module(
      name: "UserNotifications", carriers: ["UserNotifications"],
      names: [
        "UNAlertStyle", "UNAuthorizationOptions", "UNAuthorizationStatus", "UNCalendarNotificationTrigger",
        "UNMutableNotificationContent", "UNNotification", "UNNotificationAction", "UNNotificationActionIcon",
        "UNNotificationActionOptions", "UNNotificationAttachment", "UNNotificationCategory",
        "UNNotificationCategoryOptions", "UNNotificationContent", "UNNotificationInterruptionLevel",
        "UNNotificationPresentationOptions", "UNNotificationRequest", "UNNotificationResponse",
        "UNNotificationSetting", "UNNotificationSettings", "UNNotificationSound", "UNNotificationSoundName",
        "UNNotificationTrigger", "UNPushNotificationTrigger", "UNTextInputNotificationAction",
        "UNTextInputNotificationResponse", "UNTimeIntervalNotificationTrigger", "UNUserNotificationCenter",
        "UNUserNotificationCenterDelegate",
      ]),
  ]

  /// The names of the app's own types, which need no module.
  private let own: Set<String>

  init(_ app: AppOutline) { own = Set(app.files.flatMap { $0.types.map(\.name) + $0.aliases }) }

  /// Has a file import what it uses; one that imports nothing sees nothing on Apple's systems either.
  func apply(to edits: inout SourceEdits) {
    let imports = edits.outline.imports
    guard !imports.isEmpty else { return }
    let needed = Self.modules.filter {
      $0.carriers.isDisjoint(with: imports) && isUsed($0, in: edits.outline)
    }
    edits.needs(Set(needed.map(\.name)))
  }

  private func isUsed(_ module: Module, in outline: SourceOutline) -> Bool {
    outline.tokens.indices.contains { place in
      guard outline.tokens[place].kind == .word else { return false }
      let word = outline.tokens[place].text
      let name = word.hasPrefix("@") ? String(word.dropFirst()) : word
      if module.names.contains(name) { return !own.contains(name) }
      return module.methods[name].map { outline.firstLabel(after: place) == $0 } ?? false
    }
  }
}

extension SourceOutline {
  /// The names that the file gives to types.
  fileprivate var aliases: [String] {
    tokens.indices.filter { tokens[$0].isText("typealias") }.map(next).filter { $0 < tokens.count }
      .map { tokens[$0].text }
  }

  /// The label of the first argument of a call, where its name stands at a place.
  fileprivate func firstLabel(after place: Int) -> String? {
    let label = next(after: place + 1)
    guard label < tokens.count, tokens[place + 1].isText("(") else { return nil }
    return tokens[label].text
  }
}
