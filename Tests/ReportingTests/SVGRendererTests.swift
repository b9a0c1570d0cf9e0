internal import Foundation
@testable import Reporting
import Testing

@Suite struct SVGRendererTests {
  static let stacks = (SampleReport.full.violations + HostileReport.report.violations).flatMap {
    [$0.start, $0.finalStack] + $0.decisions.compactMap(\.stackAfter)
  }

  @Test func `a drawing of the sample is what was looked at and approved`() throws {
    for (index, violation) in SampleReport.full.violations.enumerated() {
      let drawing = SVGRenderer().render(violation.start, title: "The start of violation \(index + 1)")
      try Fixtures.expectGolden(drawing, "start-\(index + 1).svg")
    }
  }

  @Test func `every drawing is well-formed XML, whatever the names are`() throws {
    let drawings = (Self.stacks + [[], [StackNode(.window)]]).map {
      SVGRenderer().render($0, title: "<&>\"'\u{0}")
    }
    // One document around all of them: one validator run and not fifty.
    Validator.expect(try Validator.wellFormed("<all>\(drawings.joined())</all>"))
  }

  @Test func `a stack without a window and a window with its modals inside are drawn alike`() {
    let screen = StackNode(.screen, "Home")
    let modal = StackNode(.screen, "Login", isVisible: true)
    let layers = StackLayer.layers(of: [StackNode(.window, children: [screen]), modal])
    #expect(StackLayer.layers(of: [screen, modal]) == layers)
    #expect(StackLayer.layers(of: [StackNode(.window, children: [screen, modal])]) == layers)
    #expect(layers.map(\.caption) == ["Window", "Modal 1"] && layers.map(\.isSheet) == [false, true])
    #expect(StackLayer.layers(of: [StackNode(.window)]).map(\.content) == [nil])
  }

  @Test func `a second window starts a second stack of modals`() {
    let window = StackNode(.window, children: [StackNode(.screen, "A"), StackNode(.screen, "B")])
    #expect(
      StackLayer.layers(of: [window, window]).map(\.caption) == ["Window", "Modal 1", "Window 2", "Modal 1"])
  }

  @Test func `every shape lies inside the drawing`() throws {
    for stack in Self.stacks {
      for layer in StackLayer.layers(of: stack) {
        let drawing = LayerDrawing(layer: layer)
        var pen = Pen()
        drawing.draw(with: &pen)
        for shape in pen.writer.output.matches(
          of: /x="(-?\d+)" y="(-?\d+)" width="(-?\d+)" height="(-?\d+)"/)
        {
          let (x, y) = (try #require(Int(shape.1)), try #require(Int(shape.2)))
          let (width, height) = (try #require(Int(shape.3)), try #require(Int(shape.4)))
          #expect(x >= 0 && y >= 0 && width > 0 && height > 0)
          #expect(x + width <= drawing.extent.width && y + height <= drawing.extent.height)
        }
      }
    }
  }

  @Test func `a drawing says in words what it shows, each controller and each mark`() {
    let text = StackSentence.describing(SampleReport.full.violations[2].start)
    for word in ["Split", "Account (visible)", "refuses dismissal", "column 2", "up to 2 modals", "not read"]
    {
      #expect(text.contains(word))
    }
    #expect(StackSentence.describing([]) == "An empty stack.")
  }
}
