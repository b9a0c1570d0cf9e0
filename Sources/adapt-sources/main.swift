import Foundation
import SourceAdapting

// `adapt-sources SOURCES OUTPUT`: writes the files of a folder as they compile without Objective-C, with a line for each
// place that is left to be changed by hand. The plugin `AdaptedSources` runs it; other build systems may.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 2, let folder = arguments.first, let output = arguments.last else {
  FileHandle.standardError.write(Data("usage: adapt-sources SOURCES OUTPUT\n".utf8))
  exit(2)
}

do {
  let adaptation = try AdaptedFolder(folder).adapt()
  for remark in adaptation.remarks {
    FileHandle.standardError.write(
      Data("\(folder)/\(remark.path):\(remark.line): warning: \(remark.reason)\n".utf8))
  }
  try AdaptedFolder.write(adaptation.files, into: output)
} catch {
  FileHandle.standardError.write(Data("adapt-sources: \(error)\n".utf8))
  exit(2)
}
