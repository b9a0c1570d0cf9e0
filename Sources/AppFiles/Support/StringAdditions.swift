extension String {
  /// The text on one line, at most 60 characters long, for use inside a sentence.
  ///
  /// A file can hold a name of a megabyte or with line feeds in it; neither may reach a terminal.
  var excerpt: String {
    var text = ""
    for scalar in unicodeScalars.prefix(60) {
      text += scalar.properties.isUnprintable ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
    return unicodeScalars.dropFirst(60).isEmpty ? text : text + "…"
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isUnprintable: Bool {
    switch generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse, .unassigned: true
    default: false
    }
  }
}
