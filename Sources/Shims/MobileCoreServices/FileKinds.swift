@_exported public import UIKit

// The kinds of files by the names that they had before UniformTypeIdentifiers. There is no CFString here: they are texts, and what
// is written `kUTTypeImage as String` stays as it is.

/// Anything.
public let kUTTypeItem = "public.item"
/// Anything that can be looked at.
public let kUTTypeContent = "public.content"
/// Bytes.
public let kUTTypeData = "public.data"
/// A picture.
public let kUTTypeImage = "public.image"
/// A picture as JPEG.
public let kUTTypeJPEG = "public.jpeg"
/// A picture as PNG.
public let kUTTypePNG = "public.png"
/// A picture as GIF.
public let kUTTypeGIF = "com.compuserve.gif"
/// A film.
public let kUTTypeMovie = "public.movie"
/// A film without sound.
public let kUTTypeVideo = "public.video"
/// A film as MPEG-4.
public let kUTTypeMPEG4 = "public.mpeg-4"
/// A film as QuickTime.
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
/// Sound.
public let kUTTypeAudio = "public.audio"
/// A text.
public let kUTTypeText = "public.text"
/// A text without looks.
public let kUTTypePlainText = "public.plain-text"
/// A text in UTF-8.
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
/// A text with looks.
public let kUTTypeRTF = "public.rtf"
/// A page of the web.
public let kUTTypeHTML = "public.html"
/// A text in XML.
public let kUTTypeXML = "public.xml"
/// A text in JSON.
public let kUTTypeJSON = "public.json"
/// Pages as PDF.
public let kUTTypePDF = "com.adobe.pdf"
/// A link.
public let kUTTypeURL = "public.url"
/// A link to a file.
public let kUTTypeFileURL = "public.file-url"
/// A folder.
public let kUTTypeFolder = "public.folder"
/// A person, as a card.
public let kUTTypeVCard = "public.vcard"
/// Files in an archive.
public let kUTTypeZipArchive = "public.zip-archive"
