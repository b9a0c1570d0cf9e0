/// Draws one layer: a device with its window, or a sheet over the edge of what it covers.
struct LayerDrawing {
  let layer: StackLayer

  private static let padding = 8
  private static let margin = 9
  private static let header = 18

  private var content: Extent {
    layer.content.map { StackMetrics.extent(of: $0) } ?? Extent(width: 96, height: StackMetrics.cardHeight)
  }

  /// Is the size of the whole drawing in points.
  var extent: Extent {
    let height = max(content.height, 164)
    return Extent(
      width: max(content.width, 116) + 2 * (Self.padding + Self.margin),
      height: height + Self.header + Self.padding + 2 * Self.margin)
  }

  /// Draws the layer with its upper left corner at the origin.
  func draw(with pen: inout Pen) {
    let extent = extent
    let device = Frame(x: 0, y: 0, width: extent.width, height: extent.height).inset(Self.margin)
    if layer.isSheet {
      let lip = Frame(x: device.x + 8, y: device.y - 7, width: device.width - 16, height: 20)
      pen.box(lip, radius: 10, "lip")
    }
    pen.box(device, radius: 18, layer.content?.kind == .unread ? "device open" : "device")
    let handle = Frame(x: device.midX - 14, y: device.y + 7, width: 28, height: 4)
    pen.box(handle, radius: 2, layer.isSheet ? "grabber" : "speaker")
    let screen = Frame(
      x: device.x + Self.padding, y: device.y + Self.header, width: device.width - 2 * Self.padding,
      height: device.height - Self.header - Self.padding)
    if let content = layer.content {
      ControllerDrawing.draw(content, in: screen, with: &pen)
    } else {
      pen.box(screen, radius: 8, "nothing")
    }
  }
}
