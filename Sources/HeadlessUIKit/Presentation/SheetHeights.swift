import Foundation

/// The room for a sheet in a window.
private struct SheetRoom: UISheetPresentationControllerDetentResolutionContext {
  let containerTraitCollection: UITraitCollection
  let maximumDetentValue: CGFloat
}

// At which heights a sheet rests, and what follows from that for the user.
extension UISheetPresentationController {
  /// The detents at which the sheet rests now, smallest first, with their heights.
  private final var heights: [(identifier: Detent.Identifier, height: CGFloat)] {
    let room = SheetRoom(
      containerTraitCollection: inheritedTraits, maximumDetentValue: Simulation.current.windowFrame.height)
    return detentsStorage.compactMap { detent in
      detent.resolvedValue(in: room).map { (detent.identifier, $0) }
    }.sorted { $0.height < $1.height }
  }

  /// The names of the detents at which the sheet rests now, smallest first.
  final var restingPlaces: [Detent.Identifier] { heights.map(\.identifier) }

  /// At which of them the sheet is: the one that was selected, else the smallest.
  final var restingPlace: Int {
    guard let selected = selectedDetentIdentifierStorage else { return 0 }
    return restingPlaces.firstIndex(of: selected) ?? 0
  }

  /// Whether the user can touch what is beneath the sheet.
  final var letsTouchesThrough: Bool {
    guard let largest = largestUndimmedStorage else { return false }
    let places = restingPlaces
    return places.firstIndex(of: largest).map { restingPlace <= $0 } ?? false
  }

  /// The user drags the sheet to another height.
  ///
  /// - Returns: Whether there is such a height, and it is another one.
  final func drag(to place: Int) -> Bool {
    let places = restingPlaces
    guard places.indices.contains(place), place != restingPlace else { return false }
    selectedDetentIdentifierStorage = places[place]
    guard let delegate = delegateStorage as? any UISheetPresentationControllerDelegate else { return true }
    StructureReads.callOut("didChangeSelectedDetent") {
      delegate.sheetPresentationControllerDidChangeSelectedDetentIdentifier(self)
    }
    return true
  }
}

extension UIViewController {
  /// The sheet in which the controller is presented now, if it is and somebody has asked for that sheet.
  final var sheetInEffect: UISheetPresentationController? {
    guard presentingStorage != nil,
      let sheet = rare?.presentationController as? UISheetPresentationController
    else { return nil }
    let style = sheet.styleInEffect
    return style == .pageSheet || style == .formSheet ? sheet : nil
  }
}

extension UIWindow {
  /// The layers that take touches, the topmost first: what is beneath a sheet takes some where that dims nothing.
  final var layersInReach: [UIViewController] {
    guard let top = topLayer else { return [] }
    // Nearly no app has a sheet that lets touches through, so that what is beneath need not be listed.
    guard top.sheetInEffect?.letsTouchesThrough ?? false else { return [top] }
    var result: [UIViewController] = []
    for layer in visibleLayers.reversed() {
      result.append(layer)
      guard layer.sheetInEffect?.letsTouchesThrough ?? false else { break }
    }
    return result
  }

  /// The sheet that the user drags, if the topmost layer is one.
  final var draggableSheet: UISheetPresentationController? {
    guard takesTouches, let top = topLayer, !(top is any SystemScreen) else { return nil }
    return top.sheetInEffect
  }

  /// To which other heights the user can drag the sheet.
  final var sheetDrags: [UserGesture] {
    guard let sheet = draggableSheet else { return [] }
    let current = sheet.restingPlace
    return sheet.restingPlaces.indices.filter { $0 != current }.map { .dragSheet(toDetent: $0) }
  }
}
