/// The version of this tool.
public enum ToolVersion {
  /// Is what reports name as the version that made them.
  public static let current = "0.1.0"
}
