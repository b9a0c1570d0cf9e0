import Foundation

/// Makes the views of a scene or a nib, and connects them when all are there.
@MainActor
final class SceneViews {
  typealias View = StoryboardDocument.View

  /// The scene's controller, or whoever loads the nib.
  private unowned let owner: AnyObject?
  /// The ids by which actions mean whoever has their method first in the chain of responders.
  private let chain: [String]
  /// The objects that connections lead to, by their ids.
  private var objects: [String: AnyObject]
  /// What has to be connected, in the order in which the objects were made.
  private var connections: [(object: AnyObject, connections: StoryboardDocument.Connections)] = []

  /// Prepares to make the views of a controller's scene.
  ///
  /// - Parameters:
  ///   - controller: The controller.
  ///   - scene: The scene.
  ///   - objects: What connections may lead to besides: buttons of a bar.
  convenience init(
    of controller: UIViewController, in scene: StoryboardDocument.Scene, objects: [String: AnyObject] = [:]
  ) {
    self.init(
      owner: controller, objects: objects.merging([scene.id: controller]) { $1 },
      chain: ["-1"] + (scene.firstResponder.map { [$0] } ?? []))
  }

  /// Prepares to make the views of a nib.
  ///
  /// - Parameters:
  ///   - owner: Whoever loads it.
  ///   - objects: What connections may lead to besides.
  ///   - chain: The ids by which actions mean whoever has their method first in the chain of responders.
  init(owner: AnyObject?, objects: [String: AnyObject], chain: [String]) {
    self.owner = owner
    self.objects = objects
    self.chain = chain
  }

  private var controller: UIViewController? { owner as? UIViewController }

  /// Makes an object of a nib.
  func make(_ object: NibDocument.Object) -> AnyObject {
    switch object {
    case .view(let view): make(view)
    case .recognizer(let recognizer): make(recognizer)
    }
  }

  /// Makes a recogniser of gestures.
  func make(_ description: StoryboardDocument.Recognizer) -> UIGestureRecognizer {
    let made = description.make()
    note(made, id: description.id)
    connections.append((made, description.connections))
    return made
  }

  /// Notes what has to be connected to an object that is there already.
  func add(_ own: StoryboardDocument.Connections, of object: AnyObject) { connections.append((object, own)) }

  /// Notes what an id means.
  func note(_ object: AnyObject, id: String) { if !id.isEmpty { objects[id] = object } }

  /// Makes a view with all that is in it.
  func make(_ description: View) -> UIView {
    let view = makeAlone(description)
    view.isHidden = description.isHidden
    view.tag = description.tag
    view.accessibilityIdentifier = description.accessibilityIdentifier
    fill(view, as: description)
    let holder =
      (view as? UITableViewCell)?.contentView ?? (view as? UICollectionViewCell)?.contentView ?? view
    for child in description.children { put(make(child), into: holder) }
    note(view, id: description.id)
    (view as? UITableViewCell)?.adopt(description.cellLabels.compactMap { objects[$0] as? UILabel })
    connections.append((view, description.connections))
    return view
  }

  private func put(_ view: UIView, into holder: UIView) {
    if let stack = holder as? UIStackView { stack.addArrangedSubview(view) } else { holder.addSubview(view) }
  }

  private func makeAlone(_ description: View) -> UIView {
    let own = description.customClass.flatMap {
      Simulation.storyboards.interface.type($0, module: description.customModule)
    }
    let type = own ?? description.kind.standardClass
    return StructureReads.callOut("makeView", unless: own == nil) { type.init(coder: NSCoder()) } ?? UIView()
  }

