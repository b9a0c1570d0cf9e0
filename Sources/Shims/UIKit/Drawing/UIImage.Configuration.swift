public import Foundation
public import HeadlessUIKit

extension UIImage {
  /// How a picture is to look; never changes, and two that say the same are equal.
  // What it says is a constant; subclasses of an app's own have their own reasons.
  open class Configuration: Hashable, @unchecked Sendable {
    let words: KeptDetails

    init(words: KeptDetails) { self.words = words }

    /// The same, and what another one says, which counts where both say something.
    ///
    /// - Parameter otherConfiguration: The other one; `nil` says nothing.
    /// - Returns: Both together.
    open func applying(_ otherConfiguration: Configuration?) -> Self {
      let all = words.merging(otherConfiguration?.words ?? KeptDetails())
      let made: Configuration =
        self is SymbolConfiguration ? SymbolConfiguration(words: all) : Configuration(words: all)
      return made as? Self ?? self
    }

    /// Whether two say the same.
    public static func == (first: Configuration, second: Configuration) -> Bool {
      first.words == second.words
    }

    /// Feeds what it says to a hasher.
    ///
    /// - Parameter hasher: The hasher to feed.
    public func hash(into hasher: inout Hasher) { hasher.combine(words) }
  }

  /// How large a symbol is next to text.
  public enum SymbolScale: Int, Hashable, Sendable {
    /// As the system thinks best.
    case `default` = -1
    /// Nothing is said.
    case unspecified = 0
    /// Smaller than the text.
    case small = 1
    /// As large as the text.
    case medium = 2
    /// Larger than the text.
    case large = 3
  }

  /// How heavy the lines of a symbol are.
  public enum SymbolWeight: Int, Hashable, Sendable {
    /// Nothing is said.
    case unspecified = 0
    /// The lightest ones.
    case ultraLight = 1
    /// Very light.
    case thin = 2
    /// Light.
    case light = 3
    /// Neither light nor heavy.
    case regular = 4
    /// A little heavy.
    case medium = 5
    /// Rather heavy.
    case semibold = 6
    /// Heavy.
    case bold = 7
    /// Very heavy.
    case heavy = 8
    /// The heaviest ones.
    case black = 9
  }

  /// How a symbol is to look.
  // What it says is a constant; subclasses of an app's own have their own reasons.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    override init(words: KeptDetails) { super.init(words: words) }

    private convenience init(_ say: (inout KeptDetails) -> Void) {
      var words = KeptDetails()
      say(&words)
      self.init(words: words)
    }

    /// Nothing is said.
    public static let unspecified = SymbolConfiguration(words: KeptDetails())

    /// As large as text.
    ///
    /// - Parameter pointSize: How large the text is, in points.
    public convenience init(pointSize: CGFloat) { self.init { $0["pointSize"] = pointSize } }

    /// As large and heavy as text.
    ///
    /// - Parameters:
    ///   - pointSize: How large the text is, in points.
    ///   - weight: How heavy it is.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init {
        $0["pointSize"] = pointSize
        $0["weight"] = weight
      }
    }

    /// As large and heavy as text, in a scale.
    ///
    /// - Parameters:
    ///   - pointSize: How large the text is, in points.
    ///   - weight: How heavy it is.
    ///   - scale: The scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init {
        $0["pointSize"] = pointSize
        $0["weight"] = weight
        $0["scale"] = scale
      }
    }

    /// In a scale.
    ///
    /// - Parameter scale: The scale.
    public convenience init(scale: SymbolScale) { self.init { $0["scale"] = scale } }

    /// As heavy as text.
    ///
    /// - Parameter weight: How heavy it is.
    public convenience init(weight: SymbolWeight) { self.init { $0["weight"] = weight } }

    /// As large as a sort of text.
    ///
    /// - Parameter textStyle: The sort.
    public convenience init(textStyle: UIFont.TextStyle) { self.init { $0["textStyle"] = textStyle } }

    /// As large as a sort of text, in a scale.
    ///
    /// - Parameters:
    ///   - textStyle: The sort.
    ///   - scale: The scale.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init {
        $0["textStyle"] = textStyle
        $0["scale"] = scale
      }
    }

    /// As large and heavy as a font.
    ///
    /// - Parameter font: The font.
    public convenience init(font: UIFont) { self.init { $0["font"] = font } }

    /// As large and heavy as a font, in a scale.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: The scale.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init {
        $0["font"] = font
        $0["scale"] = scale
      }
    }

    /// In one color and paler ones.
    ///
    /// - Parameter hierarchicalColor: The color.
    public convenience init(hierarchicalColor: UIColor) {
      self.init { $0["hierarchical"] = hierarchicalColor }
    }

    /// In several colors.
    ///
    /// - Parameter paletteColors: The colors.
    public convenience init(paletteColors: [UIColor]) { self.init { $0["palette"] = paletteColors } }

    /// In the symbol's own colors.
    ///
    /// - Returns: How it is to look.
    public class func preferringMulticolor() -> SymbolConfiguration {
      SymbolConfiguration { $0["multicolor"] = true }
    }

    /// In one color.
    ///
    /// - Returns: How it is to look.
    public class func preferringMonochrome() -> SymbolConfiguration {
      SymbolConfiguration { $0["multicolor"] = false }
    }
  }

  /// How the picture is to look, where something is said of it.
  public final var configuration: Configuration? { detail("configuration") }

  /// How the symbol is to look, where something is said of it.
  public final var symbolConfiguration: SymbolConfiguration? { configuration as? SymbolConfiguration }

  /// The same picture, which is to look otherwise.
  ///
  /// - Parameter configuration: How.
  /// - Returns: The picture.
  public final func withConfiguration(_ configuration: Configuration) -> UIImage {
    saying { $0 = $0.with(configuration) }
  }

  /// The same symbol, which is to look as before, and otherwise where something else is said.
  ///
  /// - Parameter configuration: What else is said.
  /// - Returns: The picture.
  public final func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }
}

extension UIImage.Look {
  /// The same picture, which is to look as a configuration says.
  func with(_ configuration: UIImage.Configuration?) -> UIImage.Look {
    var look = self
    look.details["configuration"] = configuration
    return look
  }
}
