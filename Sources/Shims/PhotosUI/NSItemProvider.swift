public import Foundation
public import HeadlessUIKit
import UIKit

/// Something that an item can be handed over as.
public protocol NSItemProviderReading: AnyObject {}

extension UIImage: NSItemProviderReading {}

/// Hands over what was picked: a picture here, which stands for every picture.
///
/// On Apple's platforms it belongs to Foundation, and knows of kinds of files.
open class NSItemProvider {
  /// Makes one that hands over a picture.
  public init() {}

  /// Whether the item can be had as an object of a class.
  ///
  /// - Parameter aClass: The class.
  /// - Returns: Whether it is `UIImage`.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool { aClass == UIImage.self }

  /// Hands the item over, in a later turn of the run loop.
  ///
  /// - Parameters:
  ///   - aClass: The class of what is wanted.
  ///   - completionHandler: Is given the item, or `nil` and what is wrong.
  /// - Returns: How far this is.
  @discardableResult
  open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    let isPicture = canLoadObject(ofClass: aClass)
    DispatchQueue.global().async {
      if isPicture {
        completionHandler(UIImage(systemName: "photo"), nil)
      } else {
        completionHandler(nil, CocoaError(.featureUnsupported))
      }
    }
    return progress
  }
}
