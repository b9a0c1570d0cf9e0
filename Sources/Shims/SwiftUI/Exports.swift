@_exported public import Combine
@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import Observation
@_exported public import UIKit
