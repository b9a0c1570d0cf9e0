import SwiftUI

/// Makes a gift card in three steps.
struct GiftCardFlow: View {
  @Bindable var model: GiftCardModel

  var body: some View {
    NavigationStack(path: $model.path) {
      AmountStep(model: model)
        .navigationDestination(for: GiftCardModel.Step.self) { step in
          switch step {
          case .recipient: RecipientStep(model: model)
          case .overview: OverviewStep(model: model)
          case .done(let card): DoneStep(card: card, close: model.close)
          }
        }
    }
  }
}

/// Asks how much the card is worth and what is on it.
struct AmountStep: View {
  @Bindable var model: GiftCardModel

  var body: some View {
    Form {
      Section("Amount") {
        Stepper("Amount", value: $model.euros, in: 10...40, step: 10)
        Text(model.price)
      }
      Section("Design") {
        Text(model.design.rawValue)
        Button("Change design") { model.isChoosingDesign = true }
      }
      Button("Continue") { model.chooseAmount() }
    }
    .navigationTitle("Gift card")
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("Cancel") { model.close() }
      }
    }
    .sheet(isPresented: $model.isChoosingDesign) {
      DesignPicker(selection: $model.design)
    }
  }
}

/// Chooses what is on the card.
struct DesignPicker: View {
  @Binding var selection: GiftCardDesign
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(GiftCardDesign.allCases) { design in
      Button(design.rawValue) {
        selection = design
        dismiss()
      }
    }
  }
}

/// Asks who gets the card.
struct RecipientStep: View {
  @Bindable var model: GiftCardModel

  var body: some View {
    Form {
      TextField("Recipient", text: $model.recipient)
      TextField("Message", text: $model.message)
      Button("Continue") { model.chooseRecipient() }
        .disabled(!model.canContinue)
    }
    .navigationTitle("Recipient")
  }
}

/// Shows the card once more before it is bought.
struct OverviewStep: View {
  @Bindable var model: GiftCardModel

  var body: some View {
    VStack {
      CardPreview(design: model.design, value: model.price, recipient: model.recipient)
      if !model.message.isEmpty { Text(model.message) }
      Button("Buy") { model.asksForConditions = true }
    }
    .navigationTitle("Overview")
    .alert("Gift cards are not returned", isPresented: $model.asksForConditions) {
      Button("Buy anyway") { model.buy() }
      Button("Cancel", role: .cancel) {}
    }
  }
}

/// The card as its recipient will see it.
struct CardPreview: View {
  let design: GiftCardDesign
  let value: String
  let recipient: String

  var body: some View {
    VStack {
      Image(systemName: "gift")
      Text(design.rawValue)
      Text(value)
      Text("For \(recipient)")
    }
    .padding()
  }
}

/// Says that the card is on its way.
struct DoneStep: View {
  let card: GiftCard
  let close: @MainActor () -> Void

  var body: some View {
    VStack {
      Text("\(card.value) for \(card.recipient)")
      Button("Done") { close() }
    }
    .navigationTitle("On its way")
    .navigationBarBackButtonHidden(true)
  }
}
