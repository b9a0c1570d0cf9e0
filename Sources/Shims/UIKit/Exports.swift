@_exported public import Foundation
@_exported public import HeadlessUIKit
@_exported public import QuartzCore
