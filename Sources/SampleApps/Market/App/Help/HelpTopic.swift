/// Something that customers ask.
struct HelpTopic: Equatable, Sendable {
  let question: String
  let answer: String
  let children: [HelpTopic]

  init(_ question: String, answer: String = "", children: [HelpTopic] = []) {
    self.question = question
    self.answer = answer
    self.children = children
  }

  static let all = [
    HelpTopic(
      "Delivery",
      children: [
        HelpTopic("When does it come?", answer: "Between six and nine, on the day that you choose."),
        HelpTopic("What does it cost?", answer: "Nothing."),
      ]),
    HelpTopic(
      "Returns",
      children: [
        HelpTopic("What can be returned?", answer: "All but gift cards, within two weeks."),
        HelpTopic("How do I return it?", answer: "Open the order and choose 'Return'.", children: []),
      ]),
    HelpTopic("Payment", answer: "By card, or at the door."),
  ]
}
