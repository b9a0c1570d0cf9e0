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
    // The parser follows no external entities unless told to; internal ones can multiply, and no storyboard has any.
    if let line = firstDoctypeLine(in: data) {
      throw StoryboardError(SourcePlace(file: file, line: line), .malformedXML(code: doctypeCode))
    }
    let builder = Builder(file: file)
    let parser = XMLParser(data: data)
    parser.delegate = builder
    let isParsed = parser.parse()
    guard isParsed, let root = builder.root else {
      let code = (parser.parserError as NSError?)?.code ?? 0
      throw StoryboardError(
        SourcePlace(file: file, line: max(1, parser.lineNumber)), .malformedXML(code: code))
    }
    return root
  }

  /// The code of `XMLParser` for a document type declaration that is not in order.
  private static let doctypeCode = 61

  private static func firstDoctypeLine(in data: Data) -> Int? {
    guard let range = data.range(of: Data("<!DOCTYPE".utf8)) else { return nil }
    return 1 + data[..<range.lowerBound].count { $0 == UInt8(ascii: "\n") }
  }

  /// Builds the tree from the parser's events.
  private final class Builder: NSObject, XMLParserDelegate {
    let file: String
    var root: XMLElementTree?
    private var open: [XMLElementTree] = []

    init(file: String) { self.file = file }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let place = SourcePlace(file: file, line: max(1, parser.lineNumber))
      let element = XMLElementTree(name: elementName, attributes: attributes, place: place)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
    ) {
      _ = open.popLast()
    }
  }
}
