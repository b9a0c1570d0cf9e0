import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// One element of an XML document with its line; a storyboard needs no more of XML.
final class XMLElementTree {
  let name: String
  let attributes: [String: String]
  let place: SourcePlace
  private(set) var children: [XMLElementTree] = []
  /// What is written directly in the element, without that of the elements inside it.
  private(set) var text = ""

  private init(name: String, attributes: [String: String], place: SourcePlace) {
    self.name = name
    self.attributes = attributes
    self.place = place
  }

  /// The elements of a name anywhere below this one, in document order; none inside another of the same name.
  func elements(named wanted: String) -> [XMLElementTree] {
    children.flatMap { $0.name == wanted ? [$0] : $0.elements(named: wanted) }
  }

  /// An attribute that must be there.
  func required(_ key: String) throws(StoryboardError) -> String {
    guard let value = attributes[key] else { throw StoryboardError(place, .missing(key)) }
    return value
  }

  /// Reads a document; nothing outside the data is looked at.
  ///
  /// - Throws: `StoryboardError` with the line at which the text stops being XML.
  static func parse(_ data: Data, file: String) throws(StoryboardError) -> XMLElementTree {
    if let (offset, code) = refusal(of: data) {
      let line = 1 + data.prefix(offset).count { $0 == UInt8(ascii: "\n") }
      throw StoryboardError(SourcePlace(file: file, line: line), .malformedXML(code: code))
    }
    let builder = Builder(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = builder
    let isParsed = parser.parse()
    guard isParsed, builder.isComplete, let root = builder.root else {
      // The open-source parser accepts a document that ends too early.
      let end = XMLParser.ErrorCode.prematureDocumentEndError.rawValue
      let code = (parser.parserError as NSError?)?.code ?? end
      throw StoryboardError(builder.place(in: parser), .malformedXML(code: code))
    }
    return root
  }

  /// What the parser must not be given, and the byte at which it begins.
  ///
  /// It crashes on text that is not UTF-8 and on instructions without data, and entities can multiply beyond bounds; no
  /// storyboard has any of these.
  private static func refusal(of data: Data) -> (offset: Int, code: Int)? {
    if let offset = invalidText(in: data) {
      return (offset, XMLParser.ErrorCode.invalidCharacterError.rawValue)
    }
    if let encoding = otherEncoding(in: data) {
      return (encoding, XMLParser.ErrorCode.unknownEncodingError.rawValue)
    }
    if let entities = data.range(of: Data("<!DOCTYPE".utf8)) {
      return (entities.lowerBound - data.startIndex, XMLParser.ErrorCode.doctypeDeclNotFinishedError.rawValue)
    }
    return emptyInstruction(in: data).map {
      ($0, XMLParser.ErrorCode.processingInstructionNotFinishedError.rawValue)
    }
  }

  /// The byte at which the data stops being UTF-8.
  private static func invalidText(in data: Data) -> Int? {
    var decoder = UTF8()
    var bytes = data.makeIterator()
    var offset = 0
    while true {
      switch decoder.decode(&bytes) {
      case .scalarValue(let scalar): offset += UTF8.width(scalar)
      case .emptyInput: return nil
      case .error: return offset
      }
    }
  }

  /// The byte at which another encoding than UTF-8 is declared, in which the same bytes would say something else.
  private static func otherEncoding(in data: Data) -> Int? {
    guard let end = data.range(of: Data("?>".utf8)) else { return nil }
    let declaration = String(decoding: data[..<end.lowerBound], as: UTF8.self)
    guard declaration.wholeMatch(of: /\u{FEFF}?<\?xml\s.*/.dotMatchesNewlines()) != nil,
      let encoding = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)/),
      encoding.1.lowercased() != "utf-8"
    else { return nil }
    return declaration[..<encoding.range.lowerBound].utf8.count
  }

  /// The byte at which the first instruction begins that is a name alone, as `<?target?>`.
  private static func emptyInstruction(in data: Data) -> Int? {
    let (opening, closing) = (Data("<?".utf8), Data("?>".utf8))
    var rest = data
    while let start = rest.range(of: opening) {
      rest = rest[start.upperBound...]
      let behindName = rest.drop { $0 > UInt8(ascii: " ") && $0 != closing[0] }
      if behindName.starts(with: closing) { return start.lowerBound - data.startIndex }
    }
    return nil
  }

  /// Builds the tree from the parser's events.
  private final class Builder: NSObject, XMLParserDelegate {
    let file: String
    var root: XMLElementTree?
    private var open: [XMLElementTree] = []

    var isComplete: Bool { open.isEmpty }

    init(file: String) { self.file = file }

    func place(in parser: XMLParser) -> SourcePlace {
      SourcePlace(file: file, line: max(1, parser.lineNumber))
    }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLElementTree(name: elementName, attributes: attributes, place: place(in: parser))
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
      _ = open.popLast()
    }
  }
}

extension StoryboardDocument.Segue.Kind {
  /// The kind that a word of a storyboard means; Interface Builder's own words and the older ones included.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    switch word {
    case "presentation", "modal": self = .present
    case "popoverPresentation": self = .popover
    case "replace": self = .showDetail
    default:
      guard let kind = Self(rawValue: word) else {
        let allowed = Self.allCases.map(\.rawValue) + ["relationship"]
        throw StoryboardError(place, .unknownWord(word, for: "kind of segue", allowed: allowed))
      }
      self = kind
    }
  }
}

extension UIModalPresentationStyle {
  /// The styles that a storyboard can name.
  private static let words: [(String, UIModalPresentationStyle)] = [
    ("automatic", .automatic), ("fullScreen", .fullScreen), ("pageSheet", .pageSheet),
    ("formSheet", .formSheet), ("currentContext", .currentContext), ("custom", .custom),
    ("overFullScreen", .overFullScreen), ("overCurrentContext", .overCurrentContext), ("popover", .popover),
    ("none", .none),
  ]

  /// The style that a word of a storyboard means.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    guard let style = Self.words.first(where: { $0.0 == word })?.1 else {
      throw StoryboardError(
        place, .unknownWord(word, for: "modal presentation style", allowed: Self.words.map(\.0)))
    }
    self = style
  }
}

extension UISplitViewController.Style {
  /// The style that a word of a storyboard means.
  init(word: String, place: SourcePlace) throws(StoryboardError) {
    switch word {
    case "unspecified": self = .unspecified
    case "doubleColumn": self = .doubleColumn
    case "tripleColumn": self = .tripleColumn
    default:
      throw StoryboardError(
        place,
        .unknownWord(
          word, for: "style of a split view", allowed: ["unspecified", "doubleColumn", "tripleColumn"]))
    }
  }
}

extension UIControl.Event {
  /// The events that a storyboard can name.
  private static let words: [(String, UIControl.Event)] = [
    ("touchDown", .touchDown), ("touchUpInside", .touchUpInside), ("touchUpOutside", .touchUpOutside),
    ("valueChanged", .valueChanged), ("primaryActionTriggered", .primaryActionTriggered),
    ("editingDidBegin", .editingDidBegin), ("editingChanged", .editingChanged),
    ("editingDidEnd", .editingDidEnd), ("editingDidEndOnExit", .editingDidEndOnExit),
  ]

  /// The event that a word of a storyboard means; a touch where it says nothing that the model sends.
  init(word: String?) { self = Self.words.first { $0.0 == word }?.1 ?? .touchUpInside }
}
