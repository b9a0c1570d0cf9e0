extension AdaptedPiece {
  /// Selectors of what UIKit declares, of classes' own methods, and of properties.
  static let selectors: [AdaptedPiece] = [
    .init(
      "a selector of UIKit's", "let s = #selector(UIView.endEditing(_:))",
      "let s = Selector(\"endEditing:\", { (it: UIView, a: Any?) in it.endEditing(a as? Bool ?? true) })"),
    .init(
      "a selector of UIKit's without labels", "let s = #selector(UIView.endEditing)",
      "let s = Selector(\"endEditing:\", { (it: UIView, a: Any?) in it.endEditing(a as? Bool ?? true) })"),
    .init(
      "a selector of UIKit's without arguments", "let s = #selector(UIResponder.resignFirstResponder)",
      "let s = Selector(\"resignFirstResponder\", { (it: UIResponder) in it.resignFirstResponder() })"),
    .init(
      "a selector of whoever has the keyboard",
      "class A: UIResponder { let s = #selector(resignFirstResponder) }",
      "class A: UIResponder { let s = Selector(\"resignFirstResponder\", "
        + "{ (it: UIResponder) in it.resignFirstResponder() }) }"),
    .init(
      "a selector of UIKit's that a class inherits",
      "class A: UIResponder { let s = #selector(dismiss) }",
      "class A: UIResponder { let s = Selector(\"dismissViewControllerAnimated:completion:\", "
        + "{ (it: A, a: Any?, b: Any?) in it.dismiss(animated: a as? Bool ?? true, completion: nil) }) }"),
    .init(
      "a selector of the app's with the name of UIKit's",
      "class A: UIResponder { func dismiss() {}; let s = #selector(dismiss) }",
      "class A: UIResponder { func dismiss() {}; let s = Selector(\"dismiss\", { (it: A) in it.dismiss() }) }"
    ),
    .init(
      "a selector of UIKit's where another class of the app's has the name",
      "class A { func dismiss() {} }\nlet s = #selector(UINavigationController.popViewController)",
      "class A { func dismiss() {} }\nlet s = Selector(\"popViewControllerAnimated:\", "
        + "{ (it: UINavigationController, a: Any?) in it.popViewController(animated: a as? Bool ?? true) })"),
    .init(
      "a selector of UIKit's with an object that it takes", "let s = #selector(UINavigationController.show)",
      "let s = Selector(\"showViewController:sender:\", "
        + "{ (it: UINavigationController, a, b: Any?) in it.show(a, sender: b) })"),
    .init(
      "a selector of an object's method that one class of the app's has",
      "class A { class B { func f(_ a: Int) {} } }\nlet s = #selector(context.coordinator.f(_:))",
      "class A { class B { func f(_ a: Int) {} } }\n"
        + "let s = Selector(\"f:\", { (it: A.B, a) in it.f(a) })"),
    .init(
      "a selector of an object's method that one class of UIKit's has",
      "class A: UIResponder { let s = #selector(self.view.endEditing) }",
      "class A: UIResponder { let s = Selector(\"endEditing:\", "
        + "{ (it: UIView, a: Any?) in it.endEditing(a as? Bool ?? true) }) }"),
    .init(
      "a selector of what a menu offers",
      "class A: UIResponder { let s = [#selector(copy(_:)), #selector(paste)] }",
      "class A: UIResponder { let s = [Selector(\"copy:\"), Selector(\"paste:\")] }"),
    .init(
      "a selector of whatever class it is",
      "class A { func f() {}; func g() { h(#selector(type(of: self).f)) } }",
      "class A { func f() {}; func g() { h(Selector(\"f\", { (it: A) in it.f() })) } }"),
    .init(
      "a selector of a class's own method",
      "class A { static func f(_ x: B) {}; class func g() {}; let s = [#selector(A.f), #selector(g)] }",
      "class A { static func f(_ x: B) {}; class func g() {}; let s = [Selector(\"f:\", "
        + "{ (it: A.Type, a) in it.f(a) }), Selector(\"g\", { (it: A.Type) in it.g() })] }"),
    .init(
      "selectors of two methods with one name, of certain types",
      "class A { func f() {}; func f(_ x: B<C, D>) {}; func g() { h(#selector(f as (B<C, D>) -> Void), "
        + "#selector(A.f as (A) -> () -> ())) } }",
      "class A { func f() {}; func f(_ x: B<C, D>) {}; func g() { h(Selector(\"f:\", { (it: A, a) in it.f(a) }), "
        + "Selector(\"f\", { (it: A) in it.f() })) } }"),
    .init(
      "a selector that is inherited from a generic class",
      "class A<T> { func f(_ x: T) {} }\nclass B: A<Int> { let s = #selector(f) }\nclass C { func f() {} }",
      "class A<T> { func f(_ x: T) {} }\nclass B: A<Int> { let s = Selector(\"f:\", { (it: B, a) in it.f(a) }) }\n"
        + "class C { func f() {} }"),
    .init(
      "a setter", "class A { var isOn = true; let s = #selector(setter: A.isOn) }",
      "class A { var isOn = true; let s = Selector(\"setIsOn:\", { (it: A, a) in it.isOn = a }) }"),
    .init(
      "a setter of UIKit's", "let s = #selector(setter: UIView.isHidden)",
      "let s = Selector(\"setHidden:\", { (it: UIView, a) in it.isHidden = a })"),
    .init(
      "a getter of another class", "let s = #selector(getter: A.isOn)",
      "let s = Selector(\"isOn\", { (it: A) in it.isOn })"),
  ]
}
