// A file that imports both Testing and UIKit makes the compiler look for a module of this name.
@_exported public import UIKit
