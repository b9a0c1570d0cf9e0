import HeadlessUIKit

extension View {
  /// Shows an alert while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - actions: The buttons; without any there is OK.
  ///   - message: The text below the title.
  /// - Returns: A view that presents the alert.
  public func alert(
    _ title: some _Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    asking(.alert, title, isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - data: The data; without it there is no alert.
  ///   - actions: The buttons; without any there is OK.
  ///   - message: The text below the title.
  /// - Returns: A view that presents the alert.
  public func alert<Data>(
    _ title: some _Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    asking(.alert, title, isPresented, about: data, actions: actions, message: message)
  }

  /// Shows an alert about some data, without a text, while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - data: The data; without it there is no alert.
  ///   - actions: The buttons; without any there is OK.
  /// - Returns: A view that presents the alert.
  public func alert<Data>(
    _ title: some _Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  /// Shows an alert about an error while a flag is set.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - error: The error; without it there is no alert.
  ///   - actions: The buttons; without any there is OK.
  /// - Returns: A view that presents the alert.
  public func alert<Failure: LocalizedError>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> some View
  ) -> some View {
    asking(
      .alert, error?.errorDescription ?? "", isPresented, about: error, actions: { _ in actions() },
      message: { _ in EmptyView() })
  }

  /// Shows a list of choices while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - titleVisibility: Whether the title is shown; without effect.
  ///   - actions: The choices; Cancel is there of itself.
  ///   - message: The text below the title.
  /// - Returns: A view that presents the choices.
  public func confirmationDialog(
    _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: @escaping () -> some View,
    @ViewBuilder message: @escaping () -> some View = { EmptyView() }
  ) -> some View {
    asking(.actionSheet, title, isPresented, actions: actions, message: message)
  }

  /// Shows a list of choices about some data while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - titleVisibility: Whether the title is shown; without effect.
  ///   - data: The data; without it there are no choices.
  ///   - actions: The choices; Cancel is there of itself.
  ///   - message: The text below the title.
  /// - Returns: A view that presents the choices.
  public func confirmationDialog<Data>(
    _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> some View,
    @ViewBuilder message: @escaping (Data) -> some View
  ) -> some View {
    asking(.actionSheet, title, isPresented, about: data, actions: actions, message: message)
  }

  /// Shows a list of choices about some data, without a text, while a flag is set.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - titleVisibility: Whether the title is shown; without effect.
  ///   - data: The data; without it there are no choices.
  ///   - actions: The choices; Cancel is there of itself.
  /// - Returns: A view that presents the choices.
  public func confirmationDialog<Data>(
    _ title: some _Title, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: Data?, @ViewBuilder actions: @escaping (Data) -> some View
  ) -> some View {
    confirmationDialog(title, isPresented: isPresented, presenting: data, actions: actions) { _ in
      EmptyView()
    }
  }

  private func asking(
    _ style: UIAlertController.Style, _ title: some _Title, _ flag: Binding<Bool>,
    actions: @escaping () -> some View, message: @escaping () -> some View
  ) -> some View {
    asking(style, title, flag, about: (), actions: { _ in actions() }, message: { _ in message() })
  }

  private func asking<Data>(
    _ style: UIAlertController.Style, _ title: some _Title, _ flag: Binding<Bool>, about data: Data?,
    actions: @escaping (Data) -> some View, message: @escaping (Data) -> some View
  ) -> some View {
    modified { context in
      let presentation = context.node.keep { Presentation() }
      let request = Presentation.Request(
        id: flag.wrappedValue && data != nil ? true : nil, reset: { flag.wrappedValue = false })
      presentation.follow(request, in: context) { old in
        guard let data, old == nil else { return old ?? UIViewController() }
        let text = context.words(of: message(data), at: "message")
        let alert = AlertScreen(
          title: title._text, message: text.isEmpty ? nil : text, preferredStyle: style)
        let content = ScreenContent()
        context.render(actions(data), at: "actions", into: content)
        alert.add(content.buttons)
        alert.dismissed = { [weak presentation, weak alert] in
          if let alert { presentation?.noteGone(alert) }
        }
        return alert
      }
    }
  }
}

/// The controller of an alert, which says when it has gone, by a button or otherwise.
private final class AlertScreen: UIAlertController {
  var dismissed: (@MainActor () -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed { dismissed?() }
  }
}

extension AlertScreen: ViewHosting {
  static var viewName: String? { "Alert" }

  var viewState: [Any] { [] }
}

extension UIAlertController {
  /// Adds the views' buttons, and the one by which the user gets away where they have none.
  fileprivate func add(_ buttons: [ButtonOutput]) {
    var buttons = buttons.map { output in
      let action = UIAlertAction(title: output.title, style: output.style) { _ in output.action() }
      action.isEnabled = output.isEnabled
      return action
    }
    if preferredStyle == .actionSheet, !buttons.contains(where: { $0.style == .cancel }) {
      buttons.append(UIAlertAction(title: "Cancel", style: .cancel))
    } else if buttons.isEmpty {
      buttons.append(UIAlertAction(title: "OK", style: .default))
    }
    for button in buttons { addAction(button) }
  }
}

extension ButtonOutput {
  fileprivate var style: UIAlertAction.Style {
    switch role {
    case .cancel: .cancel
    case .destructive: .destructive
    default: .default
    }
  }
}
