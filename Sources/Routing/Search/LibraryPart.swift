/// A finder or a factory that the library brings.
///
/// Of the app's code it runs the initialisers of controllers, and closures where it was given some.
@MainActor
package protocol LibraryPart {
  /// Whether it was given code of the app's to run.
  var callsAppCode: Bool { get }
}

extension LibraryPart {
  /// None was given.
  package var callsAppCode: Bool { false }
}

/// Whether a finder or a factory may run code of the app's besides initialisers: its own, or what it was given.
@MainActor
func mayCallAppCode(_ part: Any) -> Bool { (part as? any LibraryPart)?.callsAppCode != false }

extension ClassFinder: LibraryPart {}
extension InstanceFinder: LibraryPart {}
extension NilFinder: LibraryPart {}

extension ClassFactory: LibraryPart {}
extension NibFactory: LibraryPart {}
