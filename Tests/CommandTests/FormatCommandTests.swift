import Foundation
import TestFixtures
import Testing

/// `screenwright format`.
@Suite struct FormatCommandTests {
  private static let crowded = "<View   name='A'><Body><Text>a</Text></Body></View>"
  private static let laidOut = """
    <View name="A">
      <Body>
        <Text>a</Text>
      </Body>
    </View>

    """

  @Test func checkListsAndChangesNothing() throws {
    let package = try TemporaryPackage(["Screens/A.xml": Self.crowded, "Screens/B.xml": Self.laidOut])
    let run = try screenwright("format", "--check", package.path)
    #expect(run.status == 1)
    #expect(run.output == "Would reformat: Screens/A.xml\n")
    #expect(run.errors == "1 file would be reformatted, 1 file already formatted\n")
    #expect(try package.read("Screens/A.xml") == Self.crowded)
  }

  @Test func writesAndIsDone() throws {
    let package = try TemporaryPackage(["Screens/A.xml": Self.crowded])
    let first = try screenwright("format", package.path)
    #expect(first.status == 0 && first.output.isEmpty)
    #expect(first.errors == "1 file reformatted\n")
    #expect(try package.read("Screens/A.xml") == Self.laidOut)
    let second = try screenwright("format", "--check", package.path)
    #expect(second.status == 0)
    #expect(second.errors == "1 file already formatted\n")
  }

  @Test func diffIsWhatPatchReads() throws {
    let package = try TemporaryPackage(["Screens/A.xml": Self.crowded])
    let run = try screenwright("format", "--diff", package.path)
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("--- a/Screens/A.xml\n+++ b/Screens/A.xml\n@@ -1,1 +1,5 @@\n"), "\(run.output)")
    #expect(try package.read("Screens/A.xml") == Self.crowded)
  }

  @Test func aFileWithAFaultIsLeftAloneAndOthersAreNot() throws {
    let faulty = "<View name='B'><Body><Button action='a = ('/></Body></View>"
    let package = try TemporaryPackage(["Screens/A.xml": Self.crowded, "Screens/B.xml": faulty])
    let run = try screenwright("format", package.path)
    #expect(run.status == 2)
    #expect(run.errors.contains("error[syntax/invalid-code]"), "\(run.errors)")
    #expect(run.errors.contains("Screens/B.xml:1:"), "\(run.errors)")
    #expect(
      run.errors.hasSuffix("1 file reformatted, 1 file left alone, as it cannot be read\n"), "\(run.errors)")
    #expect(try package.read("Screens/A.xml") == Self.laidOut)
    #expect(try package.read("Screens/B.xml") == faulty)
  }

  @Test func encodingsStay() throws {
    let package = try TemporaryPackage()
    var wide: [UInt8] = [0xFF, 0xFE]
    for unit in Self.crowded.utf16 { wide += [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    try package.write("Screens/A.xml", wide)
    try package.write("Screens/B.xml", [0xEF, 0xBB, 0xBF] + Array(Self.crowded.utf8))
    #expect(try screenwright("format", package.path).status == 0)
    let stored = try Data(contentsOf: URL(filePath: package.path + "/Screens/A.xml"))
    #expect(String(data: stored, encoding: .utf16) == Self.laidOut)
    #expect(try package.read("Screens/B.xml").unicodeScalars.first?.value == 0xFEFF)
    #expect(try screenwright("format", "--check", package.path).status == 0)
  }

  @Test func lineLengthHasBounds() throws {
    let run = try screenwright("format", "--line-length", "10", ".")
    #expect(run.status == 2)
    #expect(run.errors.contains("40 to 400"))
  }
}
