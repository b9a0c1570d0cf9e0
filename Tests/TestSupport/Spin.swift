import Foundation

/// The model checker Spin, where the machine has it and a C compiler.
public enum Spin {
  /// Whether both are there; where not, that is printed.
  public static let isThere: Bool = {
    let tools = [["spin", "-V"], ["gcc", "--version"]]
    let isThere = tools.allSatisfy { (try? ExternalTool.run($0))?.status == 0 }
    if !isThere { print("The comparison with Spin is skipped: spin or gcc is not installed.") }
    return isThere
  }()

  /// Goes through all states of a model, without reductions.
  ///
  /// - Parameters:
  ///   - model: The name of its file in `scripts/peers`.
  ///   - values: The values of its constants.
  ///   - options: What the checker is compiled with besides.
  /// - Returns: What the checker writes, and whether it ended well.
  /// - Throws: What Foundation throws where there is no folder or no process to be had.
  public static func verify(
    _ model: String, _ values: KeyValuePairs<String, Int>, options: String = ""
  ) throws -> (status: Int32, output: String) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "spin-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let model = Repository.folder.appending(path: "scripts/peers/\(model)").path
    let constants = values.map { "-D\($0.key)=\($0.value)" }.joined(separator: " ")
    return try ExternalTool.run([
      "sh", "-c",
      "cd '\(folder.path)' && spin \(constants) -a '\(model)' "
        + "&& gcc -w -DSAFETY -DNOREDUCE \(options) -o pan pan.c && ./pan -m100000",
    ])
  }
}
