/// The context of a navigation, in a box whose type only the steps know.
///
/// The router itself is not generic: a generic one would look types up at every turn.
@MainActor
class ContextBox {
  /// The context as one of any type, for a router's own tasks.
  var erased: Any? { nil }

  /// The context itself.
  ///
  /// The assembled chain and the navigation have the same context type, which the compiler has checked.
  final func value<Context>(as type: Context.Type) -> Context {
    unsafeDowncast(self, to: TypedContext<Context>.self).context
  }
}

/// A box that holds a context.
final class TypedContext<Context>: ContextBox {
  let context: Context

  init(_ context: Context) { self.context = context }

  override var erased: Any? {
    // Inside generic code an optional would be wrapped once more, and an absent context would look present.
    Context.self == Any?.self ? unsafeBitCast(context, to: Any?.self) : context
  }
}
