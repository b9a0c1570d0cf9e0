/// A kind of files that the system declares.
struct DeclaredType: Sendable {
  let identifier: String
  var parents: [String] = []
  var ending: String?
  var mimeType: String?

  /// All of them, each after its parents.
  static let all = [
    DeclaredType(identifier: "public.item"),
    DeclaredType(identifier: "public.content"),
    DeclaredType(identifier: "public.composite-content", parents: ["public.content"]),
    DeclaredType(identifier: "public.data", parents: ["public.item"]),
    DeclaredType(identifier: "public.directory", parents: ["public.item"]),
    DeclaredType(identifier: "public.folder", parents: ["public.directory"]),
    DeclaredType(identifier: "com.apple.package", parents: ["public.directory"]),
    DeclaredType(identifier: "public.url", parents: ["public.data"]),
    DeclaredType(identifier: "public.file-url", parents: ["public.url"]),
    DeclaredType(identifier: "public.text", parents: ["public.data", "public.content"]),
    DeclaredType(
      identifier: "public.plain-text", parents: ["public.text"], ending: "txt", mimeType: "text/plain"),
    DeclaredType(identifier: "public.utf8-plain-text", parents: ["public.plain-text"]),
    DeclaredType(identifier: "public.rtf", parents: ["public.text"], ending: "rtf", mimeType: "text/rtf"),
    DeclaredType(identifier: "public.html", parents: ["public.text"], ending: "html", mimeType: "text/html"),
    DeclaredType(
      identifier: "public.xml", parents: ["public.text"], ending: "xml", mimeType: "application/xml"),
    DeclaredType(
      identifier: "public.json", parents: ["public.text"], ending: "json", mimeType: "application/json"),
    DeclaredType(
      identifier: "public.comma-separated-values-text", parents: ["public.text"], ending: "csv",
      mimeType: "text/csv"),
    DeclaredType(identifier: "public.source-code", parents: ["public.plain-text"]),
    DeclaredType(identifier: "public.swift-source", parents: ["public.source-code"], ending: "swift"),
    DeclaredType(
      identifier: "com.adobe.pdf", parents: ["public.data", "public.composite-content"], ending: "pdf",
      mimeType: "application/pdf"),
    DeclaredType(identifier: "public.spreadsheet", parents: ["public.content"]),
    DeclaredType(identifier: "public.presentation", parents: ["public.composite-content"]),
    DeclaredType(identifier: "public.image", parents: ["public.data", "public.content"]),
    DeclaredType(
      identifier: "public.jpeg", parents: ["public.image"], ending: "jpeg", mimeType: "image/jpeg"),
    DeclaredType(identifier: "public.png", parents: ["public.image"], ending: "png", mimeType: "image/png"),
    DeclaredType(
      identifier: "com.compuserve.gif", parents: ["public.image"], ending: "gif", mimeType: "image/gif"),
    DeclaredType(
      identifier: "public.heic", parents: ["public.image"], ending: "heic", mimeType: "image/heic"),
    DeclaredType(
      identifier: "public.tiff", parents: ["public.image"], ending: "tiff", mimeType: "image/tiff"),
    DeclaredType(
      identifier: "public.svg-image", parents: ["public.image", "public.xml"], ending: "svg",
      mimeType: "image/svg+xml"),
    DeclaredType(
      identifier: "org.webmproject.webp", parents: ["public.image"], ending: "webp", mimeType: "image/webp"),
    DeclaredType(identifier: "public.audiovisual-content", parents: ["public.data", "public.content"]),
    DeclaredType(identifier: "public.audio", parents: ["public.audiovisual-content"]),
    DeclaredType(identifier: "public.mp3", parents: ["public.audio"], ending: "mp3", mimeType: "audio/mpeg"),
    DeclaredType(
      identifier: "com.microsoft.waveform-audio", parents: ["public.audio"], ending: "wav",
      mimeType: "audio/vnd.wave"),
    DeclaredType(
      identifier: "public.mpeg-4-audio", parents: ["public.audio"], ending: "m4a", mimeType: "audio/mp4"),
    DeclaredType(identifier: "public.movie", parents: ["public.audiovisual-content"]),
    DeclaredType(identifier: "public.video", parents: ["public.movie"]),
    DeclaredType(
      identifier: "public.mpeg-4", parents: ["public.movie"], ending: "mp4", mimeType: "video/mp4"),
    DeclaredType(
      identifier: "com.apple.quicktime-movie", parents: ["public.movie"], ending: "mov",
      mimeType: "video/quicktime"),
    DeclaredType(identifier: "public.archive", parents: ["public.data"]),
    DeclaredType(
      identifier: "public.zip-archive", parents: ["public.archive"], ending: "zip",
      mimeType: "application/zip"),
    DeclaredType(
      identifier: "org.gnu.gnu-zip-archive", parents: ["public.archive"], ending: "gz",
      mimeType: "application/gzip"),
    DeclaredType(identifier: "com.apple.property-list", parents: ["public.data"], ending: "plist"),
    DeclaredType(identifier: "public.contact", parents: ["public.item"]),
    DeclaredType(
      identifier: "public.vcard", parents: ["public.text", "public.contact"], ending: "vcf",
      mimeType: "text/vcard"),
    DeclaredType(identifier: "public.calendar-event", parents: ["public.item"]),
    DeclaredType(identifier: "public.message", parents: ["public.item"]),
    DeclaredType(
      identifier: "public.email-message", parents: ["public.message"], ending: "eml",
      mimeType: "message/rfc822"),
    DeclaredType(identifier: "public.font", parents: ["public.data"]),
    DeclaredType(identifier: "public.database", parents: ["public.data"]),
    DeclaredType(identifier: "public.executable", parents: ["public.data"]),
    DeclaredType(
      identifier: "org.idpf.epub-container", parents: ["public.data", "public.composite-content"],
      ending: "epub", mimeType: "application/epub+zip"),
  ]
}
