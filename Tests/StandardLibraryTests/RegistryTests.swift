import Foundation
import ScreenTypes
import Testing

@testable import StandardLibrary

private let allExamples: [[Example]] = [
  collectionExamples, arrayExamples, comparisonExamples, sliceExamples, dictionaryExamples, setExamples,
  optionalExamples,
  stringExamples,
  conversionExamples, numberExamples, functionExamples, colorExamples, materialExamples, fontExamples,
  textValueExamples, textFormatExamples,
  shapeExamples,
  geometryExamples, subviewExamples, gestureExamples, motionExamples, dateExamples, dateFormatExamples,
  addressExamples,
  styleExamples, chanceExamples, loggerExamples, taskExamples, calendarExamples, pathExamples,
  graphicsExamples,
  roundGradientExamples, chartExamples, measurementExamples, decimalExamples, optionSetExamples,
  attributedStringExamples, addressPartExamples, dataExamples, publisherExamples, alertExamples,
  publishedExamples, regexExamples,
  formatterExamples, systemExamples, momentExamples, foundationExamples,
  concurrencyExamples, resultExamples, codingContainerExamples, unseenExamples, numberPartExamples,
  scalarExamples,
  dayPartExamples, surroundingsExamples, noticeExamples, formatExamples, valueExamples, plainValueExamples,
  mapExamples,
  pictureExamples,
]

@Suite struct RegistryTests {
  @Test func everyEntryGivesWhatItsExamplesSay() {
    var byKey: [String: [StandardLibrary.Entry]] = [:]
    for entry in StandardLibrary.shared.entries { byKey[entry.key, default: []].append(entry) }
    var covered: Set<String> = []
    for example in allExamples.joined() {
      let parts = example.key.split(separator: "#")
      let key = String(parts[0])
      let number = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
      guard let found = byKey[key], found.indices.contains(number) else {
        Issue.record("no entry \(example.key)")
        continue
      }
      #expect(found.count == 1 || parts.count > 1, "\(key) has overloads; say which")
      #expect(example.arguments.count == found[number].parameters.count, "\(example.key)")
      #expect(example.run(found[number]) == example.expected, "\(example.key)")
      covered.insert("\(key)#\(number)")
    }
    for (key, found) in byKey {
      for number in found.indices {
        let isCovered = covered.contains("\(key)#\(number)")
        #expect(isCovered, "\(key)#\(number) has no example")
      }
    }
  }

  /// Values at the ends of what the type of a value holds.
  private func extremes(_ value: Value) -> [Value] {
    switch value {
    case .int: [0, -1, Int.max, Int.min].map { .int($0) }
    case .double: [0, -1, -.infinity, .infinity, .nan, 1e308, .leastNonzeroMagnitude].map { .double($0) }
    case .string: ["", " ", "é🇰🇷", String(repeating: "가", count: 300)].map { .string($0) }
    case .array: [.array(ArrayBox([]))]
    default: []
    }
  }

  @Test func totalEntriesHaveAValueForAllTheyAreGiven() {
    var byKey: [String: [StandardLibrary.Entry]] = [:]
    for entry in StandardLibrary.shared.entries { byKey[entry.key, default: []].append(entry) }
    var tried = 0
    for example in allExamples.joined() {
      let parts = example.key.split(separator: "#")
      guard let found = byKey[String(parts[0])]?[parts.count > 1 ? Int(parts[1]) ?? 0 : 0],
        found.member.isTotal,
        // The functions of the examples have limits of their own.
        !example.arguments.contains(where: { if case .function = $0 { true } else { false } })
      else { continue }
      var uses = extremes(example.receiver).map { ($0, example.arguments) }
      for place in example.arguments.indices {
        for value in extremes(example.arguments[place]) {
          var arguments = example.arguments
          arguments[place] = value
          uses.append((example.receiver, arguments))
        }
      }
      for (receiver, arguments) in uses {
        let text = Example(example.key, receiver, arguments, "").run(found)
        #expect(text == "run/limit" || !text.hasPrefix("run/"), "\(example.key) \(receiver) \(arguments)")
        tried += 1
      }
    }
    #expect(tried > 200)
  }

  @Test func everySignatureCanBeRead() {
    #expect(StandardLibrary.shared.isValid)
    for entry in StandardLibrary.shared.entries {
      #expect(!entry.member.documentation.isEmpty, "\(entry.key)")
      #expect(entry.member.documentation.hasSuffix("."), "\(entry.key)")
    }
  }

  @Test func noTwoEntriesAreTheSame() {
    var seen: Set<String> = []
    for entry in StandardLibrary.shared.entries {
      let types = entry.parameters.map { "\($0.type.raw)" }.joined(separator: ",")
      // A type and its values may each have a member of a name, as in Swift.
      let isOfType = entry.member.form == .staticProperty || entry.member.form == .staticMethod
      let owner = isOfType ? "type" : "value"
      // Of two that take the same, one gives a Double and one an Int, whichever is wanted.
      let result = entry.result == .int ? "Int" : ""
      let isNew = seen.insert("\(owner) \(entry.receiver.raw) \(entry.key) \(types) \(result)").inserted
      #expect(isNew, "\(entry.key) stands twice")
    }
    var names: Set<String> = []
    for type in StandardLibrary.shared.types {
      for name in [type.name] + type.aliases { #expect(names.insert(name).inserted, "\(name) stands twice") }
      #expect(Set(type.cases).count == type.cases.count, "\(type.name)")
    }
  }

  @Test func everyEntryIsFoundByItsReceiverAndName() {
    let library = StandardLibrary.shared
    for entry in library.entries {
      let places: [Int32]
      switch entry.member.form {
      case .function: places = library.functions(named: entry.name)
      case .initializer: places = library.initializers(of: entry.receiver)
      case .property, .method:
        places = library.members(of: entry.receiver, named: entry.name, isStatic: false)
      case .staticProperty, .staticMethod:
        places = library.members(of: entry.receiver, named: entry.name, isStatic: true)
      }
      let found = places.map { library.entries[Int($0)] }
      #expect(found.contains { $0.member.signature == entry.member.signature }, "\(entry.key)")
    }
  }

  /// Every file under `Members/` and `Types/` declares a table that `StandardLibrary+Registry.swift` names.
  @Test func everyFileIsRegistered() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/StandardLibrary")
    let registry = try String(
      contentsOf: root.appendingPathComponent("StandardLibrary+Registry.swift"), encoding: .utf8)
    for folder in ["Members", "Types"] {
      let path = root.appendingPathComponent(folder).path
      let files = try FileManager.default.contentsOfDirectory(atPath: path).filter { $0.hasSuffix(".swift") }
      #expect(!files.isEmpty)
      for file in files {
        let text = try String(
          contentsOf: root.appendingPathComponent(folder).appendingPathComponent(file), encoding: .utf8)
        let tables = text.split(separator: "\n").compactMap { line -> Substring? in
          for start in ["  static let ", "  static var ", "  static func "] where line.hasPrefix(start) {
            return line.dropFirst(start.count).prefix { $0.isLetter }
          }
          return nil
        }
        #expect(tables.contains { registry.contains($0) }, "\(folder)/\(file) is not in the registry")
      }
    }
  }
}
