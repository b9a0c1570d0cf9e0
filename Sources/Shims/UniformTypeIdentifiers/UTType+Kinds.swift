// The kinds of files that apps name most often, with the identifiers, endings and parents that the system declares.

extension UTType {
  /// Anything, files and folders alike.
  public static let item = UTType(declared: "public.item")
  /// Anything that has contents.
  public static let content = UTType(declared: "public.content")
  /// Contents of several kinds in one.
  public static let compositeContent = UTType(declared: "public.composite-content")
  /// A stream of bytes.
  public static let data = UTType(declared: "public.data")
  /// Something that has other things inside.
  public static let directory = UTType(declared: "public.directory")
  /// A folder, as the user sees it.
  public static let folder = UTType(declared: "public.folder")
  /// A folder that the user sees as one file.
  public static let package = UTType(declared: "com.apple.package")
  /// An address.
  public static let url = UTType(declared: "public.url")
  /// The address of a file.
  public static let fileURL = UTType(declared: "public.file-url")
  /// Text of any kind.
  public static let text = UTType(declared: "public.text")
  /// Text without markup.
  public static let plainText = UTType(declared: "public.plain-text")
  /// The same in UTF-8.
  public static let utf8PlainText = UTType(declared: "public.utf8-plain-text")
  /// Text with styles.
  public static let rtf = UTType(declared: "public.rtf")
  /// A web page.
  public static let html = UTType(declared: "public.html")
  /// Text with elements.
  public static let xml = UTType(declared: "public.xml")
  /// Values of JavaScript.
  public static let json = UTType(declared: "public.json")
  /// A table with commas.
  public static let commaSeparatedText = UTType(declared: "public.comma-separated-values-text")
  /// Text of a program.
  public static let sourceCode = UTType(declared: "public.source-code")
  /// A program in Swift.
  public static let swiftSource = UTType(declared: "public.swift-source")
  /// Printed pages.
  public static let pdf = UTType(declared: "com.adobe.pdf")
  /// A table of any program.
  public static let spreadsheet = UTType(declared: "public.spreadsheet")
  /// Slides of any program.
  public static let presentation = UTType(declared: "public.presentation")
  /// A picture of any kind.
  public static let image = UTType(declared: "public.image")
  /// A picture as cameras make it.
  public static let jpeg = UTType(declared: "public.jpeg")
  /// A picture without losses.
  public static let png = UTType(declared: "public.png")
  /// A picture that may move.
  public static let gif = UTType(declared: "com.compuserve.gif")
  /// A picture as telephones make it.
  public static let heic = UTType(declared: "public.heic")
  /// A picture as scanners make it.
  public static let tiff = UTType(declared: "public.tiff")
  /// A drawing.
  public static let svg = UTType(declared: "public.svg-image")
  /// A picture as the web has it.
  public static let webP = UTType(declared: "org.webmproject.webp")
  /// Anything to be seen or heard.
  public static let audiovisualContent = UTType(declared: "public.audiovisual-content")
  /// Anything to be heard.
  public static let audio = UTType(declared: "public.audio")
  /// Sound with losses.
  public static let mp3 = UTType(declared: "public.mp3")
  /// Sound without losses.
  public static let wav = UTType(declared: "com.microsoft.waveform-audio")
  /// Sound as telephones make it.
  public static let mpeg4Audio = UTType(declared: "public.mpeg-4-audio")
  /// Pictures that move, with sound or without.
  public static let movie = UTType(declared: "public.movie")
  /// Pictures that move, without sound.
  public static let video = UTType(declared: "public.video")
  /// Pictures that move, as the web has them.
  public static let mpeg4Movie = UTType(declared: "public.mpeg-4")
  /// Pictures that move, as telephones make them.
  public static let quickTimeMovie = UTType(declared: "com.apple.quicktime-movie")
  /// Several files in one.
  public static let archive = UTType(declared: "public.archive")
  /// The same, compressed.
  public static let zip = UTType(declared: "public.zip-archive")
  /// One file, compressed.
  public static let gzip = UTType(declared: "org.gnu.gnu-zip-archive")
  /// A property list.
  public static let propertyList = UTType(declared: "com.apple.property-list")
  /// Somebody's address.
  public static let contact = UTType(declared: "public.contact")
  /// Somebody's address as a file.
  public static let vCard = UTType(declared: "public.vcard")
  /// Something in a calendar.
  public static let calendarEvent = UTType(declared: "public.calendar-event")
  /// A message.
  public static let message = UTType(declared: "public.message")
  /// A mail.
  public static let emailMessage = UTType(declared: "public.email-message")
  /// The shapes of letters.
  public static let font = UTType(declared: "public.font")
  /// A database.
  public static let database = UTType(declared: "public.database")
  /// A program.
  public static let executable = UTType(declared: "public.executable")
  /// A book.
  public static let epub = UTType(declared: "org.idpf.epub-container")
}
