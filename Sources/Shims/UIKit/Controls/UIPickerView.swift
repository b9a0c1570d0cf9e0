public import Foundation
public import HeadlessUIKit

/// Says how many rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are.
  ///
  /// - Parameter pickerView: The picker.
  /// - Returns: The number.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// How many rows a wheel has.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The number of the wheel.
  /// - Returns: The number of rows.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Says what stands on the rows of a picker, and is told of the user's choice.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
  /// What is written on a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  /// - Returns: The words.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?

  /// What is written on a row, with what the words have.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  /// - Returns: The words.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?

  /// The user has turned a wheel to a row.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - row: The row.
  ///   - component: The wheel.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)

  /// How high rows are; never asked, nothing is laid out.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel.
  /// - Returns: The height.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// How wide a wheel is; never asked, nothing is laid out.
  ///
  /// - Parameters:
  ///   - pickerView: The picker.
  ///   - component: The wheel.
  /// - Returns: The width.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
}

extension UIPickerViewDelegate {
  /// Nothing is written.
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  {
    nil
  }

  /// The words have nothing.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? {
    nil
  }

  /// Nothing happens.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}

  /// As high as the system has it.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 32 }

  /// As wide as the system has it.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
}

/// Wheels with rows, of which the user chooses one each.
///
/// Each wheel is a row of segments here, so that the user taps a row; the data source is asked when it is set, and when
/// code asks for it.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private var wheels: [UISegmentedControl] = []

  /// Says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }

  /// Says what stands on the rows, and is told of the user's choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// How many wheels there are.
  open var numberOfComponents: Int { wheels.count }

  /// How many rows a wheel has.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: The number; 0 of a wheel that is not there.
  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.numberOfSegments ?? 0 }

  /// Asks for all rows anew.
  open func reloadAllComponents() {
    let count = dataSource?.numberOfComponents(in: self) ?? 0
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = UISegmentedControl(items: nil)
      let component = wheels.count
      wheel.addAction(UIAction { [weak self] _ in self?.tell(of: component) }, for: .valueChanged)
      wheels.append(wheel)
      addSubview(wheel)
    }
    for component in 0..<count { reloadComponent(component) }
  }

  /// Asks for the rows of a wheel anew.
  ///
  /// - Parameter component: The wheel; one that is not there is none.
  open func reloadComponent(_ component: Int) {
    guard let wheel = wheel(component), let dataSource else { return }
    let row = wheel.selectedSegmentIndex
    wheel.removeAllSegments()
    let count = dataSource.pickerView(self, numberOfRowsInComponent: component)
    for index in 0..<max(0, count) {
      wheel.insertSegment(withTitle: title(of: index, component), at: index, animated: false)
    }
    wheel.selectedSegmentIndex = count > 0 ? min(max(row, 0), count - 1) : UISegmentedControl.noSegment
  }

  private func title(of row: Int, _ component: Int) -> String? {
    let words = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component)
    return words?.string ?? delegate?.pickerView(self, titleForRow: row, forComponent: component)
  }

  private func wheel(_ component: Int) -> UISegmentedControl? {
    wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func tell(of component: Int) {
    delegate?.pickerView(self, didSelectRow: selectedRow(inComponent: component), inComponent: component)
  }

  /// Turns a wheel to a row; nobody is told.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - component: The wheel.
  ///   - animated: Whether one is to see it.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component), (0..<wheel.numberOfSegments).contains(row) else { return }
    wheel.selectedSegmentIndex = row
  }

  /// The row that a wheel is turned to.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: The row, or -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int { wheel(component)?.selectedSegmentIndex ?? -1 }

  /// How large a row is; nothing is laid out, so it takes no room.
  ///
  /// - Parameter component: The wheel.
  /// - Returns: No size.
  open func rowSize(forComponent component: Int) -> CGSize { .zero }
}
