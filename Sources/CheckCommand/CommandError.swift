public import HeadlessUIKit
public import Workers

/// What is wrong with what the user typed or gave.
public enum CommandError: Error, Hashable, Sendable {
  /// No command of that name.
  case unknownCommand(String, known: [String])
  /// An option that the command does not have.
  case unknownOption(String, command: String, known: [String])
  /// An option without its value.
  case missingValue(String, command: String)
  /// An option with an empty value.
  case emptyValue(String)
  /// An option that takes no value, with one.
  case needlessValue(String, option: String)
  /// An option that was given twice, and takes one value.
  case repeatedOption(String)
  /// Two options of which each makes the other one meaningless.
  case contradictoryOptions(String, String)
  /// An option that means nothing without another one.
  case lonelyOption(String, needed: String)
  /// A value that an option does not take.
  case badValue(String, option: String, allowed: String)
  /// An argument too many.
  case surplusArgument(String, command: String)
  /// An argument too few.
  case missingArgument(String, command: String)
  /// An argument without a character.
  case emptyArgument(String, command: String)
  /// No app of that name, and no file of that path.
  case unknownApp(String, known: [String])
  /// An app that is used from launch, where stacks are needed.
  case launchedApp(String)
  /// An app of stacks, where one is needed that is used from launch.
  case stackedApp(String, known: [String])
  /// An option about stacks, with an app that is used from launch.
  case stackOption(String, app: String)
  /// No route of that name.
  case unknownRoute(String, app: String, known: [String])
  /// No link of that name.
  case unknownLink(String, app: String, known: [String])
  /// No property of that name.
  case unknownProperty(String, known: [String])
  /// No setting of the model of that name, or of that value, or no setting at all.
  case badSetting(ModelSettingError)
  /// No output format of that name.
  case unknownFormat(String, known: [String])
  /// No shell of that name has completions.
  case unknownShell(String, known: [String])
  /// A file that would be written over.
  case fileExists(String)
  /// A token that is none.
  case badToken(String, reason: String)
  /// A token of an app that is not built in, without the app's file.
  case tokenNeedsAppFile(app: String, known: [String])
  /// A token of another app than the one in the file.
  case foreignToken(app: String, fileApp: String, path: String)
  /// A certificate or a campaign of an app that is not built in, without the app's file.
  case certificateNeedsAppFile(app: String, path: String)
  /// A certificate of another app than the one in the file.
  case foreignCertificate(app: String, fileApp: String, path: String)
  /// A bound that no space can have.
  case badBound(String)
  /// A space with more states than a report can count.
  case tooManyStates(app: String, bound: String, digits: Int)
  /// More stacks in the small bound than are run one by one.
  case tooMuchToExhaust(states: String, allowed: Int)
  /// More stacks than an audit runs one by one.
  case tooManyToRunAgain(states: String, allowed: Int)
  /// A file that is not there.
  case noSuchFile(String)
  /// A file that cannot be read.
  case unreadableFile(String, reason: String)
  /// Something to read that is no regular file, so that reading it may wait for ever, or never end.
  case notRegularInput(String, FileKind)
  /// A file that is larger than any that makes sense.
  case fileTooLarge(String, limit: Int)
  /// A file that cannot be written.
  case unwritableFile(String, reason: String)
  /// Something to write that is no regular file, so that no file can take its place.
  case notRegularOutput(String, FileKind)
  /// Standard output cannot be written.
  case unwritableOutput(reason: String)
  /// An app file with wrong contents; the sentences name file and place.
  case badAppFile([String])
  /// Worker processes cannot be had.
  case noWorkers(WorkerError)
  /// Things to put together of which one is the result of a check and the other a campaign's folder.
  case unlikeInputs(result: String, folder: String)
  /// A file with wrong contents.
  case badFile(String, reason: String)
}

extension CommandError {
  /// Does something with workers, or gives something else where they have ended at once.
  static func unlessInterrupted<Result>(
    or other: @autoclosure () -> Result, _ work: () throws -> Result
  ) throws -> Result {
    do {
      return try work()
    } catch WorkerError.interrupted {
      return other()
    }
  }

  /// Does something with workers, and says as an error of the command why they cannot be had.
  static func wrapping<Result>(_ work: () throws -> Result) throws -> Result {
    do {
      return try work()
    } catch let error as WorkerError {
      throw CommandError.noWorkers(error)
    }
  }
}
