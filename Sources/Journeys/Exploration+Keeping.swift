extension Exploration {
  /// Tells how far it is, and keeps what is known where that is due or where the time is up.
  ///
  /// All of that waits until the app is launched again, so that it changes nothing of what is tried, and until everything that
  /// was tried counts.
  func pause() {
    guard excursion.isBetweenLaunches, mayGoOn else { return }
    surveyIfLarge()
    // Whoever looks an app over is told how far the exploration is that wants it.
    guard novelty == nil else { return }
    device.follower?.pauses { ExplorationProgress(self) }
    guard let keeper, isEverythingCounted else { return }
    let time = elapsed()
    let isOver = limits.duration.map { time >= $0 } ?? false
    // What is kept has not ended, because whoever goes on has time again.
    if isOver || keeper.isDue(at: time) { keep() }
    if isOver { stop = limits.duration.map { .time($0) } }
  }

  /// Keeps what is known now.
  func keep() { keeper?.keep(elapsed) { keeping throws(KeptFault) in try self.keep(by: &keeping) } }

  /// Puts back what was kept.
  func goOn(from kept: KeptExploration) throws(KeptFault) {
    let now = device.launch { $0.state() }
    var reader = KeptReader(kept)
    try keep(by: &reader)
    let then = excursion.book.state(at: 0)
    guard now == then else { throw .otherApp(then: then.outline, now: now.outline) }
    keeper?.noteKept(elapsed()) { keeping throws(KeptFault) in try self.keep(by: &keeping) }
  }

  /// Names what is kept.
  private func keep(by keeping: inout some Keeping) throws(KeptFault) {
    try excursion.keep(by: &keeping)
    try graph.keep(by: &keeping)
    try findings.keep(by: &keeping)
    try meetings.keep(by: &keeping)
    try keeping.array(&reachedOnce)
    try keeping.array(&newPerThousand)
    var numbers = [queue, generated, quiet, interruptions, leftOut]
    try keeping.array(&numbers)
    guard numbers.count == 5 else { throw .damaged }
    (queue, generated, quiet, interruptions, leftOut) = (
      numbers[0], numbers[1], numbers[2], numbers[3], numbers[4]
    )
    var rest = Rest(progress: progress, exercise: exercise, roundsGone: roundsGone, stop: stop)
    try keeping.value(&rest)
    (progress, exercise, roundsGone, stop) = (rest.progress, rest.exercise, rest.roundsGone, rest.stop)
  }

  /// What is kept besides.
  private struct Rest: Codable {
    let progress: Progress
    let exercise: LinkExercise
    let roundsGone: Set<[Fingerprint]>
    let stop: StopReason?
  }
}
