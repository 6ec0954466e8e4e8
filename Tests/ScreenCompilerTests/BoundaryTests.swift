import Foundation
import TestFixtures
import Testing

@testable import ScreenCompiler

/// A package reaches what lies in its folders, and nothing else, whatever its paths say.
@Suite struct BoundaryTests {
  private static func package() throws -> (TemporaryPackage, Boundary) {
    let package = try TemporaryPackage([
      "inside/a.json": "1", "inside/deep/b.json": "2", "outside.json": "3", "inside/.git/config": "4",
    ])
    let root = try #require(FileSystem.real(package.path + "/inside"))
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/inside/out", withDestinationPath: package.path + "/outside.json")
    try FileManager.default.createSymbolicLink(
      atPath: package.path + "/inside/in", withDestinationPath: "deep/b.json")
    return (package, Boundary([root]))
  }

  @Test func filesInsideAreRead() throws {
    let (package, boundary) = try Self.package()
    for (path, text) in [("a.json", "1"), ("deep/b.json", "2"), ("deep/../a.json", "1"), ("in", "2")] {
      #expect(try boundary.read(package.path + "/inside/" + path) == Array(text.utf8), "\(path)")
    }
    #expect(boundary.isFolder(package.path + "/inside/deep") && boundary.isFile(package.path + "/inside/in"))
  }

  @Test(arguments: ["../outside.json", "out", "deep/../../outside.json", ".git/config", "../missing.json"])
  func nothingOutsideIsReached(_ path: String) throws {
    let (package, boundary) = try Self.package()
    #expect(throws: OutsidePackage.self) { try boundary.read(package.path + "/inside/" + path) }
    #expect(boundary.isLeft(by: package.path + "/inside/" + path))
    #expect(!boundary.isFile(package.path + "/inside/" + path))
  }

  @Test func whatIsMissingInsideIsMissing() throws {
    let (package, boundary) = try Self.package()
    #expect(throws: FileError.self) { try boundary.read(package.path + "/inside/missing.json") }
    #expect(throws: FileError.self) { try boundary.read(package.path + "/inside/deep") }
    #expect(!boundary.isLeft(by: package.path + "/inside/missing.json"))
  }

  @Test func foldersAreListedInOrderAndSayWhatLeadsOut() throws {
    let (package, boundary) = try Self.package()
    var found: [String] = []
    try boundary.forEachEntry(package.path + "/inside") { name, entry in
      let isOutside = if case .outside = entry { true } else { false }
      found.append(String(cString: name) + (isOutside ? " leads out" : ""))
    }
    #expect(found == ["a.json", "deep", "in", "out leads out"])
  }

  @Test func theUserMayOpenMore() throws {
    let (package, boundary) = try Self.package()
    let wider = try boundary.and([package.path])
    #expect(try wider.read(package.path + "/outside.json") == Array("3".utf8))
    #expect(throws: UsageError.self) { try boundary.and([package.path + "/missing"]) }
    #expect(throws: OutsidePackage.self) { try Boundary.nothing.read(package.path + "/outside.json") }
  }
}
