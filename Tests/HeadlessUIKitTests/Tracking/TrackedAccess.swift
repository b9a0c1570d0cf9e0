import HeadlessUIKit

/// A call of the public interface that tells something of a hierarchy, on one that is installed.
struct TrackedAccess: Sendable {
  /// What it tells something of.
  enum Subject: Sendable {
    /// These controllers.
    case controllers(@MainActor @Sendable (AccessStage) -> [UIViewController])
    /// What belongs to no controller.
    case shared
  }

  /// What a call has shown.
  struct Result {
    /// Whether all were accessed that should be.
    let isComplete: Bool

    /// The names of the accesses that were tracked, or would have been.
    let names: Set<String>
  }

  /// The member of the public interface, such as `UIViewController.title`, or `UIViewController.title=` for a write.
  let member: String

  private let subject: Subject
  private let prepare: @MainActor @Sendable (AccessStage) -> @MainActor () -> Void

  /// Makes the call on a new stage.
  @MainActor
  func run() -> Result {
    let stage = AccessStage()
    let recorder = AccessRecorder()
    let call = prepare(stage)
    var names: Set<String> = []
    StructureReads.trace = { name, isCallout in
      if !isCallout { names.insert(name.description) }
    }
    recorder.track(call)
    StructureReads.trace = nil
    let isComplete =
      switch subject {
      case .controllers(let expected): expected(stage).allSatisfy { recorder.has($0) }
      case .shared: recorder.hasReadShared
      }
    return Result(isComplete: isComplete, names: names)
  }

  /// Makes the call on a new stage.
  ///
  /// - Returns: What the timeline tells of it.
  @MainActor
  func record() -> [Timeline.Entry] {
    let call = prepare(AccessStage())
    return Timeline.record(call).entries
  }

  /// A call on an object of a stage, which is got untracked, and tells of controllers.
  @MainActor
  static func on<Object>(
    _ object: @escaping @MainActor @Sendable (AccessStage) -> Object, _ member: String,
    of controllers: @escaping @MainActor @Sendable (AccessStage) -> [UIViewController],
    _ call: @escaping @MainActor @Sendable (Object) -> Void
  ) -> TrackedAccess {
    TrackedAccess(member: member, subject: .controllers(controllers)) { stage in
      let object = object(stage)
      return { call(object) }
    }
  }

  /// A call on a stage, which tells of controllers.
  @MainActor
  static func staged(
    _ member: String, of controllers: @escaping @MainActor @Sendable (AccessStage) -> [UIViewController],
    _ call: @escaping @MainActor @Sendable (AccessStage) -> Void
  ) -> TrackedAccess {
    on({ $0 }, member, of: controllers, call)
  }

  /// A call that tells what belongs to no controller.
  @MainActor
  static func shared(
    _ member: String, _ call: @escaping @MainActor @Sendable (AccessStage) -> Void
  ) -> TrackedAccess {
    shared(member, on: { $0 }, call)
  }

  /// A call on an object of a stage, which is got untracked, that tells what belongs to no controller.
  @MainActor
  static func shared<Object>(
    _ member: String, on object: @escaping @MainActor @Sendable (AccessStage) -> Object,
    _ call: @escaping @MainActor @Sendable (Object) -> Void
  ) -> TrackedAccess {
    TrackedAccess(member: member, subject: .shared) { stage in
      let object = object(stage)
      return { call(object) }
    }
  }
}
