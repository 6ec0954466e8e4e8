import Foundation
import TestFixtures
import Testing

/// The targets stand in one order, and each imports only what stands above it.
@Suite struct LayerTests {
  /// The targets in the order of Package.swift.
  static func order() throws -> [String] {
    let manifest = try Project.text("Package.swift")
    let targets = manifest[try #require(manifest.range(of: "  targets: [")).upperBound...]
    var order: [String] = []
    for line in targets.split(separator: "\n") {
      if let match = line.firstMatch(of: /^ {4}module\("(\w+)"/) { order.append(String(match.1)) }
      if let match = line.firstMatch(of: /^ {4}\.systemLibrary\(name: "(\w+)"\)/) {
        order.append(String(match.1))
      }
      if let match = line.firstMatch(of: /^ {6}name: "([\w-]+)",/) { order.append(String(match.1)) }
    }
    return order
  }

  @Test func everyFolderIsATarget() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Project.root + "Sources")
    #expect(Set(folders) == Set(try Self.order()))
  }

  @Test func theCodeMapNamesTheTargetsInTheirOrder() throws {
    let page = try Project.text("ARCHITECTURE.md")
    let named = page.matches(of: /(?m)^\| `([\w-]+)` \|/).map { String($0.1) }
    #expect(named == (try Self.order()))
  }

  @Test func importsPointUpwards() throws {
    let order = try Self.order()
    let system: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
    let server: Set<String> = [
      "HTTPTypes", "HummingbirdCore", "Logging", "NIOCore", "NIOHTTPTypes", "NIOPosix",
    ]
    for (place, target) in order.enumerated() {
      let above = Set(order[..<place])
      for file in Project.files(under: "Sources/" + target, ending: ".swift") {
        for match in try Project.text(file).matches(of: /(?m)^\s*(?:@\w+ |public |package )*import (\w+)/) {
          let name = String(match.1)
          let isCommandLine = target.hasPrefix("screenwright") && name == "ArgumentParser"
          let isServer = target == "PreviewServer" && server.contains(name)
          let isLinked = target != "screenwright" || name != "PreviewServer"
          #expect(
            isLinked && (above.contains(name) || system.contains(name) || isCommandLine || isServer),
            "\(file) imports \(name)")
        }
      }
    }
  }

  /// Without the system's library nothing can open a file, read a clock or ask for the locale.
  @Test func onlyTheEdgesSeeTheSystem() throws {
    let threadsAndMemory: Set<String> = [
      "Sources/SourceModel/Parallel.swift", "Sources/Memory/ByteSearch.swift",
      "Sources/Memory/GrowingBuffer.swift",
      "Sources/ScreenRuntime/Run/LargeStack.swift", "Sources/ScreenRuntime/Run/RunStack.swift",
      "Sources/SourceModel/NameTable.swift",
      "Sources/SourceModel/Tables/TableMemory.swift", "Sources/SourceModel/Tables/HeapRoom.swift",
      "Sources/SourceModel/Tables/PagePool.swift", "Sources/ModelData/Forms/SharedLibrary.swift",
      "Sources/PreviewServer/PreviewServer.swift",
    ]
    for file in Project.files(under: "Sources", ending: ".swift") {
      let isEdge =
        ["Sources/ScreenCompiler/Package/", "Sources/screenwright/", "Sources/screenwright-preview/"]
        .contains { file.hasPrefix($0) }
      let importsSystem = try Project.text(file).contains("import Glibc")
      #expect(!importsSystem || isEdge || threadsAndMemory.contains(file), "\(file)")
    }
  }
}
