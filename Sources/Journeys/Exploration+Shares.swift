extension Exploration {
  /// What was tried before it counts.
  struct Ahead {
    /// Whether states that wait in the queue were tried.
    var isShared = false
    /// What came of actions once more, each on the shortest journey right from launch.
    var confirmed: [TriedAction: Trial] = [:]
    /// What came in the middle of actions, each as far as it was not taken yet, the last first.
    var intruded: [TriedAction: [Trial]] = [:]
    /// What could have come, likewise.
    var possible: [TriedAction: [[[UserAction]]]] = [:]

    /// What came next in the middle of an action.
    mutating func takeIntruded(_ action: TriedAction) -> Trial? { Self.takeLast(of: action, from: &intruded) }

    /// What could have come next in the middle of an action.
    mutating func takePossible(_ action: TriedAction) -> [[UserAction]]? {
      Self.takeLast(of: action, from: &possible)
    }

    private static func takeLast<Value>(
      of action: TriedAction, from values: inout [TriedAction: [Value]]
    ) -> Value? {
      guard let value = values[action]?.popLast() else { return nil }
      if values[action]?.isEmpty ?? false { values[action] = nil }
      return value
    }

    /// Whether nothing came in the middle that does not count yet.
    var isUsedUp: Bool { intruded.isEmpty && possible.isEmpty }
  }

  /// Lets what waits in the queue be tried in shares, none of which knows of the others, and counts later what came of it.
  ///
  /// How many shares there are depends on what waits alone, so that the same is tried however many workers do it. A short
  /// queue is left to whoever asks for its actions one by one.
  func tryAhead() {
    let numbers = queue..<ahead(of: queue)
    progress.ahead = numbers.upperBound
    ahead = Ahead()
    let shares = self.shares(of: numbers, least: sizes.leastTries) { self.untried(of: $0) }
    guard shares.count > 1 else { return }
    ahead.isShared = true
    let book = excursion.book
    _ = tryOut(shares.count, areWritten: true) { share, mayGoOn in
      let numbers = shares[share]
      let actions = excursion.tryAll(
        at: numbers.map { self.graph.place(of: $0) },
        where: { place in
          guard let number = self.graph.number(of: place) else { return false }
          return numbers.contains(number)
        }, while: mayGoOn)
      var outcomes = Outcomes()
      for action in actions {
        if let trial = book.trial(of: action) { outcomes.trials.append((action, trial)) }
      }
      return outcomes
    } taking: { action, trial in
      book.set(trial, of: action)
    }
    confirmAhead(numbers)
  }

  /// Shows each state that is new to the graph once more by its shortest journey.
  private func confirmAhead(_ numbers: Range<Int>) {
    let new = arrivalsAtNewStates(from: numbers)
    let shares = self.shares(of: new.indices, least: sizes.leastConfirmations) { _ in 1 }
    guard shares.count > 1 else { return }
    _ = tryOut(shares.count, areWritten: false) { share, mayGoOn in
      Outcomes(
        trials: shares[share].compactMap { index in
          guard mayGoOn() else { return nil }
          let action = new[index]
          let trial = excursion.trial(of: [excursion.book.step(of: action)], at: action.place, afresh: true)
          return (action, trial)
        })
    } taking: { action, trial in
      ahead.confirmed[action] = trial
    }
  }

  /// The first action that leads to each state that does not count yet and for which there is room.
  private func arrivalsAtNewStates(from numbers: Range<Int>) -> [TriedAction] {
    let book = excursion.book
    var (result, new): ([TriedAction], Set<Int>) = ([], [])
    for place in numbers.map({ graph.place(of: $0) }) {
      for action in book.actions(at: place).indices {
        guard graph.count + result.count < limits.states, let target = book.target(of: action, at: place),
          graph.number(of: target) == nil, novelty?.isNew(target) ?? true, new.insert(target).inserted
        else { continue }
        result.append(TriedAction(action, at: place))
      }
    }
    return result
  }

  /// Lets things come in the middle of some actions in shares, and counts later what came of it.
  func intrudeAhead(into actions: ArraySlice<TriedAction>, count: Int) {
    ahead = Ahead()
    let shares = self.shares(of: actions.indices, least: 1) { _ in 1 }
    guard shares.count > 1 else { return }
    var intruded: [(action: TriedAction, trial: Trial)] = []
    let possible = tryOut(shares.count, areWritten: false) { share, mayGoOn in
      var outcomes = Outcomes()
      for action in actions[shares[share]] {
        excursion.intrude(into: action, count: count, noting: &outcomes, while: mayGoOn)
      }
      return outcomes
    } taking: { action, trial in
      intruded.append((action, trial))
    }
    for (action, trial) in intruded.reversed() { ahead.intruded[action, default: []].append(trial) }
    for (action, possible) in possible.reversed() {
      ahead.possible[action, default: []].append(possible)
    }
  }

  // MARK: - Shares

  private func untried(of number: Int) -> Int { excursion.book.untried(at: graph.place(of: number)) }

  private func ahead(of number: Int) -> Int {
    var (end, count) = (number, 0)
    while end < graph.count, count < sizes.mostTries {
      count += untried(of: end)
      end += 1
    }
    return end
  }

  /// Parts numbers in ranges, each of the same part of the weight that is left.
  private func shares(of numbers: Range<Int>, least: Int, weight: (Int) -> Int) -> [Range<Int>] {
    var left = numbers.reduce(0) { $0 + weight($1) }
    var (result, start, sum): ([Range<Int>], Int, Int) = ([], numbers.lowerBound, 0)
    for number in numbers {
      sum += weight(number)
      if sum >= max(least, left / sizes.parts) || number == numbers.upperBound - 1 {
        result.append(start..<number + 1)
        left -= sum
        (start, sum) = (number + 1, 0)
      }
    }
    return result
  }

  /// Lets some shares be done, each from the book as it is, and adds what was learnt to it.
  ///
  /// - Parameters:
  ///   - count: How many shares there are.
  ///   - areWritten: Whether a share writes into the book what comes of its actions.
  ///   - work: Does a share, as long as it may go on.
  ///   - take: Is given what came of the actions of all shares, in their order, when all are done.
  /// - Returns: What was possible in the middle of actions.
  private func tryOut(
    _ count: Int, areWritten: Bool,
    _ work: @MainActor (_ share: Int, _ mayGoOn: @MainActor () -> Bool) -> Outcomes,
    taking take: @MainActor (TriedAction, Trial) -> Void
  ) -> [(action: TriedAction, actions: [[UserAction]])] {
    excursion.end()
    let (book, mark, before) = (excursion.book, excursion.book.mark, device.counts)
    let most = (limits.actions - before.actions) / count
    func learnt(_ share: Int) -> Learnt {
      // What is kept is kept when all shares count, which must come about however short the time is.
      let done = work(share) {
        device.counts.actions - before.actions < most && (keeper != nil || !isOutOfTime)
      }
      excursion.end()
      defer {
        book.forget(since: mark, tried: areWritten ? done.trials.map(\.action) : [])
        device.counts = before
      }
      return Learnt(book, since: mark, done, counts: device.counts - before)
    }
    let answers = workers?.answers(to: count) { share, follower in
      device.follower = follower
      return learnt(share).bytes
    }
    var all: [Learnt?] = []
    for share in 0..<count {
      // Whoever traps or hangs does so once more here, where what was done is told.
      let answer = answers?[share].flatMap { bytes in try? Learnt(bytes: bytes) }
      all.append(answer ?? learnt(share))
    }
    var possible: [(action: TriedAction, actions: [[UserAction]])] = []
    for share in all.indices {
      // One after the other, and each let go of: what is in flight would otherwise be as much as all states of a small app.
      guard let done = all[share].take() else { continue }
      device.counts = device.counts + done.counts
      possible += done.tell(book, take)
    }
    return possible
  }

  /// Whether it has taken as long as it may.
  var isOutOfTime: Bool { limits.duration.map { elapsed() >= $0 } ?? false }

  /// Whether nothing was tried that does not count yet: only then is anything kept.
  var isEverythingCounted: Bool { (!ahead.isShared || queue >= progress.ahead) && ahead.isUsedUp }
}
