#if canImport(Runtime)
  import Runtime
#endif

/// Finds the app's method that has called UIKit, by the return addresses on the stack.
///
/// Swift's own `Backtrace` does it on Linux, in debug and release builds, for private methods and closures too, as long as
/// the binary has its symbol table: 0.3 ms for the map of images, once, then about 20 µs a call. In a release build a
/// method that was inlined is seen as the one that it was inlined into. A stripped binary has no names, and then no caller
/// is told. `dladdr` was of no use: it knows exported symbols alone. Elsewhere than on Linux nothing was tried.
@MainActor
enum TimelineCaller {
  private static var names: [String: String?] = [:]

  /// The type and method nearest to UIKit on the stack that is not the model's own; `nil` where it has no name.
  static func find() -> String? {
    #if canImport(Runtime) && os(Linux)
      let map = images ?? ImageMap.capture()
      images = map
      guard let trace = try? Backtrace.capture(limit: 24, top: 0, images: map),
        let frames = trace.symbolicated(with: map, options: [.useSymbolCache])?.frames
      else { return nil }
      for frame in frames {
        guard let symbol = frame.symbol, let owner = owner(of: symbol.rawName) else { continue }
        guard owner != "HeadlessUIKit" else { continue }
        return engine.contains(owner) ? nil : name(of: symbol)
      }
    #endif
    return nil
  }

  #if canImport(Runtime) && os(Linux)
    private static var images: ImageMap?

    private static func name(of symbol: SymbolicatedBacktrace.Symbol) -> String? {
      if let known = names[symbol.rawName] { return known }
      let name = CallerName.short(symbol.name)
      names[symbol.rawName] = name
      return name
    }
  #endif

  /// Modules that call UIKit for a check, and not for the app.
  private static let engine: Set<String> = ["RoutingSpecs", "Checking", "Workers", "RoutingTesting"]

  /// The module that a mangled name belongs to; `nil` for names that are not mangled, and for the standard library's.
  private static func owner(of mangled: String) -> String? {
    guard mangled.hasPrefix("$s"), let module = CallerName.identifier(in: mangled.dropFirst(2)) else {
      return nil
    }
    guard module.name == "HeadlessUIKit" else { return String(module.name) }
    // What an app adds to a class of UIKit's is named after the class, and then after the app's module.
    guard let type = CallerName.identifier(in: module.rest),
      let addition = CallerName.identifier(in: type.rest.dropFirst()), addition.rest.hasPrefix("E")
    else { return "HeadlessUIKit" }
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

  /// The type and the method of a demangled name: without what the compiler has made of them.
  static func short(_ demangled: String) -> String {
    var name = demangled[...]
    // "closure #1 in closure #2 in Coordinator.open(_:)", "partial apply for …", "specialized …"
    for part in [" in ", " for ", "specialized ", "@objc ", "static "] {
      while let range = name.firstRange(of: part) { name = name[range.upperBound...] }
    }
    return String(name)
  }
}
