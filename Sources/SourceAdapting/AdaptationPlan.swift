/// What a package manager planned to adapt, which reads the list of sources again only when the package itself changes.
public struct AdaptationPlan: Sendable {
  private let folder: String
  private let files: [String]

  /// Takes down a plan.
  ///
  /// - Parameters:
  ///   - folder: The folder with the app's source.
  ///   - files: The paths below it of the files that are expected to be adapted or handed to the model.
  public init(folder: String, files: [String]) { (self.folder, self.files) = (folder, files) }

  /// Sees whether what is there is still what was planned, for what nobody planned would be left out in silence.
  ///
  /// - Parameters:
  ///   - folder: The folder that the list names now.
  ///   - files: The paths of the files that are in it now. Those that are gone are missed by the build itself.
  /// - Throws: What has changed.
  public func confirm(folder: String, files: [String]) throws(Change) {
    guard folder == self.folder else { throw .folder(planned: self.folder, named: folder) }
    let new = Set(files).subtracting(self.files).sorted()
    guard new.isEmpty else { throw .newFiles(new) }
  }

  /// Why a plan no longer holds.
  public enum Change: Error, Equatable, CustomStringConvertible {
    /// The list names another folder.
    case folder(planned: String, named: String)
    /// There are files, in order, of which the plan knows nothing.
    case newFiles([String])

    /// A sentence with what to do.
    public var description: String {
      switch self {
      case .folder(let planned, let named):
        "this names \(named), and the build was planned for \(planned)\(Self.remedy)"
      case .newFiles(let files):
        "\(files.joined(separator: ", ")) came after the build was planned\(Self.remedy)"
      }
    }

    private static let remedy = "; touch Package.swift and build again"
  }
}
