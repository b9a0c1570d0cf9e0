import Combine
import Foundation

/// What a conversation shows, and what may be sent.
@MainActor
final class ChatViewModel: ObservableObject {
  /// What the customer is writing.
  @Published var draft = ""

  /// The lines, oldest first.
  @Published private(set) var lines: [String] = []

  /// Whether the seller is writing.
  @Published private(set) var isSellerTyping = false

  /// Whether there is anything to send.
  var canSend: AnyPublisher<Bool, Never> {
    $draft
      .combineLatest($isSellerTyping)
      .map { draft, isTyping in !draft.isEmpty && !isTyping }
      .removeDuplicates()
      .eraseToAnyPublisher()
  }

  var title: String { conversation.seller.name }
  var seller: Seller { conversation.seller }

  private let conversation: Conversation
  private let sent = PassthroughSubject<Void, Never>()
  private var cancellables: Set<AnyCancellable> = []

  init(conversation: Conversation) {
    self.conversation = conversation
    conversation.messages
      .map { messages in messages.map { ($0.author == .seller ? "" : "You: ") + $0.text } }
      .sink { [weak self] lines in self?.lines = lines }
      .store(in: &cancellables)
    sent
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .sink { [weak self] in self?.answer() }
      .store(in: &cancellables)
  }

  /// Sends what the customer has written; the seller answers at once, or says that nobody is there.
  func send() {
    guard !draft.isEmpty, !isSellerTyping else { return }
    conversation.add(Message(author: .customer, text: draft))
    draft = ""
    isSellerTyping = !seller.isAway
    if seller.isAway {
      conversation.add(Message(author: .seller, text: "We answer tomorrow"))
    } else {
      sent.send()
    }
  }

  private func answer() {
    isSellerTyping = false
    conversation.add(Message(author: .seller, text: "Fresh since this morning"))
  }
}
