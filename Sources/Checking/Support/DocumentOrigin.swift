/// Which version wrote a document, as far as it says so; everything else in it may have another form.
package struct DocumentOrigin: Decodable, Hashable, Sendable {
  /// The version of the tool, or `nil` where the document does not say it.
  package let toolVersion: String?

  /// The version of the form, or `nil` where the document does not say it.
  package let format: Int?

  private enum CodingKeys: CodingKey {
    case toolVersion, format
  }

  /// Reads what there is, and passes over what is of another type.
  ///
  /// - Parameter decoder: Holds an object.
  /// - Throws: What the decoder throws where there is no object.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    toolVersion = try? container.decode(String.self, forKey: .toolVersion)
    format = try? container.decode(Int.self, forKey: .format)
  }
}
