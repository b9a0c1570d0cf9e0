/// Why a text is not JSON, and at which byte that shows.
struct JSONFault: Error, Hashable {
  var reason: AppFileError.Reason
  var offset: Int
}

/// What JSON's grammar allows at the point where a text departs from it.
public enum JSONExpectation: Hashable, Sendable, CaseIterable {
  /// Any JSON value.
  case value
  /// A key, or the end of an object that has none.
  case keyOrEndOfObject
  /// A key after a comma.
  case key
  /// The colon between a key and its value.
  case colon
  /// A comma or the end of an object.
  case commaOrEndOfObject
  /// A comma or the end of a list.
  case commaOrEndOfArray
  /// Nothing more.
  case endOfFile
  /// A decimal digit of a number.
  case digit
  /// A hexadecimal digit of an escape.
  case hexadecimalDigit
  /// One of the letters that may follow a backslash.
  case escape
  /// A character that may stand in a string unescaped, or the closing quotation mark.
  case stringCharacter
}
