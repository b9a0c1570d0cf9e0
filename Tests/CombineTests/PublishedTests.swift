import Combine
import Testing

private class Account: ObservableObject {
  @Published var name = "Ada"
  @Published var age = 36
}

private final class Owner: Account {
  @Published var pets: [String] = []
}

private final class Counter: ObservableObject {
  var count = 0 { willSet { objectWillChange.send() } }
}

@Suite struct PublishedTests {
  @Test func `a published property sends its value first, and each new one before it changes`() {
    let account = Account()
    var sent: [String] = []
    let cancellable = account.$name.sink { sent.append("\($0) while it is \(account.name)") }
    account.name = "Grace"
    #expect(sent == ["Ada while it is Ada", "Grace while it is Ada"])
    #expect(account.name == "Grace")
    cancellable.cancel()
    account.name = "Mary"
    #expect(sent.count == 2)
  }

  @Test func `an object says that it will change before each of its published properties does`() {
    let owner = Owner()
    var seen: [String] = []
    let cancellable = owner.objectWillChange.sink { seen.append("\(owner.name) \(owner.age) \(owner.pets)") }
    owner.pets = ["cat"]
    owner.age = 37
    owner.name = "Grace"
    #expect(seen == ["Ada 36 []", "Ada 36 [\"cat\"]", "Ada 37 [\"cat\"]"])
    cancellable.cancel()
  }

  @Test func `an object has one publisher, with published properties and without`() {
    let owner = Owner()
    #expect(owner.objectWillChange === owner.objectWillChange)
    let counter = Counter()
    #expect(counter.objectWillChange === counter.objectWillChange)
    #expect(counter.objectWillChange !== Counter().objectWillChange)
    var changes: [Int] = []
    let cancellable = counter.objectWillChange.sink { [unowned counter] in changes.append(counter.count) }
    counter.count = 1
    counter.count = 2
    #expect(changes == [0, 1])
    cancellable.cancel()
  }

  @Test func `a publisher that is assigned to a published property is heard as long as that lives`() {
    let subject = PassthroughSubject<String, Never>()
    weak var gone: Account?
    var isCancelled = false
    do {
      let account = Account()
      subject.handleEvents(receiveCancel: { isCancelled = true }).assign(to: &account.$name)
      subject.send("Grace")
      #expect(account.name == "Grace")
      gone = account
    }
    #expect(gone == nil && isCancelled)
    subject.send("Mary")
  }
}
