/// How often each link reached its screen and how often it declined.
struct LinkExercise: Codable {
  private(set) var reached: [Int]
  private(set) var declined: [Int]

  init(count: Int) {
    reached = Array(repeating: 0, count: count)
    declined = reached
  }

  mutating func note(_ index: Int, declined isDeclined: Bool) {
    if isDeclined { declined[index] += 1 } else { reached[index] += 1 }
  }
}
