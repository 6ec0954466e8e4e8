import Foundation
import TestFixtures
import Testing

/// Packages that name what lies outside of their repository: not a byte of it is read, shown or changed, and the command
/// says why. `SECURITY.md` promises what is tried here.
@Suite struct ContainmentTests {
  /// What lies outside, beside the folder of the package; every file of it holds the word `TOPSECRET`.
  private static let outside = [
    "names.json": #"["TOPSECRET"]"#,
    "Card.xml": #"<View name="Card"><Body><Text>TOPSECRET {missing}</Text></Body></View>"#,
    "Fixable.xml":
      #"<View name="Card"><State name="TOPSECRET" type="Int" value="1"/><Body><Text>a</Text></Body></View>"#,
    "settings.yml": "TOPSECRET: 1\n",
    "page.html": "<!DOCTYPE html>\n<html lang=\"en\"><title>{{title}} TOPSECRET</title>{{{body}}}</html>\n",
    "photo.png": "\u{89}PNG TOPSECRET",
    "kit/screenwright.yml": "TOPSECRET: 2\n",
    "kit/Screens/Card.xml": #"<View name="Card"><Body><Text>TOPSECRET {missing}</Text></Body></View>"#,
    "kit/page.html":
      "<!DOCTYPE html>\n<html lang=\"en\"><title>{{title}} TOPSECRET</title>{{{body}}}</html>\n",
    "kit/names.json": #"["TOPSECRET"]"#,
    "kit/photo.png": "\u{89}PNG TOPSECRET",
    "Home.html": "TOPSECRET page", "Home.txt": "TOPSECRET page", "manifest.json": "TOPSECRET",
    "theme.css": "TOPSECRET", "sitemap.txt": "TOPSECRET", "index.html": "TOPSECRET",
    "stale.html": "TOPSECRET",
  ]

  private static func home(source: String = "names.json", _ more: String = "") -> String {
    """
    <Module>
      <App name="Sample"><WindowGroup><Home/></WindowGroup></App>
      <ObservableObject name="Store"><Published name="names" type="[String]" source="\(source)"/></ObservableObject>
      <Screen name="Home">
        <StateObject name="store" type="Store"/>
        <Body><VStack><Image name="photo"/><ForEach items="store.names" id="\\.self" as="name"><Text>{name}</Text></ForEach>\(more)</VStack></Body>
      </Screen>
      <Preview name="Look" of="Home"><Home/></Preview>
    </Module>

    """
  }

