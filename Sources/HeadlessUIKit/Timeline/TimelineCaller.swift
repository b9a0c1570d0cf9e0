#if canImport(Runtime)
  import Runtime
#endif

/// Finds the app's method that has called UIKit, by the return addresses on the stack.
///
/// Swift's own `Backtrace` does it on Linux, for private methods and closures too, as long as the binary has its symbol
/// table. To look a name up takes milliseconds in a large binary, so each address is looked up once. In a release build
/// a method that was inlined is seen as the one that it was inlined into. A stripped binary has no names, and then no
/// caller is told. `dladdr` is of no use, because it knows exported symbols alone. Nothing was tried elsewhere.
@MainActor
enum TimelineCaller {
  /// The type and method nearest to UIKit on the stack that is not the model's own; `nil` where it has no name.
  static func find() -> String? {
    #if canImport(Runtime) && os(Linux)
      let map = currentImages
      guard let trace = try? Backtrace.capture(algorithm: .fast, limit: 24, top: 0, images: map)
      else { return nil }
      let addresses = trace.frames.map(\.adjustedProgramCounter)
      if addresses.contains(where: { places[$0] == nil }) { lookUp(trace, in: map) }
      for address in addresses {
        switch places[address] {
        case .code(let name): return name
        case .model, nil: continue
        }
      }
    #endif
    return nil
  }

  #if canImport(Runtime) && os(Linux)
    private static var images: ImageMap?

    /// What is loaded into the process, found out once.
    static var currentImages: ImageMap {
      let map = images ?? ImageMap.capture()
      images = map
      return map
    }

    /// What is known of an address: to look a name up takes a hundred times as long as to walk the stack.
    private enum Place {
      /// It is in UIKit's model, or has no name.
      case model
      /// It is in other code; one that calls UIKit for a check has no name to be told.
      case code(String?)
    }

    private static var places: [Backtrace.Address: Place] = [:]

    private static func lookUp(_ trace: Backtrace, in map: ImageMap) {
      let frames = trace.symbolicated(with: map, options: [.useSymbolCache])?.frames ?? []
      for frame in frames {
        places[frame.captured.adjustedProgramCounter] = frame.symbol.map(place) ?? .model
      }
      for frame in trace.frames where places[frame.adjustedProgramCounter] == nil {
        places[frame.adjustedProgramCounter] = .model
      }
    }

    private static func place(of symbol: SymbolicatedBacktrace.Symbol) -> Place {
      guard let owner = owner(of: symbol.rawName), !model.contains(owner) else { return .model }
      return .code(engine.contains(owner) ? nil : CallerName.short(symbol.name))
    }
  #endif

  /// Modules that call UIKit for a check, as a finger does, and not for the app.
  static let engine: Set<String> = [
    "RoutingSpecs", "Checking", "Workers", "RoutingTesting", "Journeys", "JourneyFuzzing", "RouteChecking",
    "CheckCommand",
  ]

  /// The modules of the model, which call each other for the app.
  static let model: Set<String> = [
    "HeadlessUIKit", "UIKit", "SwiftUI", "Combine", "QuartzCore", "UserNotifications", "SafariServices",
    "MessageUI", "PhotosUI",
  ]

  /// The module that a mangled name belongs to; `nil` for names that are not mangled, and for the standard library's.
  static func owner(of mangled: String) -> String? {
    guard mangled.hasPrefix("$s"), let module = CallerName.identifier(in: mangled.dropFirst(2))
    else { return nil }
    guard model.contains(String(module.name)) else { return String(module.name) }
    // What an app adds to a class of UIKit's is named after the class, and then after the app's module.
    guard let type = CallerName.identifier(in: module.rest),
      let addition = CallerName.identifier(in: type.rest.dropFirst()), addition.rest.hasPrefix("E")
    else { return String(module.name) }
    return String(addition.name)
  }
}

/// Reads names of functions as the runtime prints them.
enum CallerName {
  /// A name that stands in a mangled one with its length before it, and what comes after it.
  static func identifier(in mangled: Substring) -> (name: Substring, rest: Substring)? {
    let digits = mangled.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length > 0, mangled.count >= digits.count + length else { return nil }
    let rest = mangled.dropFirst(digits.count)
    return (rest.prefix(length), rest.dropFirst(length))
  }

  /// The type and the method of a demangled name, without arguments and without what the compiler has made of them.
  static func short(_ demangled: String) -> String {
    var name = demangled[...]
    // "closure #1 in closure #2 in Coordinator.open(_:)", "partial apply for …", "specialized …"
    for part in [" in ", " for ", "specialized ", "@objc ", "static "] {
      while let range = name.firstRange(of: part) { name = name[range.upperBound...] }
    }
    return String(name.prefix { !"(<".contains($0) })
  }
}
