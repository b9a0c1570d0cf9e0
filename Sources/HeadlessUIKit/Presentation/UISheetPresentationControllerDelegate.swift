public import Foundation

/// How much room there is for a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext {
  /// The environment of the sheet.
  var containerTraitCollection: UITraitCollection { get }

  /// How high a sheet can be.
  var maximumDetentValue: CGFloat { get }
}

/// Is told what the user does with a sheet.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {
  /// The user has dragged the sheet to another height.
  ///
  /// - Parameter sheetPresentationController: The sheet.
  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController)
}

extension UISheetPresentationControllerDelegate {
  /// Nothing is done.
  public func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {}
}
