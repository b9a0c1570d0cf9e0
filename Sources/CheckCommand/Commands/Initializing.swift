import FirstFiles

extension RouteCheckCommand {
  /// `routecheck init`: writes something to begin with.
  func initialize(_ arguments: ParsedArguments) throws -> ExitCode {
    let (isLaunch, isTest) = (arguments.has("--launch"), arguments.has("--test"))
    if isLaunch, isTest { throw CommandError.contradictoryOptions("--launch", "--test") }
    let file = FirstFile(isLaunch: isLaunch, isTest: isTest)
    let path = arguments.value("--output") ?? file.usualPath
    guard !surroundings.exists(path) else { throw CommandError.fileExists(path) }
    try surroundings.replace(path, with: file.text)
    surroundings.write(
      file.nextSteps(at: path.visible, command: surroundings.commandName, word: \.shellWord))
    return .success
  }
}
