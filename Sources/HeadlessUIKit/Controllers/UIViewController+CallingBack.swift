// Whoever listens to what the app's code reads hears it in these callbacks too, whatever has led to them.
extension UIViewController {
  final func callWillMove(toParent parent: UIViewController?) {
    StructureReads.callBack("willMove") { willMove(toParent: parent) }
  }

  final func callDidMove(toParent parent: UIViewController?) {
    StructureReads.callBack("didMove") { didMove(toParent: parent) }
  }
}
