import UIKit

protocol ARSessionDelegate: AnyObject {}
final class ARSession {
  weak var delegate: (any ARSessionDelegate)?
}
