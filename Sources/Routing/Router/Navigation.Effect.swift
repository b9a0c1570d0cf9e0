import HeadlessUIKit

extension Navigation {
  /// What an operation will have done when it has ended.
  enum Effect {
    case interceptor(StepReference?)
    case waited
    case dismissed(UIViewController)
    case madeVisible(UIViewController, in: UIViewController)
    case integrated(Transaction)
  }
}
