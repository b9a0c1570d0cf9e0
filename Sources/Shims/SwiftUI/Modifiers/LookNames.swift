public import Foundation

/// Space on the four sides.
public struct EdgeInsets: Hashable, Sendable {
  /// Space above.
  public var top: CGFloat
  /// Space where lines begin.
  public var leading: CGFloat
  /// Space below.
  public var bottom: CGFloat
  /// Space where lines end.
  public var trailing: CGFloat

  /// Makes no space.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
  /// Makes space.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// How a view fills its room.
public enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// No room is left.
  case fill
}

/// An angle.
public struct Angle: Hashable, Sendable, Comparable {
  /// How much it is, where a whole turn is twice pi.
  public var radians: Double
  /// How much it is, where a whole turn is 360.
  public var degrees: Double {
    get { radians * 180 / .pi }
    set { radians = newValue * .pi / 180 }
  }

  /// Makes no angle.
  public init() { radians = 0 }
  /// Makes an angle of radians.
  public init(radians: Double) { self.radians = radians }
  /// Makes an angle of degrees.
  public init(degrees: Double) { radians = degrees * .pi / 180 }

  /// No angle.
  public static var zero: Angle { Angle() }
  /// Makes an angle of degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }
  /// Makes an angle of radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }
  /// Whether one angle is less than another.
  public static func < (first: Angle, second: Angle) -> Bool { first.radians < second.radians }
}

/// How a view comes and goes; without effect.
public struct AnyTransition: Sendable {
  /// It fades.
  public static var opacity: AnyTransition { AnyTransition() }
  /// It slides.
  public static var slide: AnyTransition { AnyTransition() }
  /// It grows.
  public static var scale: AnyTransition { AnyTransition() }
  /// It is there or not.
  public static var identity: AnyTransition { AnyTransition() }
  /// It comes from a side.
  public static func move(edge: Edge) -> AnyTransition { .slide }
  /// It pushes out what was there.
  public static func push(from edge: Edge) -> AnyTransition { .slide }
  /// It comes from a point.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { .slide }
  /// It grows from a size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition() }
  /// It goes in another way than it comes.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    insertion
  }
  /// The same, with an animation of its own.
  public func animation(_ animation: Animation?) -> AnyTransition { self }
  /// The same, together with another one.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}

/// How large controls are.
public enum ControlSize: Hashable, Sendable, CaseIterable {
  /// Very small.
  case mini
  /// Small.
  case small
  /// As usual.
  case regular
  /// Large.
  case large
}

/// When the keyboard goes while the user scrolls.
public enum ScrollDismissesKeyboardMode: Hashable, Sendable {
  /// As the system thinks best.
  case automatic
  /// At once.
  case immediately
  /// With the finger.
  case interactively
  /// Never.
  case never
}

/// What is written in capitals.
public struct TextInputAutocapitalization: Sendable {
  /// Nothing.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// The first letter of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization() }
  /// Everything.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization() }
}

/// What is on the return key.
public enum SubmitLabel: Hashable, Sendable {
  /// Done.
  case done
  /// Go.
  case go
  /// Send.
  case send
  /// Join.
  case join
  /// Search.
  case search
  /// Return.
  case `return`
  /// Next.
  case next
  /// Continue.
  case `continue`
}

/// What a navigation bar shows for a screen.
public enum NavigationBarItem {
  /// How large the title is.
  public enum TitleDisplayMode: Hashable, Sendable {
    /// As on the screen before.
    case automatic
    /// Small.
    case inline
    /// Large.
    case large
  }
}

/// What a view is for a voice.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The traits as bits.
  public let rawValue: Int
  /// Makes a set of traits from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A button.
  public static var isButton: AccessibilityTraits { AccessibilityTraits(rawValue: 1) }
  /// A title.
  public static var isHeader: AccessibilityTraits { AccessibilityTraits(rawValue: 2) }
  /// Something that is selected.
  public static var isSelected: AccessibilityTraits { AccessibilityTraits(rawValue: 4) }
  /// A link.
  public static var isLink: AccessibilityTraits { AccessibilityTraits(rawValue: 8) }
}

/// What becomes of the views inside for a voice.
public enum AccessibilityChildBehavior: Hashable, Sendable {
  /// They are not there.
  case ignore
  /// They are there.
  case contain
  /// They are read out together.
  case combine
}

/// Why a view is shown without its texts.
public struct RedactionReasons: OptionSet, Sendable {
  /// The reasons as bits.
  public let rawValue: Int
  /// Makes a set of reasons from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The texts are not there yet.
  public static var placeholder: RedactionReasons { RedactionReasons(rawValue: 1) }
}

/// How a device shakes.
public enum SensoryFeedback: Hashable, Sendable {
  /// As when something works.
  case success
  /// As when something may not work.
  case warning
  /// As when something does not work.
  case error
  /// As when something is chosen.
  case selection
}

/// How pictures of the system's are colored.
public enum SymbolRenderingMode: Hashable, Sendable {
  /// In one color.
  case monochrome
  /// In shades of one color.
  case hierarchical
  /// In several colors.
  case palette
  /// In colors of their own.
  case multicolor
}

extension Image {
  /// How large a picture of the system's is.
  public enum Scale: Hashable, Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }
}

extension Text {
  /// How letters are written.
  public enum Case: Hashable, Sendable {
    /// In capitals.
    case uppercase
    /// In small letters.
    case lowercase
  }
}

extension Text {
  /// Where a text that is too long is cut.
  public enum TruncationMode: Hashable, Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In the middle.
    case middle
  }
}