  private static let plain = ["Screens/Home.xml": home(), "Screens/names.json": #"["Ann"]"#]

  /// A package that reaches out, and the commands that are tried on it.
  struct Attempt: Sendable, CustomTestStringConvertible {
    var testDescription: String
    /// Files of the package; those of `plain` are there, too.
    var files: [String: String] = [:]
    /// Links in the package: names, and what they lead to from where they stand.
    var links: [String: String] = [:]
    /// Lines of the shell in which `$SW` is the command, run in the package. `$OUT` is what lies outside.
    var lines = reading

    init(
      _ name: String, _ files: [String: String] = [:], links: [String: String] = [:],
      lines: [String] = Self.reading
    ) {
      (testDescription, self.files, self.links, self.lines) = (name, files, links, lines)
    }

    static let reading = [
      "$SW lint", "$SW lint --format json", "$SW lint --fix", "$SW compile",
      "$SW compile --site --output Site",
      "$SW render Home", "$SW render Home --tree", "$SW graph",
    ]
    static let writing = [
      "$SW compile", "$SW compile --site", "$SW compile --to text", "$SW lint",
    ]
  }

  private static let dependent = ["Screens/Home.xml": home("<Card/>"), "Screens/names.json": #"["Ann"]"#]
  private static func home(_ more: String) -> String { home(source: "names.json", more) }

  static let attempts: [Attempt] = [
    Attempt("source above", ["Screens/Home.xml": home(source: "../../outside/names.json")]),
    Attempt("source that is absolute", ["Screens/Home.xml": home(source: "$OUT/names.json")]),
    Attempt(
      "source through a folder that is not there",
      ["Screens/Home.xml": home(source: "no/../../../outside/names.json")]),
    Attempt(
      "source outside that is missing", ["Screens/Home.xml": home(source: "../../outside/nothing.json")]),
    Attempt("source that is a link", links: ["Screens/names.json": "../../outside/names.json"]),
    Attempt("source that is an absolute link", links: ["Screens/names.json": "$OUT/names.json"]),
    Attempt(
      "source that is a link to a link",
      links: ["Screens/names.json": "../second", "second": "third", "third": "../outside/names.json"]),
    Attempt(
      "source behind a folder that is a link", ["Screens/Home.xml": home(source: "kit/names.json")],
      links: ["Screens/kit": "../../outside/kit"]),
    Attempt(
      "source above a folder that is a link", ["Screens/Home.xml": home(source: "../in/names.json")],
      links: ["in": "../outside/kit"]),
    Attempt(
      "source in .git",
      ["Screens/Home.xml": home(source: "../.git/names.json"), ".git/names.json": #"["TOPSECRET"]"#]),
    Attempt(
      "source in .git behind a link", [".git/names.json": #"["TOPSECRET"]"#],
      links: ["Screens/names.json": "../.git/names.json"]),
    Attempt("data folder above", ["screenwright.yml": "data: ../outside\n"]),
    Attempt("data folder that is absolute", ["screenwright.yml": "data: [$OUT]\n"]),
    Attempt(
      "data folder that is a link", ["screenwright.yml": "data: Data\n"], links: ["Data": "../outside"]),
    Attempt("screen that is a link", links: ["Screens/Card.xml": "../../outside/Card.xml"]),
    Attempt("screen that is an absolute link", links: ["Screens/Card.xml": "$OUT/Card.xml"]),
    Attempt("folder of screens that is a link", links: ["Screens/kit": "../../outside/kit"]),
    Attempt("settings that are a link", links: ["screenwright.yml": "../outside/settings.yml"]),
    Attempt(
      "dependency above", dependent.merging(["screenwright.yml": "dependencies: [../outside/kit]\n"]) { $1 }),
    Attempt(
      "dependency that is absolute",
      dependent.merging(["screenwright.yml": "dependencies: [$OUT/kit]\n"]) { $1 }),
    Attempt(
      "dependency that is a link", dependent.merging(["screenwright.yml": "dependencies: [kit]\n"]) { $1 },
      links: ["kit": "../outside/kit"]),
    Attempt(
      "dependency of a dependency",
      dependent.merging([
        "screenwright.yml": "exclude: in\ndependencies: [in]\n",
        "in/screenwright.yml": "dependencies: [../../outside/kit]\n",
        "in/Screens/Line.xml": #"<View name="Line"><Body><Card/></Body></View>"#,
      ]) { $1 }),
    Attempt(
      "screen of a dependency",
      [
        "screenwright.yml": "dependencies: [in]\n",
        "in/Screens/Line.xml": "<View name=\"Line\"><Body><Text>a</Text></Body></View>",
      ],
      links: ["in/Screens/Card.xml": "../../../outside/Card.xml"]),
    Attempt(
      "settings of a dependency",
      [
        "screenwright.yml": "dependencies: [in]\n",
        "in/Screens/Line.xml": "<View name=\"Line\"><Body><Text>a</Text></Body></View>",
      ],
      links: ["in/screenwright.yml": "../../outside/settings.yml"]),
    Attempt("templates above", ["screenwright.yml": "templates: ../outside\n"]),
    Attempt("templates that are absolute", ["screenwright.yml": "templates: $OUT\n"]),
    Attempt("templates that are a link", links: ["Templates": "../outside/kit"]),
    Attempt(
      "template that is a link", ["Templates/tokens.css": ""],
      links: ["Templates/page.html": "../../outside/page.html"]),
    Attempt("picture that is a link", links: ["Assets/photo.png": "../../outside/photo.png"]),
    Attempt("folder of pictures that is a link", links: ["Assets/kit": "../../outside/kit"]),
    Attempt(
      "picture of a set that is a link",
      links: ["Assets/photo.imageset/photo.png": "../../../outside/photo.png"]),
    Attempt("Assets that are a link", links: ["Assets": "../outside/kit"]),
    Attempt("Screens that are a link", links: ["Screens": "../outside/kit/Screens"]),
    Attempt("output above", ["screenwright.yml": "output: ../outside\n"], lines: Attempt.writing),
    Attempt(
      "output above that is missing", ["screenwright.yml": "output: ../outside/new/deep\n"],
      lines: Attempt.writing),
    Attempt("output that is absolute", ["screenwright.yml": "output: $OUT\n"], lines: Attempt.writing),
    Attempt("output that is a link", links: ["Output": "../outside"], lines: Attempt.writing),
    Attempt(
      "output behind a link", ["screenwright.yml": "output: in/Pages\n"], links: ["in": "../outside"],
      lines: Attempt.writing),
    Attempt(
      "output in .git", ["screenwright.yml": "output: .git/hooks\n", ".git/HEAD": ""], lines: Attempt.writing),
    Attempt(
      "page that is a link", links: ["Output/Home.html": "../../outside/Home.html"],
      lines: [
        "$SW compile", "$SW compile --output Output", "$SW compile --output ./Output/ --to html",
      ]),
    Attempt(
      "page that is a link to what is missing", links: ["Output/Home.html": "../../outside/new.html"],
      lines: ["$SW compile", "$SW compile --output Output"]),
    Attempt(
      "text that is a link", links: ["Output/Home.txt": "$OUT/Home.txt"],
      lines: ["$SW compile", "$SW compile --to text"]),
    Attempt(
      "manifest that is a link", links: ["Output/manifest.json": "../../outside/manifest.json"],
      lines: ["$SW compile", "$SW compile --site"]),
    Attempt(
      "list that is a link", links: ["Output/sitemap.txt": "../../outside/sitemap.txt"],
      lines: ["$SW compile --site"]),
    Attempt(
      "index that is a link", links: ["Output/index.html": "../../outside/index.html"],
      lines: ["$SW compile --site"]),
    Attempt(
      "style sheet that is a link", links: ["Output/theme.css": "../../outside/theme.css"],
      lines: ["$SW compile --styles link", "$SW compile --site"]),
    Attempt(
      "previews that are a link", links: ["Output/previews": "../../outside"],
      lines: ["$SW compile", "$SW compile --site"]),
    Attempt(
      "pictures that are written behind a link", ["Assets/photo.png": "mine"],
      links: ["Output/assets": "../../outside/kit"],
      lines: ["$SW compile", "$SW compile --site"]),
    Attempt(
      "records behind a link", links: ["Pages/Home-1.html": "../../outside/Home.html"],
      lines: ["echo '{}' | $SW render Home --records - --output Pages"]),
    Attempt(
      "fix of a screen that is a link", links: ["Screens/Card.xml": "../../outside/Fixable.xml"],
      lines: ["$SW lint --fix", "$SW lint --fix --unsafe", "$SW lint Screens/Card.xml --fix"]),
    Attempt(
      "file named on the command line", links: ["Screens/Card.xml": "../../outside/Card.xml"],
      lines: [
        "$SW lint Screens/Card.xml", "$SW lint Screens/Home.xml", "$SW render Card", "$SW dump xml",
        "$SW dump program", "$SW diff . .",
      ]),
    Attempt(
      "rules of settings", links: ["screenwright.yml": "../outside/settings.yml"], lines: ["$SW rules ."]),
  ]

  /// How many runs of the command there are.
  @Test func thereAreEnough() { #expect(Self.attempts.reduce(0) { $0 + $1.lines.count } >= 100) }

  @Test(arguments: attempts) func isRefused(_ attempt: Attempt) throws {
    for line in attempt.lines {
      let folder = try make(attempt)
      let before = folder.snapshot("outside")
      let run = try shell("cd pkg && " + line, in: folder)
      let told = run.output + run.errors
      #expect(run.status == 1 || run.status == 2, "\(line): \(run.status)\n\(told)")
      #expect(told.contains("data/outside-package"), "\(line): \(told)")
      #expect(!told.contains("TOPSECRET"), "\(line): \(told)")
      #expect(folder.snapshot("outside") == before, "\(line)")
      for (file, bytes) in folder.snapshot("pkg") where !file.hasPrefix("pkg/.git/") {
        #expect(!String(decoding: bytes, as: UTF8.self).contains("TOPSECRET"), "\(line): \(file)")
      }
    }
  }

  /// A folder with a package `pkg`, and what lies beside it in `outside`.
  private func make(_ attempt: Attempt) throws -> TemporaryPackage {
    let folder = try TemporaryPackage()
    for (name, text) in Self.outside { try folder.write("outside/" + name, text) }
    let outside = folder.path + "/outside"
    var files = Self.plain.merging(attempt.files) { $1 }
    for link in attempt.links.keys {
      files = files.filter { $0.key != link && !$0.key.hasPrefix(link + "/") }
    }
    for (name, text) in files { try folder.write("pkg/" + name, text.replacing("$OUT", with: outside)) }
    for (name, target) in attempt.links {
      let link = URL(filePath: folder.path + "/pkg/" + name)
      try FileManager.default.createDirectory(
        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link.path(), withDestinationPath: target.replacing("$OUT", with: outside))
    }
    return folder
  }

  /// A workspace is its own boundary: what its settings name outside is no member of it.
  @Test(arguments: ["../outside/kit", "$OUT/kit", "../outside/*", "in", "links/*"])
  func membersAreRefused(_ members: String) throws {
    let folder = try make(Attempt("", links: ["in": "../outside/kit", "links/kit": "../../outside/kit"]))
    for other in [", Own", ""] {
      let settings = "members: [\(members)\(other)]\n".replacing("$OUT", with: folder.path + "/outside")
      try folder.write("pkg/screenwright.yml", settings)
      try folder.write("pkg/Own/Screens/Home.xml", Sample.clean)
      for line in ["$SW lint", "$SW compile", "$SW render Home", "$SW graph"] {
        let run = try shell("cd pkg && " + line, in: folder)
        let told = run.output + run.errors
        #expect(run.status == 1 || run.status == 2, "\(line): \(told)")
        #expect(told.contains("data/outside-package") && !told.contains("TOPSECRET"), "\(line): \(told)")
      }
    }
  }

  /// Removing what a site's manifest lists stays in the site's folder.
  @Test func whatIsStaleIsRemovedInside() throws {
    let folder = try make(Attempt("", links: ["Site/old": "../../outside"]))
    try folder.write(
      "pkg/Site/manifest.json",
      "{\n  \"files\": [\n    \"old/stale.html\",\n    \"../../outside/stale.html\",\n    \"gone.html\"\n  ]\n}\n"
    )
    try folder.write("pkg/Site/gone.html", "old")
    let run = try shell("cd pkg && $SW compile --site --output Site", in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(!folder.has("pkg/Site/gone.html") && folder.has("outside/stale.html"))
  }

  /// The folder of the nearest `.git` is the repository, for links and dependencies, too.
  @Test func theRepositoryIsReachable() throws {
    let folder = try TemporaryPackage([
      ".git": "gitdir: elsewhere\n", "shared/names.json": #"["Ann"]"#,
      "kit/Screens/Card.xml": #"<View name="Card"><Body><Text>Card</Text></Body></View>"#,
      "apps/one/Screens/Home.xml": Self.home(source: "../../../shared/names.json", "<Card/>"),
      "apps/one/screenwright.yml": "dependencies: [../../kit]\noutput: ../../pages\n",
    ])
    let run = try shell(
      "ln -s ../../shared apps/one/Assets; ln -s $PWD/kit/Screens/Card.xml apps/one/Screens/Cards.txt; $SW compile apps/one && cat pages/Home.txt",
      in: folder)
    #expect(
      run.status == 0 && run.output.contains("Ann") && run.output.contains("Card"),
      "\(run.errors)\(run.output)")
    // In a repository of its own, it is no longer.
    let own = try shell("mkdir apps/one/.git; $SW lint apps/one --format concise", in: folder)
    #expect(own.status == 1)
    #expect(own.lines.filter { $0.contains("data/outside-package") }.count == 4, "\(own.output)")
  }

  /// Without a repository the workspace is the boundary, also where only a member is named.
  @Test func theWorkspaceIsReachable() throws {
    let folder = try TemporaryPackage([
      "screenwright.yml": "members: [apps/*, kit]\n", "shared/names.json": #"["Ann"]"#,
      "kit/Screens/Card.xml": #"<View name="Card"><Body><Text>Card</Text></Body></View>"#,
      "apps/one/Screens/Home.xml": Self.home(source: "../../../shared/names.json", "<Card/>"),
      "apps/one/screenwright.yml": "dependencies: [../../kit]\n",
    ])
    for line in [
      "$SW lint", "$SW lint apps/one", "cd apps/one && $SW lint", "$SW render Home apps/one --to text",
    ] {
      let run = try shell(line, in: folder)
      #expect(run.status == 0, "\(line): \(run.output)\(run.errors)")
    }
    try folder.write("screenwright.yml", "members: [kit]\n")
    #expect(try shell("$SW lint apps/one", in: folder).status == 1)
  }

  @Test func theCommandLineOpensMore() throws {
    let folder = try make(Attempt("", ["Screens/Home.xml": Self.home(source: "../../outside/names.json")]))
    let run = try shell("cd pkg && $SW render Home --to text --allow-path ../outside", in: folder)
    #expect(run.status == 0 && run.output.contains("TOPSECRET"), "\(run.errors)")
    let other = try shell("cd pkg && $SW lint --allow-path ../outside/kit", in: folder)
    #expect(other.status == 1 && other.output.contains("data/outside-package"))
    let none = try shell("cd pkg && $SW lint --allow-path ../nothing", in: folder)
    #expect(none.status == 2 && none.errors == "screenwright: --allow-path: there is no folder ../nothing\n")
  }

  /// Paths of the command line are the user's own, wherever they lie.
  @Test func theUsersPathsAreTheUsers() throws {
    let folder = try make(Attempt(""))
    let lines = [
      "$SW compile --output ../outside/new/../pages && test -f ../outside/pages/Home.html",
      "$SW render Home --output ../outside/mine.html && test -f ../outside/mine.html",
      "$SW render Home --to text --data Store.names=../outside/names.json | grep -q TOPSECRET",
      "$SW render Home --templates ../outside/kit | grep -q TOPSECRET",
      "$SW lint --format json=../outside/report.json && test -f ../outside/report.json",
      "$SW lint --baseline ../outside/known.txt --update-baseline && test -f ../outside/known.txt",
      "$SW render Home --output /dev/stdout | grep -q Ann", "$SW render Home --output /dev/null",
      "cd .. && ln -s pkg linked && $SW lint linked && $SW lint pkg/Screens/Home.xml",
    ]
    for line in lines {
      let run = try shell("cd pkg && " + line, in: folder)
      #expect(run.status == 0, "\(line): \(run.output)\(run.errors)")
    }
  }

  /// A link that changes between two places is read where it was checked.
  @Test func whatWasCheckedIsOpened() throws {
    let folder = try make(Attempt("", links: ["Screens/names.json": "own.json"]))
    try folder.write("pkg/Screens/own.json", #"["Ann"]"#)
    let run = try shell(
      """
      cd pkg/Screens
      (while [ ! -e stop ]; do ln -sfn ../../outside/names.json names.json; ln -sfn own.json names.json; done) &
      for n in $(seq 40); do $SW render Home .. --to text; done >../../seen 2>&1
      touch stop; wait; cat ../../seen
      """, in: folder)
    #expect(!run.output.contains("TOPSECRET") && run.output.contains("Ann"), "\(run.output)")
  }
}

extension TemporaryPackage {
  /// The files below a folder with their bytes, links not followed.
  fileprivate func snapshot(_ folder: String) -> [String: [UInt8]] {
    var found: [String: [UInt8]] = [:]
    let names =
      FileManager.default.enumerator(atPath: path + "/" + folder)?.compactMap { $0 as? String } ?? []
    for name in names {
      let file = folder + "/" + name
      let attributes = try? FileManager.default.attributesOfItem(atPath: path + "/" + file)
      guard attributes?[.type] as? FileAttributeType == .typeRegular else {
        found[file] = []
        continue
      }
      found[file] = (try? bytes(file)) ?? []
    }
    return found.filter { !$0.key.isEmpty }
  }
}
