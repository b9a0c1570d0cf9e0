/// Keys that are held while another one is pressed.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public let rawValue: Int

  /// Makes a set of keys.
  ///
  /// - Parameter rawValue: The keys as bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Caps lock.
  public static var alphaShift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 16) }
  /// Shift.
  public static var shift: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 17) }
  /// Control.
  public static var control: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 18) }
  /// Option.
  public static var alternate: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 19) }
  /// Command.
  public static var command: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 20) }
  /// A key of the number pad.
  public static var numericPad: UIKeyModifierFlags { UIKeyModifierFlags(rawValue: 1 << 21) }

  /// The keys in words.
  fileprivate var words: [String] {
    let names: [(UIKeyModifierFlags, String)] = [
      (.control, "Control"), (.alternate, "Option"), (.shift, "Shift"), (.command, "Command"),
    ]
    return names.filter { contains($0.0) }.map(\.1)
  }
}

/// A combination of keys that calls a method: the user presses it where somebody in the chain of responders has the method.
@preconcurrency @MainActor
open class UIKeyCommand: UICommand {
  /// The key.
  public final let input: String?

  /// The keys that are held meanwhile.
  public final let modifierFlags: UIKeyModifierFlags

  /// Whether the system's own meaning of the combination comes second; kept, the model's system has none.
  open var wantsPriorityOverSystemBehavior = false

  /// Makes a combination of keys.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - image: The picture.
  ///   - action: The name of the method, which may take the command as its argument.
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held meanwhile.
  ///   - propertyList: What the app wants to know when it is called.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: Whether the user can choose it, and how it looks.
  ///   - state: Whether it is marked as switched on.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Makes a combination of keys without a name.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held meanwhile.
  ///   - action: The name of the method, which may take the command as its argument.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
    self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
  }

  /// Makes a combination of keys with a name by which people find it.
  ///
  /// - Parameters:
  ///   - input: The key.
  ///   - modifierFlags: The keys that are held meanwhile.
  ///   - action: The name of the method, which may take the command as its argument.
  ///   - discoverabilityTitle: The name.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
  ) {
    self.init(
      title: "", action: action, input: input, modifierFlags: modifierFlags,
      discoverabilityTitle: discoverabilityTitle)
  }

  /// What a person would call it: its name, or the keys.
  final var spokenName: String {
    if !titleStorage.isEmpty { return titleStorage }
    return discoverabilityTitle ?? (modifierFlags.words + [input ?? ""]).joined(separator: "-")
  }

  /// The key that goes up.
  public nonisolated static var inputUpArrow: String { "UIKeyInputUpArrow" }
  /// The key that goes down.
  public nonisolated static var inputDownArrow: String { "UIKeyInputDownArrow" }
  /// The key that goes to the left.
  public nonisolated static var inputLeftArrow: String { "UIKeyInputLeftArrow" }
  /// The key that goes to the right.
  public nonisolated static var inputRightArrow: String { "UIKeyInputRightArrow" }
  /// The key that leads out.
  public nonisolated static var inputEscape: String { "UIKeyInputEscape" }
  /// The key for the page before.
  public nonisolated static var inputPageUp: String { "UIKeyInputPageUp" }
  /// The key for the next page.
  public nonisolated static var inputPageDown: String { "UIKeyInputPageDown" }
  /// The key for the beginning.
  public nonisolated static var inputHome: String { "UIKeyInputHome" }
  /// The key for the end.
  public nonisolated static var inputEnd: String { "UIKeyInputEnd" }
  /// The key that takes away what comes next.
  public nonisolated static var inputDelete: String { "UIKeyInputDelete" }
}

extension UIViewController {
  /// Adds a combination of keys to those of the controller.
  ///
  /// - Parameter keyCommand: The combination.
  public final func addKeyCommand(_ keyCommand: UIKeyCommand) {
    rareProperties.keyCommands.append(keyCommand)
  }

  /// Takes a combination of keys away that was added.
  ///
  /// - Parameter keyCommand: The combination.
  public final func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    rare?.keyCommands.removeAll { $0 === keyCommand }
  }
}

