import HeadlessUIKit

extension CALayer {
  /// Begins an animation: nothing is drawn, and its delegate is told when it starts and when its time is over.
  ///
  /// - Parameters:
  ///   - anim: The animation.
  ///   - key: Under which it is found again; another one under the same key is broken off.
  public final func add(_ anim: CAAnimation, forKey key: String?) {
    lastTicket += 1
    let (ticket, key) = (lastTicket, key ?? "\(lastTicket)")
    removeAnimation(forKey: key)
    animations.append((key, anim, ticket))
    let length = anim.milliseconds
    let clock = Simulation.current.clock
    CATransaction.noteAnimation(of: length)
    clock.schedule { anim.delegate?.animationDidStart(anim) }
    // One that repeats for ever never ends of itself.
    guard let length else { return }
    clock.schedule(after: length) { [weak self] in self?.end(ticket) }
  }

  private func end(_ ticket: Int) {
    guard let index = animations.firstIndex(where: { $0.ticket == ticket }) else { return }
    let animation = animations[index].animation
    if animation.isRemovedOnCompletion { animations.remove(at: index) }
    animation.delegate?.animationDidStop(animation, finished: true)
  }

  /// The animation under a key.
  ///
  /// - Parameter key: The key.
  /// - Returns: The animation, or `nil` where there is none, or it is over.
  public final func animation(forKey key: String) -> CAAnimation? {
    animations.first { $0.key == key }?.animation
  }

  /// The keys of the animations that go on, in the order in which they began.
  ///
  /// - Returns: The keys, or `nil` where there are none.
  public final func animationKeys() -> [String]? {
    animations.isEmpty ? nil : animations.map(\.key)
  }

  /// Breaks an animation off; its delegate is told that it has not finished.
  ///
  /// - Parameter key: The animation's key.
  public final func removeAnimation(forKey key: String) {
    guard let index = animations.firstIndex(where: { $0.key == key }) else { return }
    let animation = animations.remove(at: index).animation
    Simulation.current.clock.schedule {
      animation.delegate?.animationDidStop(animation, finished: false)
    }
  }

  /// Breaks all animations off.
  public final func removeAllAnimations() {
    for entry in animations { removeAnimation(forKey: entry.key) }
  }
}
