/// One of several views that a container treats one by one, and what identifies it.
@MainActor
struct ListedView {
  let id: AnyHashable
  let view: any View

  /// The view as a screen of its own.
  var source: ScreenSource {
    func source(_ view: some View) -> ScreenSource { ScreenSource(view) }
    return source(view)
  }
}

/// A view that is nothing but other views.
@MainActor
protocol ViewSequence {
  var parts: [ListedView] { get }
}

extension View {
  /// The single views that the view is made of, each with an id that lasts.
  var listed: [ListedView] {
    guard let sequence = self as? any ViewSequence else { return [ListedView(id: 0, view: self)] }
    return sequence.parts.flatMap { part in
      let inner = part.view.listed
      if inner.count == 1 { return [ListedView(id: part.id, view: inner[0].view)] }
      return inner.map { ListedView(id: [part.id, $0.id], view: $0.view) }
    }
  }
}

extension RenderedView where Self: ViewSequence {
  func render(in context: ViewContext) {
    for part in parts { context.render(part.view, at: part.id) }
  }
}
