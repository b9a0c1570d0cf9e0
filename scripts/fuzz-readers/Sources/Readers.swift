/// Everything that reads bytes which somebody else may have written, by the name of its corpus.
///
/// A reader may refuse what it is given, with an error that can be said in words. Where it accepts, what it has read is
/// written and read again, and used as a command would use it.
enum Readers {
  static let all: [(name: String, read: @MainActor @Sendable ([UInt8]) -> Void)] = [
    ("app-files", AppFileReading.read), ("storyboards", StoryboardReading.read),
    ("nibs", StoryboardReading.readNib),
    ("tokens", TextReading.tokens),
    ("words", TextReading.words), ("stacks", StackReading.read), ("certificates", CertificateReading.read),
    ("reports", ReportReading.read), ("campaigns", CampaignReading.read), ("failures", FailureReading.read),
    ("messages", WorkerReading.messages), ("boards", WorkerReading.board),
    ("last-words", WorkerReading.lastWords),
  ]
}
