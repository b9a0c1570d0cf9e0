import HeadlessUIKit
import PhotosUI
import SwiftUI
import Testing
import UniformTypeIdentifiers

private struct Note: Transferable, Codable {
  var text = "a"

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: .json)
    ProxyRepresentation(exporting: \.text)
  }
}

private struct Plain: FileDocument {
  static var readableContentTypes: [UTType] { [.plainText] }
  var text = ""

  init(text: String) { self.text = text }
  init(configuration: ReadConfiguration) throws {
    text = String(decoding: configuration.file.regularFileContents ?? Data(), as: UTF8.self)
  }
  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}

private struct Files: View {
  let note: @MainActor (String) -> Void
  @State private var imports = false
  @State private var exports = false
  @State private var moves = false

  var body: some View {
    VStack {
      Button("Open") { imports = true }
      Button("Save") { exports = true }
      Button("Move") { moves = true }
      ShareLink(item: "Text")
      ShareLink("Send", item: Note(), preview: SharePreview("Note", image: Image(systemName: "note")))
      ShareLink(items: [Note()]) { Label("All", systemImage: "star") }
    }
    .fileImporter(isPresented: $imports, allowedContentTypes: [.pdf]) { result in
      if case .success(let url) = result { note("\(url.lastPathComponent), \(imports)") }
    }
    .fileExporter(
      isPresented: $exports, document: Plain(text: "a"), contentType: .plainText, defaultFilename: "a"
    ) {
      if case .success(let url) = $0 { note("saved \(url.lastPathComponent)") }
    }
    .fileExporter(isPresented: $moves, item: "Text", contentTypes: [.plainText]) { _ in
      note("moved")
    } onCancellation: {
      note("not moved, \(moves)")
    }
  }
}

private struct Photos: View {
  let note: @MainActor (String) -> Void
  let pick: @MainActor (PhotosPickerItem) -> Void
  @State private var item: PhotosPickerItem?
  @State private var items: [PhotosPickerItem] = []
  @State private var isShown = false

  var body: some View {
    VStack {
      PhotosPicker("One", selection: $item, matching: .images)
      PhotosPicker(selection: $items, maxSelectionCount: 3, matching: .any(of: [.images, .videos])) {
        Text("Some")
      }
      Button("More") { isShown = true }
    }
    .photosPicker(isPresented: $isShown, selection: $items)
    .onChange(of: items) { note("\(items.count) photos, \(isShown)") }
    .onChange(of: item) { item.map(pick) }
  }
}

@MainActor
@Suite struct SystemScreenTests {
  private func end(_ phone: Phone, finished: Bool) {
    #expect(phone.window.perform(.leaveSystemScreen(finished: finished)))
    phone.settle()
    #expect(phone.window.rootViewController?.presentedViewController == nil)
  }

  @Test func `a file is picked, or the picker is called off, and its flag is taken back before`() {
    let phone = Phone()
    phone.show(Files { [phone] in phone.notes.append($0) })
    for finished in [true, false, true] {
      phone.user("tap 'Open'")
      #expect(phone.outline == "Files > FilePicker")
      end(phone, finished: finished)
    }
    #expect(phone.notes == ["Document.pdf, false", "Document.pdf, false"] && phone.faults == [])
  }

  @Test func `a place for a file is chosen or not`() {
    let phone = Phone()
    phone.show(Files { [phone] in phone.notes.append($0) })
    phone.user("tap 'Save'")
    end(phone, finished: true)
    phone.user("tap 'Move'")
    end(phone, finished: false)
    phone.user("tap 'Move'")
    end(phone, finished: true)
    #expect(phone.notes == ["saved a.txt", "not moved, false", "moved"] && phone.faults == [])
  }

  @Test(arguments: ["Share…", "Send", "All"], [UIUserInterfaceSizeClass.compact, .regular])
  func `what is shared is copied, or the sheet is called off`(title: String, width: UIUserInterfaceSizeClass)
  {
    let phone = Phone(width: width)
    phone.show(Files { _ in })
    for finished in [true, false] {
      phone.user("tap '\(title)'")
      #expect(phone.outline == "Files > ShareSheet")
      end(phone, finished: finished)
    }
    #expect(phone.faults == [])
  }

  @Test func `a photo is picked and read, or the picker is called off`() async throws {
    let phone = Phone()
    var items: [PhotosPickerItem] = []
    phone.show(
      Photos { [phone] in
        phone.notes.append($0)
      } pick: {
        items.append($0)
      })
    phone.user("tap 'One'")
    #expect(phone.outline == "Photos > PhotoSheet")
    end(phone, finished: false)
    #expect(items == [])
    phone.user("tap 'One'")
    end(phone, finished: true)
    phone.user("tap 'Some'")
    end(phone, finished: true)
    phone.user("tap 'More'")
    end(phone, finished: true)
    #expect(phone.notes == ["1 photos, false", "1 photos, false"] && phone.faults == [])
    let data = try #require(try await items.first?.loadTransferable(type: Data.self))
    #expect(items.count == 1 && UIImage(data: data) != nil)
    #expect(try await items[0].loadTransferable(type: Image.self) != nil)
    await #expect(throws: (any Error).self) { try await items[0].loadTransferable(type: Note.self) }
  }

  @Test func `an inspector is a sheet where the device is narrow, and a part of the screen where it is wide`()
  {
    struct Inspected: View {
      @State private var isShown = false

      var body: some View {
        Button("Show") { isShown.toggle() }
          .inspector(isPresented: $isShown) { Text("Details") }
      }
    }
    let phone = Phone()
    phone.show(Inspected())
    phone.user("tap 'Show'")
    #expect(phone.outline == "Inspected > Text")
    phone.swipeDown()
    #expect(phone.outline == "Inspected" && !phone.texts.contains("Details"))
    let tablet = Phone(width: .regular)
    tablet.show(Inspected())
    tablet.user("tap 'Show'")
    #expect(tablet.outline == "Inspected" && tablet.texts.contains("Details"))
    tablet.user("tap 'Show'")
    #expect(!tablet.texts.contains("Details") && tablet.faults == [])
  }

  @Test func `views know how wide the device is, also when that changes`() {
    struct Width: View {
      @Environment(\.horizontalSizeClass) private var width
      var body: some View { Text(width == .compact ? "narrow" : width == .regular ? "wide" : "unknown") }
    }
    let phone = Phone()
    phone.show(Width())
    #expect(phone.texts == ["narrow"])
    #expect(phone.window.perform(.changeSizeClass(.regular)))
    phone.settle()
    #expect(phone.texts == ["wide"])
  }
}
