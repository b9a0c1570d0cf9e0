/// How much is tried ahead, and in how large shares.
struct ShareSizes {
  /// A share has this part of what is left, so that all workers are done at about the same time.
  var parts = 24

  /// The fewest actions of a share: less is not worth a launch.
  var leastTries = 64

  /// The same where the app is launched for each.
  var leastConfirmations = 4

  /// The most actions that are tried ahead, so that what is not kept yet is the work of a moment.
  var mostTries = 8_192

  /// Into how many actions things come ahead, likewise.
  var interrupted = 256

  /// The same where several come, which takes far longer.
  var interruptedByMore = 16
}
