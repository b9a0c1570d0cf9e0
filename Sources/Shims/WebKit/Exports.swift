// `URLRequest` is Foundation's on Apple's systems, and in a module of its own here.
@_exported public import FoundationNetworking
@_exported public import UIKit
