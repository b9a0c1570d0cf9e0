/// An alert as one value, in the way of the first SwiftUI.
public struct Alert {
  /// A button of an alert.
  public struct Button {
    let label: Text
    let role: ButtonRole?
    let action: (@MainActor () -> Void)?

    /// An ordinary button.
    ///
    /// - Parameters:
    ///   - label: The text on it.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func `default`(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    /// The button that changes nothing.
    ///
    /// - Parameters:
    ///   - label: The text on it.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func cancel(
      _ label: Text = Text(verbatim: "Cancel"), action: (@MainActor () -> Void)? = {}
    ) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    /// The button that destroys something.
    ///
    /// - Parameters:
    ///   - label: The text on it.
    ///   - action: What it does.
    /// - Returns: The button.
    public static func destructive(_ label: Text, action: (@MainActor () -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes an alert with one button.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - dismissButton: The button; OK where none is given.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// Makes an alert with two buttons.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - primaryButton: One button.
  ///   - secondaryButton: The other one.
  public init(title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

extension View {
  /// Shows an alert while a flag is set, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - content: Makes the alert.
  /// - Returns: A view that presents the alert.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    showing(isPresented.wrappedValue ? content() : nil, isPresented)
  }

  /// Shows an alert while an item is there, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - item: The item; it is taken away when the user taps a button.
  ///   - content: Makes the alert for the item.
  /// - Returns: A view that presents the alert.
  public func alert<Item: Identifiable>(item: Binding<Item?>, content: (Item) -> Alert) -> some View {
    let flag = Binding(
      get: { item.wrappedValue != nil },
      set: { isPresented in
        if !isPresented { item.wrappedValue = nil }
      })
    return showing(item.wrappedValue.map(content), flag)
  }

  private func showing(_ alert: Alert?, _ flag: Binding<Bool>) -> some View {
    self.alert(alert?.title.content ?? "", isPresented: flag, presenting: alert) { alert in
      alert.buttons.views
    } message: { alert in
      alert.message
    }
  }
}

/// A choice of buttons as one value, in the way of the first SwiftUI.
public struct ActionSheet {
  /// A button of the choice.
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  /// Makes a choice.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - message: The text below it.
  ///   - buttons: The buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    (self.title, self.message, self.buttons) = (title, message, buttons)
  }
}

extension View {
  /// Shows a choice of buttons while a flag is set, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - isPresented: The flag; it is taken back when the user taps a button.
  ///   - content: Makes the choice.
  /// - Returns: A view that presents the choice.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    showing(isPresented.wrappedValue ? content() : nil, isPresented)
  }

  /// Shows a choice of buttons while an item is there, in the way of the first SwiftUI.
  ///
  /// - Parameters:
  ///   - item: The item; it is taken away when the user taps a button.
  ///   - content: Makes the choice for the item.
  /// - Returns: A view that presents the choice.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let flag = Binding(
      get: { item.wrappedValue != nil },
      set: { isPresented in
        if !isPresented { item.wrappedValue = nil }
      })
    return showing(item.wrappedValue.map(content), flag)
  }

  private func showing(_ sheet: ActionSheet?, _ flag: Binding<Bool>) -> some View {
    confirmationDialog(sheet?.title.content ?? "", isPresented: flag, presenting: sheet) { sheet in
      sheet.buttons.views
    } message: { sheet in
      sheet.message
    }
  }
}

extension [Alert.Button] {
  @MainActor
  fileprivate var views: some View {
    TupleView(
      views: map { button in Button(button.label.content, role: button.role) { button.action?() } })
  }
}