  private func fill(_ view: UIView, as description: View) {
    (view as? UIControl)?.isEnabled = description.isEnabled
    switch view {
    case let label as UILabel: label.text = description.text
    case let button as UIButton: button.setTitle(description.text, for: .normal)
    case let field as UITextField: fill(field, as: description)
    case let text as UITextView: text.text = description.text
    case let control as UISwitch: control.isOn = description.isOn
    case let control as UISegmentedControl: fill(control, with: description.segments)
    case let bar as UINavigationBar: fill(bar, with: description.items)
    case let bar as UITabBar: fill(bar, with: description.items)
    case let bar as UIToolbar: fill(bar, with: description.items)
    case let table as UITableView: fill(table, as: description)
    case let collection as UICollectionView: register(description.prototypes, in: &collection.classes)
    default: break
    }
  }

  private func fill(_ field: UITextField, as description: View) {
    field.text = description.text
    field.placeholder = description.placeholder
  }

  private func fill(_ control: UISegmentedControl, with titles: [String]) {
    for (index, title) in titles.enumerated() {
      control.insertSegment(withTitle: title, at: index, animated: false)
    }
  }

  // MARK: - Cells

  private func register(_ prototypes: [View], in classes: inout RegisteredClasses) {
    for prototype in prototypes {
      guard let name = prototype.reuseIdentifier else { continue }
      classes.register(prototype: name, maker(of: prototype))
    }
  }

  private func fill(_ table: UITableView, as description: View) {
    register(description.prototypes, in: &table.classes)
    guard !description.staticSections.isEmpty, let owner = controller as? UITableViewController
    else { return }
    owner.staticRows = StaticRows(
      sections: description.staticSections.map { section in
        (section.header, section.cells.compactMap { cell($0, by: self) })
      })
  }

  /// Makes a cell of a prototype each time it is called; what it is connected to is made with it, or belongs to the scene.
  private func maker(of prototype: View) -> () -> UIView? {
    let controller = controller
    return { [weak controller, weak self] in
      guard let controller, let origin = controller.rare?.origin else { return nil }
      let views = SceneViews(of: controller, in: origin.scene, objects: self?.objects ?? [:])
      defer { views.connect() }
      return views.cell(prototype, by: views)
    }
  }

  private func cell<Cell: UIView>(_ description: View, by views: SceneViews) -> Cell? {
    let made = views.make(description)
    guard let segue = description.connections.segues.first else { return made as? Cell }
    let controller = controller
    let perform: @MainActor (UIView) -> Void = { [weak controller] cell in
      if let controller { SegueControl.touch(segue, on: controller, sender: cell) }
    }
    (made as? UITableViewCell)?.performSelectionSegue = perform
    (made as? UICollectionViewCell)?.performSelectionSegue = perform
    return made as? Cell
  }

  // MARK: - Connections

  /// Connects all that was made, and tells views that they are awake.
  func connect() {
    for (object, connections) in connections {
      connect(connections.outlets, of: object)
      for action in connections.actions { connect(action, of: object) }
      if let control = object as? UIControl {
        for segue in connections.segues {
          control.addAction(touch(segue, from: control), for: .touchUpInside)
        }
      }
      if let button = object as? UIBarButtonItem, let segue = connections.segues.first {
        button.primaryAction = touch(segue, from: button)
      }
    }
    let awake = connections.compactMap { $0.object as? UIView }.filter { $0 !== owner }
    connections = []
    for view in awake { StructureReads.reenter("awakenView") { view.awakeFromNib() } }
  }

  private func connect(_ outlets: [StoryboardDocument.Outlet], of object: AnyObject) {
    var lists: [(property: String, parts: [AnyObject])] = []
    for outlet in outlets {
      guard let part = objects[outlet.destination] else { continue }
      if !outlet.isCollection {
        set(outlet.property, of: object, to: part)
      } else if let known = lists.firstIndex(where: { $0.property == outlet.property }) {
        lists[known].parts.append(part)
      } else {
        lists.append((outlet.property, [part]))
      }
    }
    for list in lists { set(list.property, of: object, to: list.parts) }
  }

