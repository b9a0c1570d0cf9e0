import Testing
import UIKit

@MainActor @Suite("Colors")
struct ColorTests {
  private func parts(_ color: UIColor) -> [CGFloat]? {
    var (red, green, blue, alpha) = (CGFloat.nan, CGFloat.nan, CGFloat.nan, CGFloat.nan)
    guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return [red, green, blue, alpha]
  }

  private func inStyle<Result>(_ style: UIUserInterfaceStyle, _ body: () -> Result) -> Result? {
    var result: Result?
    UITraitCollection(userInterfaceStyle: style).performAsCurrent { result = body() }
    return result
  }

  private func close(_ first: [CGFloat], _ second: [CGFloat]) -> Bool {
    zip(first, second).allSatisfy { abs($0 - $1) < 1e-9 }
  }

  @Test func `a place on the wheel of colors and the parts tell the same`() {
    for (sixth, expected) in [[1, 0, 0], [1, 1, 0], [0, 1, 0], [0, 1, 1], [0, 0, 1], [1, 0, 1]].enumerated() {
      let hue = CGFloat(sixth) / 6
      let color = UIColor(hue: hue, saturation: 1, brightness: 1, alpha: 0.5)
      #expect(close(parts(color) ?? [], expected.map { CGFloat($0) } + [0.5]), "\(sixth)")
      for (saturation, brightness) in [(0.25, 0.5), (1, 0.75)] as [(CGFloat, CGFloat)] {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var (place, strength, light, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
        let isKnown = color.getHue(&place, saturation: &strength, brightness: &light, alpha: &alpha)
        let found = [place, strength, light, alpha]
        #expect(isKnown && close(found, [hue, saturation, brightness, 1]), "\(sixth) \(found)")
      }
    }
  }

  @Test func `colors of the system follow the brightness of the interface`() {
    let colors: [UIColor] = [.systemBackground, .label, .systemRed, .separator, .secondarySystemBackground]
    for color in colors {
      let (light, dark) = (inStyle(.light) { parts(color) }, inStyle(.dark) { parts(color) })
      #expect(light != dark && light != nil && dark != nil)
      let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(inStyle(.light) { parts(resolved) } == dark)
    }
    #expect(
      UIColor.systemRed == .systemRed && UIColor.systemRed != .systemBlue
        && UIColor.label != .systemBackground)
    #expect(parts(.systemBlue) == [0, 122 / 255, 1, 1])
  }

  @Test func `a color of an app's own follows what its closure asks for`() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : UIColor(white: 0.5, alpha: 1) }
    #expect(inStyle(.light) { parts(color) } == [0.5, 0.5, 0.5, 1])
    #expect(inStyle(.dark) { parts(color) } == inStyle(.dark) { parts(.systemRed) })
    let faded = color.withAlphaComponent(0.25)
    #expect(inStyle(.light) { parts(faded) } == [0.5, 0.5, 0.5, 0.25])
    #expect(
      inStyle(.dark) { faded.cgColor.alpha } == 0.25 && faded != color
        && faded == color.withAlphaComponent(0.25))
    #expect(faded.withAlphaComponent(1).cgColor.components?.last == 1)
  }

  @Test func `grays are grays, and other colors are not`() {
    var white: CGFloat = -1
    #expect(UIColor.lightGray.getWhite(&white, alpha: nil) && abs(white - 2.0 / 3) < 1e-9)
    #expect(UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1).getWhite(&white, alpha: nil) && white == 0.2)
    #expect(!UIColor.red.getWhite(nil, alpha: nil))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
  }

  @Test func `a color that has a name alone has no parts`() {
    let accent = UIColor(named: "Accent")
    #expect(
      accent == UIColor(named: "Accent") && accent != UIColor(named: "Other") && UIColor(named: "") == nil)
    #expect(accent.flatMap(parts) == nil && accent?.cgColor.components == nil)
    #expect(accent?.withAlphaComponent(0.5).cgColor.alpha == 0.5)
    #expect(UIColor.red.cgColor.components == [1, 0, 0, 1] && UIColor.black.cgColor.components == [0, 1])
    #expect(UIColor(cgColor: CGColor(gray: 0, alpha: 1)) == .black)
  }
}
