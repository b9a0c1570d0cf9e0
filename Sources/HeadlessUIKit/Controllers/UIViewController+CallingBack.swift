// What the app's code reads is tracked in these callbacks too, whatever has led to them. Whether anybody tracks
// is asked first: to hand a closure over costs more than most callbacks.
extension UIViewController {
  @inline(__always)
  final func callWillMove(toParent parent: UIViewController?) {
    guard StructureReads.tracksCallouts else { return willMove(toParent: parent) }
    callHeardWillMove(toParent: parent)
  }

  @inline(__always)
  final func callDidMove(toParent parent: UIViewController?) {
    guard StructureReads.tracksCallouts else { return didMove(toParent: parent) }
    callHeardDidMove(toParent: parent)
  }

  @inline(never)
  private final func callHeardWillMove(toParent parent: UIViewController?) {
    StructureReads.callBack("willMove", on: self) { willMove(toParent: parent) }
  }

  @inline(never)
  private final func callHeardDidMove(toParent parent: UIViewController?) {
    StructureReads.callBack("didMove", on: self) { didMove(toParent: parent) }
  }
}
