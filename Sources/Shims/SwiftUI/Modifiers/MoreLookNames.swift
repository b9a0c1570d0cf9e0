public import Foundation

// Words for what has no effect, as nothing is drawn.

/// Whether text can be selected.
public struct TextSelectability: Hashable, Sendable {
  let isEnabled: Bool
  /// It can be.
  public static var enabled: TextSelectability { TextSelectability(isEnabled: true) }
  /// It cannot be.
  public static var disabled: TextSelectability { TextSelectability(isEnabled: false) }
}

/// How something is drawn over what is behind it.
public enum BlendMode: Hashable, Sendable {
  /// Over it.
  case normal
  /// Darker.
  case multiply
  /// Lighter.
  case screen
  /// Darker where it is dark, lighter where it is light.
  case overlay
  /// The darker of both.
  case darken
  /// The lighter of both.
  case lighten
  /// Dark parts stay.
  case colorBurn
  /// Light parts stay.
  case colorDodge
  /// A little darker or lighter.
  case softLight
  /// Much darker or lighter.
  case hardLight
  /// By how much they differ.
  case difference
  /// As with difference, with less contrast.
  case exclusion
  /// With its own hue.
  case hue
  /// With its own saturation.
  case saturation
  /// With its own color.
  case color
  /// With its own brightness.
  case luminosity
  /// Only where something is behind it.
  case sourceAtop
  /// Only where nothing is in front of it.
  case destinationOver
  /// Only what is behind it and not covered.
  case destinationOut
  /// Darker by the sum.
  case plusDarker
  /// Lighter by the sum.
  case plusLighter
}

/// What is not safe.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The regions as bits.
  public let rawValue: UInt
  /// Makes a set of regions from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// What bars and the device cover.
  public static var container: SafeAreaRegions { SafeAreaRegions(rawValue: 1) }
  /// What the keyboard covers.
  public static var keyboard: SafeAreaRegions { SafeAreaRegions(rawValue: 2) }
  /// All.
  public static var all: SafeAreaRegions { [.container, .keyboard] }
}

/// The size of a view among others; nothing is laid out, so it is nothing.
public struct ViewDimensions: Hashable, Sendable {
  /// How wide the view is.
  public var width: CGFloat { 0 }
  /// How high the view is.
  public var height: CGFloat { 0 }
  /// Where a guide is.
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  /// Where a guide is.
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
}

/// Whether what scrolls can be pulled over its end.
public enum ScrollBounceBehavior: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Always.
  case always
  /// If there is more than fits.
  case basedOnSize
}

/// Where scrolling comes to rest.
public enum ScrollTargetBehavior: Hashable, Sendable {
  /// At a view.
  case viewAligned
  /// At a page.
  case paging
}

/// How large the title of a part is.
public enum Prominence: Hashable, Sendable {
  /// As usual.
  case standard
  /// Large.
  case increased
}

/// How a view looks below a pointer.
public enum HoverEffect: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// Lit.
  case highlight
  /// Lifted.
  case lift
}

/// Which of the pictures of one name is shown.
public struct SymbolVariants: Hashable, Sendable {
  private let names: Set<String>

  /// The plain one.
  public static let none = SymbolVariants(names: [])
  /// The filled one.
  public static let fill = SymbolVariants(names: ["fill"])
  /// The one in a circle.
  public static let circle = SymbolVariants(names: ["circle"])
  /// The one in a square.
  public static let square = SymbolVariants(names: ["square"])
  /// The one that is crossed out.
  public static let slash = SymbolVariants(names: ["slash"])
  /// The same, filled.
  public var fill: SymbolVariants { SymbolVariants(names: names.union(["fill"])) }
  /// The same, in a circle.
  public var circle: SymbolVariants { SymbolVariants(names: names.union(["circle"])) }
  /// The same, crossed out.
  public var slash: SymbolVariants { SymbolVariants(names: names.union(["slash"])) }
}

/// A key.
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
  /// What it writes.
  public var character: Character
  /// Makes a key.
  public init(_ character: Character) { self.character = character }
  /// Makes a key.
  public init(extendedGraphemeClusterLiteral character: Character) { self.character = character }
  /// Return.
  public static let `return` = KeyEquivalent("\r")
  /// Escape.
  public static let escape = KeyEquivalent("\u{1B}")
  /// Delete.
  public static let delete = KeyEquivalent("\u{8}")
  /// The space bar.
  public static let space = KeyEquivalent(" ")
  /// Tab.
  public static let tab = KeyEquivalent("\t")
  /// Up.
  public static let upArrow = KeyEquivalent("\u{F700}")
  /// Down.
  public static let downArrow = KeyEquivalent("\u{F701}")
  /// To the left.
  public static let leftArrow = KeyEquivalent("\u{F702}")
  /// To the right.
  public static let rightArrow = KeyEquivalent("\u{F703}")
}

/// Keys that are held down with another one.
public struct EventModifiers: OptionSet, Sendable {
  /// The keys as bits.
  public let rawValue: Int
  /// Makes a set of keys from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Caps lock.
  public static var capsLock: EventModifiers { EventModifiers(rawValue: 1) }
  /// Shift.
  public static var shift: EventModifiers { EventModifiers(rawValue: 2) }
  /// Control.
  public static var control: EventModifiers { EventModifiers(rawValue: 4) }
  /// Option.
  public static var option: EventModifiers { EventModifiers(rawValue: 8) }
  /// Command.
  public static var command: EventModifiers { EventModifiers(rawValue: 16) }
}

/// Keys that do what a button does.
public struct KeyboardShortcut: Sendable {
  /// The key.
  public var key: KeyEquivalent
  /// What is held down with it.
  public var modifiers: EventModifiers
  /// Makes a shortcut.
  public init(_ key: KeyEquivalent, modifiers: EventModifiers = .command) {
    (self.key, self.modifiers) = (key, modifiers)
  }
  /// Return.
  public static var defaultAction: KeyboardShortcut { KeyboardShortcut(.return, modifiers: []) }
  /// Escape.
  public static var cancelAction: KeyboardShortcut { KeyboardShortcut(.escape, modifiers: []) }
}

/// How a preview is laid out.
public enum PreviewLayout: Sendable {
  /// On a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// As large as said.
  case fixed(width: CGFloat, height: CGFloat)
}

/// On which device a preview is.
public struct PreviewDevice: ExpressibleByStringLiteral, Sendable {
  /// Its name.
  public let rawValue: String
  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Names a device.
  public init(stringLiteral value: String) { rawValue = value }
}

/// How a device is held.
public enum InterfaceOrientation: Hashable, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// Upside down.
  case portraitUpsideDown
  /// On its left side.
  case landscapeLeft
  /// On its right side.
  case landscapeRight
}

/// What those who use a voice do.
public enum AccessibilityActionKind: Hashable, Sendable {
  /// What a touch does.
  case `default`
  /// Going back.
  case escape
  /// Playing and pausing.
  case magicTap
}

/// Whether a value is to be more or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// More.
  case increment
  /// Less.
  case decrement
}

/// The shape of a button.
public enum ButtonBorderShape: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// With round ends.
  case capsule
  /// With round corners.
  case roundedRectangle
  /// Round.
  case circle

  /// With corners as round as said.
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape { .roundedRectangle }
}

/// How pictures of the system's move.
public enum SymbolEffect: Hashable, Sendable {
  /// Up and down.
  case bounce
  /// Fainter and stronger.
  case pulse
  /// Part by part.
  case variableColor
  /// Larger and smaller.
  case scale
  /// Coming and going.
  case appear
  /// Round.
  case rotate
  /// To and fro.
  case wiggle
}
