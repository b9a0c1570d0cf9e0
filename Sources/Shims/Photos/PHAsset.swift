public import Foundation
import HeadlessUIKit
public import UIKit

/// What kind of thing a picture is.
public enum PHAssetMediaType: Int, Hashable, Sendable {
  /// Nobody knows.
  case unknown = 0
  /// A picture.
  case image = 1
  /// A film.
  case video = 2
  /// Sound.
  case audio = 3
}

/// One of the user's pictures.
open class PHAsset: NSObject, @unchecked Sendable {
  /// Its name in the library.
  public final let localIdentifier: String
  /// What kind of thing it is: a picture.
  open var mediaType: PHAssetMediaType { .image }
  /// When it was taken; unknown.
  open var creationDate: Date? { nil }
  /// How wide it is.
  open var pixelWidth: Int { 1 }
  /// How high it is.
  open var pixelHeight: Int { 1 }
  /// How long it takes to see it.
  open var duration: TimeInterval { 0 }
  /// Whether the user likes it.
  open var isFavorite: Bool { false }

  init(number: Int) { localIdentifier = "picture \(number)" }

  /// Assets are equal that name the same thing of the library.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? PHAsset)?.localIdentifier == localIdentifier
  }

  /// Equal assets have equal hashes.
  open override var hash: Int { localIdentifier.hashValue }

  /// All that the app may see.
  static var seen: [PHAsset] {
    PictureServices.current { services in
      switch services.status[.readWrite] ?? .notDetermined {
      case .authorized: (0..<max(0, services.count)).map { PHAsset(number: $0) } + services.added
      case .limited: (0..<max(0, min(1, services.count))).map { PHAsset(number: $0) }
      case .notDetermined, .restricted, .denied: []
      }
    }
  }

  /// Finds pictures: all that the app may see.
  ///
  /// - Parameter options: In which order; not read.
  /// - Returns: The pictures.
  open class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> {
    PHFetchResult(options?.limited(seen) ?? seen)
  }

  /// Finds things of a kind: all that the app may see, where that is pictures.
  ///
  /// - Parameters:
  ///   - mediaType: The kind.
  ///   - options: In which order; not read.
  /// - Returns: The things.
  open class func fetchAssets(
    with mediaType: PHAssetMediaType, options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    mediaType == .image ? fetchAssets(with: options) : PHFetchResult([])
  }

  /// Finds pictures by their names.
  ///
  /// - Parameters:
  ///   - identifiers: The names.
  ///   - options: In which order; not read.
  /// - Returns: Those that the app may see.
  open class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> {
    PHFetchResult(seen.filter { identifiers.contains($0.localIdentifier) })
  }
}

/// How pictures are found; all but the limit is kept and not read.
open class PHFetchOptions: NSObject {
  /// Which ones.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortDescriptors: [NSSortDescriptor]?
  /// How many at most; 0 is any number.
  open var fetchLimit = 0
  /// Whether also those that the user has hidden.
  open var includeHiddenAssets = false

  /// Makes options without a limit.
  public override init() {}

  func limited(_ assets: [PHAsset]) -> [PHAsset] {
    fetchLimit > 0 ? Array(assets.prefix(fetchLimit)) : assets
  }
}

/// What was found.
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  private let objects: [ObjectType]

  init(_ objects: [ObjectType]) { self.objects = objects }

  /// How many there are.
  open var count: Int { objects.count }
  /// The first one.
  open var firstObject: ObjectType? { objects.first }
  /// The last one.
  open var lastObject: ObjectType? { objects.last }

  /// Gives one.
  ///
  /// - Parameter index: Its place.
  /// - Returns: It.
  open func object(at index: Int) -> ObjectType { objects[index] }

  /// One by its place.
  open subscript(index: Int) -> ObjectType { objects[index] }

  /// Says whether something equal is among them.
  ///
  /// - Parameter anObject: What is looked for.
  /// - Returns: Whether it is.
  open func contains(_ anObject: ObjectType) -> Bool { index(of: anObject) != NSNotFound }

  /// Says where something equal is among them.
  ///
  /// - Parameter anObject: What is looked for.
  /// - Returns: Its place, or `NSNotFound`.
  open func index(of anObject: ObjectType) -> Int {
    objects.firstIndex { ($0 as? NSObject)?.isEqual(anObject) ?? ($0 === anObject) } ?? NSNotFound
  }

  /// Calls a closure for each of them.
  ///
  /// - Parameter block: Takes it, its place, and what ends this where it is set.
  open func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {
    var isEnded = ObjCBool(false)
    for (place, object) in objects.enumerated() where !isEnded.boolValue { block(object, place, &isEnded) }
  }
}

/// Asks for a picture to be added.
open class PHAssetChangeRequest: NSObject {
  override init() {}

  /// Adds a picture.
  ///
  /// - Parameter image: The picture; not kept.
  /// - Returns: The request.
  @discardableResult
  open class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest {
    PictureServices.current { $0.added.append(PHAsset(number: 1000 + $0.added.count)) }
    return PHAssetChangeRequest()
  }
}

/// How a picture fits a size; without effect.
public enum PHImageContentMode: Int, Hashable, Sendable {
  /// All of it is seen.
  case aspectFit = 0
  /// All of the size is filled.
  case aspectFill = 1
  /// As usual.
  public static let `default` = PHImageContentMode.aspectFit
}

/// How a picture is read; kept.
open class PHImageRequestOptions: NSObject {
  /// Whether the answer comes at once.
  open var isSynchronous = false
  /// Whether it may be loaded.
  open var isNetworkAccessAllowed = false

  /// Makes the usual options.
  public override init() {}
}

/// The number of a request for a picture.
public typealias PHImageRequestID = Int32
/// The largest size of a picture.
public let PHImageManagerMaximumSize = CGSize(width: -1, height: -1)

/// Reads pictures: one of the system's stands for each.
open class PHImageManager: NSObject, @unchecked Sendable {
  private static let only = PHImageManager()

  /// Makes a manager.
  public override init() {}

  /// The usual one.
  ///
  /// - Returns: It.
  open class func `default`() -> PHImageManager { only }

  /// Reads a picture.
  ///
  /// - Parameters:
  ///   - asset: Which.
  ///   - targetSize: How large; without effect.
  ///   - contentMode: How it fits; without effect.
  ///   - options: Whether it is read at once, or in a later turn.
  ///   - resultHandler: Takes it.
  /// - Returns: The number of the request.
  @discardableResult
  open func requestImage(
    for asset: PHAsset, targetSize: CGSize, contentMode: PHImageContentMode, options: PHImageRequestOptions?,
    resultHandler: @escaping (UIImage?, [AnyHashable: Any]?) -> Void
  ) -> PHImageRequestID {
    nonisolated(unsafe) let resultHandler = resultHandler
    if options?.isSynchronous == true {
      MainThread.perform { resultHandler(UIImage(systemName: "photo"), nil) }
    } else {
      MainTurn.callOut("requestImage") { resultHandler(UIImage(systemName: "photo"), nil) }
    }
    return 1
  }

  /// Reads a picture no more; it is told all the same.
  ///
  /// - Parameter requestID: The number of the request.
  open func cancelImageRequest(_ requestID: PHImageRequestID) {}
}

/// Reads many pictures.
open class PHCachingImageManager: PHImageManager, @unchecked Sendable {}
