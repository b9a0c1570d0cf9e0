/// A finder or an action that `Routing` brings, and that reports whatever it learns of the stack.
///
/// What the app puts in its place is tracked through UIKit's calls instead.
protocol Announcing {}

extension PresentingFinder: Announcing {}
extension StartFinder: Announcing {}

extension AddTabAction: Announcing {}
extension NilAction: Announcing {}
extension PresentModallyAction: Announcing {}
extension PushAction: Announcing {}
extension PushToDetailAction: Announcing {}
extension ReplaceRootAction: Announcing {}
extension SplitColumnAction: Announcing {}