  private func set(_ property: String, of object: AnyObject, to part: Any) {
    switch (object, property) {
    case (let controller as UIViewController, "view"):
      if let view = part as? UIView, controller.viewStorage !== view { controller.view = view }
    case (let view as UIView, "gestureRecognizers"):
      for recognizer in part as? [UIGestureRecognizer] ?? [] { view.addGestureRecognizer(recognizer) }
    case (let table as UITableView, "dataSource"): table.dataSource = part as? any UITableViewDataSource
    case (let table as UITableView, "delegate"): table.delegate = part as? any UITableViewDelegate
    case (let collection as UICollectionView, "dataSource"):
      collection.dataSource = part as? any UICollectionViewDataSource
    case (let collection as UICollectionView, "delegate"):
      collection.delegate = part as? any UICollectionViewDelegate
    case (let field as UITextField, "delegate"): field.delegate = part as? any UITextFieldDelegate
    case (let text as UITextView, "delegate"): text.delegate = part as? any UITextViewDelegate
    case (let bar as UINavigationBar, "delegate"): bar.delegate = part as? any UINavigationBarDelegate
    case (let bar as UITabBar, "delegate"): bar.delegate = part as? any UITabBarDelegate
    case (let bar as UIToolbar, "delegate"): bar.delegate = part as? any UIToolbarDelegate
    case (let view as any ConnectedByScenes, _) where view.connect(property, to: part): break
    default: setOwn(property, of: object, to: part)
    }
  }

  private func setOwn(_ property: String, of object: AnyObject, to part: Any) {
    let registry = Simulation.storyboards.interface
    let isSet = StructureReads.callOut("setOutlet") { registry.set(property, of: object, to: part) }
    // Where an app says nothing of a class's outlets, nobody knows whether it has this one.
    if !isSet, registry.knowsOutlets(of: object) {
      Simulation.current.raise(.unknownOutlet(property, of: "\(type(of: object))"))
    }
  }

  private func connect(_ action: StoryboardDocument.Action, of object: AnyObject) {
    let target = objects[action.destination]
    if let target, let recognizer = object as? UIGestureRecognizer {
      recognizer.addTarget(target, action: Selector(action.selector))
    }
    if let button = object as? UIBarButtonItem {
      (button.target, button.action) = (target, Selector(action.selector))
    }
    guard let control = object as? UIControl, target != nil || chain.contains(action.destination)
    else { return }
    control.addTarget(target, action: Selector(action.selector), for: action.event)
  }

  private func touch(_ segue: String, from sender: AnyObject) -> UIAction {
    let controller = controller
    return UIAction { [weak controller, weak sender] _ in
      if let controller { SegueControl.touch(segue, on: controller, sender: sender) }
    }
  }

  /// Makes a button of the bar.
  func make(_ description: StoryboardDocument.BarButton) -> UIBarButtonItem {
    let item = description.make()
    if let action = description.connections.actions.first {
      connect(action, of: item)
    } else if let segue = description.connections.segues.first {
      item.primaryAction = touch(segue, from: item)
    }
    return item
  }
}

extension StoryboardDocument.View.Kind {
  /// UIKit's class for a view without one of its own.
  @MainActor var standardClass: UIView.Type {
    switch self {
    case .view: UIView.self
    case .label: UILabel.self
    case .button: UIButton.self
    case .textField: UITextField.self
    case .textView: UITextView.self
    case .switch: UISwitch.self
    case .slider: UISlider.self
    case .segmentedControl: UISegmentedControl.self
    case .imageView: UIImageView.self
    case .scrollView: UIScrollView.self
    case .stackView: UIStackView.self
    case .activityIndicatorView: UIActivityIndicatorView.self
    case .datePicker: UIDatePicker.self
    case .tableView: UITableView.self
    case .collectionView: UICollectionView.self
    case .tableViewCell: UITableViewCell.self
    case .collectionViewCell: UICollectionViewCell.self
    case .collectionReusableView: UICollectionReusableView.self
    case .navigationBar: UINavigationBar.self
    case .tabBar: UITabBar.self
    case .toolbar: UIToolbar.self
    }
  }
}
