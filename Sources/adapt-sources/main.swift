import Foundation
import SourceAdapting

// `adapt-sources SOURCES OUTPUT`: writes the files of a folder as they compile without Objective-C, with a line for each
// place that is left to be changed by hand. The plugin `AdaptedSources` runs it; other build systems may. The plugin also
// says which file named SOURCES, and which files it saw there when the build was planned.
let arguments = Array(CommandLine.arguments.dropFirst())
guard arguments.count >= 2 else {
  FileHandle.standardError.write(Data("usage: adapt-sources SOURCES OUTPUT [LIST FILE…]\n".utf8))
  exit(2)
}
let (folder, output) = (arguments[0], arguments[1])
let list = arguments.dropFirst(2).first

do {
  let sources = try AdaptedFolder(folder)
  if let list { try sources.confirm(list: list, planned: Array(arguments.dropFirst(3))) }
  let adaptation = try sources.adapt()
  for remark in adaptation.remarks {
    FileHandle.standardError.write(
      Data("\(folder)/\(remark.path):\(remark.line): warning: \(remark.reason)\n".utf8))
  }
  try AdaptedFolder.write(adaptation.files, into: output)
} catch let change as AdaptationPlan.Change {
  FileHandle.standardError.write(Data("\(list ?? folder):1: error: \(change)\n".utf8))
  exit(2)
} catch {
  FileHandle.standardError.write(Data("adapt-sources: \(error)\n".utf8))
  exit(2)
}