extension UIWindow {
  /// Where what is done with keys, or with the whole device, is told first.
  private var firstInChain: UIResponder? { Simulation.current.firstResponder ?? topScreen }

  /// The combinations of keys that call somebody now, from the inside to the outside; one that is further out is hidden by the
  /// same keys further in.
  private var keyCommandsInReach: [UIKeyCommand] {
    guard takesTouches, !(topLayer is any SystemScreen), let first = firstInChain else { return [] }
    var result: [UIKeyCommand] = []
    var next: UIResponder? = first
    while let responder = next {
      next = responder.nextInChain
      for command in responder.allKeyCommands
      where command.canBeChosen && responder.receiver(of: command.action) != nil {
        let isHidden = result.contains {
          $0.input == command.input && $0.modifierFlags == command.modifierFlags
        }
        if !isHidden { result.append(command) }
      }
    }
    return result
  }

  /// What the user can do with keys, and with the whole device.
  final var keyGestures: [PossibleGesture] {
    guard takesTouches else { return [] }
    var result: [PossibleGesture] = []
    for (number, command) in keyCommandsInReach.enumerated() {
      result.append(
        .init(gesture: .pressKey(number), words: "press the keys for '\(command.spokenName)'"))
    }
    if MotionMethods.areOverridden(from: firstInChain) {
      result.append(.init(gesture: .shake, words: "shake the device"))
    }
    return result
  }

  /// The user presses keys.
  final func pressKey(_ number: Int) -> Bool {
    let commands = keyCommandsInReach
    guard commands.indices.contains(number) else { return false }
    commands[number].choose(from: self, in: topScreen)
    return true
  }

  /// The user shakes the device.
  final func shake() -> Bool {
    guard takesTouches, MotionMethods.areOverridden(from: firstInChain) else { return false }
    let (first, event) = (firstInChain, UIEvent(subtype: .motionShake))
    MotionMethods.tell(.began, from: first, event)
    MotionMethods.tell(.ended, from: first, event)
    return true
  }
}

extension UIResponder {
  /// The combinations of keys that the object's class names, and those that were added.
  fileprivate final var allKeyCommands: [UIKeyCommand] {
    let own = StructureReads.callOut("keyCommands", about: accountableController) { keyCommands ?? [] }
    return own + ((self as? UIViewController)?.rare?.keyCommands ?? [])
  }
}

/// Something to do, by the name of a method: whoever has the method, of the chain of responders, is called.
@preconcurrency @MainActor
open class UICommand: UIMenuElement {
  /// The name.
  open override var title: String {
    get { titleStorage }
    set { titleStorage = newValue }
  }

  /// The picture.
  open override var image: UIImage? {
    get { imageStorage }
    set { imageStorage = newValue }
  }

  /// The name under which the method was registered with `Simulation.actions`.
  public final let action: Selector

  /// What the app wants to know when it is called.
  public final let propertyList: Any?

  /// A longer name; kept, never shown.
  open var discoverabilityTitle: String?

  /// Whether the user can choose it, and how it looks.
  open var attributes: Attributes

  /// Whether it is marked as switched on.
  open var state: State

  /// Makes a command.
  ///
  /// - Parameters:
  ///   - title: The name.
  ///   - subtitle: The line below the name.
  ///   - image: The picture.
  ///   - action: The name of the method, which may take the command as its argument.
  ///   - propertyList: What the app wants to know when it is called.
  ///   - discoverabilityTitle: A longer name.
  ///   - attributes: Whether the user can choose it, and how it looks.
  ///   - state: Whether it is marked as switched on.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override final var mark: State? {
    get { state }
    set { if let newValue { state = newValue } }
  }

  override final var canBeChosen: Bool { attributes.isDisjoint(with: [.disabled, .hidden]) }

  override final func choose(from sender: AnyObject, in chain: UIResponder?) {
    guard let receiver = (Simulation.current.firstResponder ?? chain)?.receiver(of: action) else { return }
    StructureReads.callOut("action") { Simulation.actions.perform(action, on: receiver, sender: self) }
  }
}
