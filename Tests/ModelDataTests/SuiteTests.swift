import Foundation
import SourceModel
import Testing

@testable import ModelData

/// The folder of outside suites, or nil.
func sharedFolder(_ path: String) -> URL? {
  let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  let shared =
    ProcessInfo.processInfo.environment["SCREENWRIGHT_SHARED"].map { URL(fileURLWithPath: $0) }
    ?? package.deletingLastPathComponent().appendingPathComponent("shared")
  let folder = shared.appendingPathComponent(path)
  if FileManager.default.fileExists(atPath: folder.path) { return folder }
  print("skipped: no outside suites")
  return nil
}

@Suite("JSONTestSuite")
struct SuiteTests {
  /// What we do with texts that RFC 8259 leaves to the reader. Numbers may have any size: whether a field can hold
  /// them is asked when they are read as its type. Text must be UTF-8 and have no half of a surrogate pair, as no
  /// String could hold it. A byte order mark is skipped. 512 brackets may be open.
  static let decisions: [String: Bool] = [
    "number_double_huge_neg_exp": true, "number_huge_exp": true, "number_neg_int_huge_exp": true,
    "number_pos_double_huge_exp": true, "number_real_neg_overflow": true, "number_real_pos_overflow": true,
    "number_real_underflow": true, "number_too_big_neg_int": true, "number_too_big_pos_int": true,
    "number_very_big_negative_int": true, "object_key_lone_2nd_surrogate": false,
    "string_1st_surrogate_but_2nd_missing": false, "string_1st_valid_surrogate_2nd_invalid": false,
    "string_UTF-16LE_with_BOM": false, "string_UTF-8_invalid_sequence": false,
    "string_UTF8_surrogate_U+D800": false,
    "string_incomplete_surrogate_and_escape_valid": false, "string_incomplete_surrogate_pair": false,
    "string_incomplete_surrogates_escape_valid": false, "string_invalid_lonely_surrogate": false,
    "string_invalid_surrogate": false, "string_invalid_utf-8": false,
    "string_inverted_surrogates_U+1D11E": false,
    "string_iso_latin_1": false, "string_lone_second_surrogate": false,
    "string_lone_utf8_continuation_byte": false,
    "string_not_in_unicode_range": false, "string_overlong_sequence_2_bytes": false,
    "string_overlong_sequence_6_bytes": false, "string_overlong_sequence_6_bytes_null": false,
    "string_truncated-utf-8": false, "string_utf16BE_no_BOM": false, "string_utf16LE_no_BOM": false,
    "structure_500_nested_arrays": true, "structure_UTF-8_BOM_empty_object": true,
  ]

  @Test("Every file is accepted or refused as it must be, read with and without a schema")
  func suite() throws {
    guard let folder = sharedFolder("suites/json/test_parsing") else { return }
    var must = 0
    var may = 0
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() {
      let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent(name)))
      let fault = JSONSyntax.check(bytes)
      let stem = String(name.dropFirst(2).dropLast(5))
      switch name.first {
      case "y":
        must += 1
        #expect(fault == nil, "\(name)")
      case "n":
        must += 1
        #expect(fault != nil, "\(name)")
      default:
        may += 1
        #expect((fault == nil) == Self.decisions[stem], "\(name): \(fault?.message ?? "accepted")")
      }
      if let fault { #expect(fault.offset <= bytes.count && !fault.message.isEmpty, "\(name)") }
      for (schema, root) in SyntaxParity.schemas { expectParity(bytes, schema, root, "\(name)") }
    }
    #expect(must == 283)
    #expect(may == 35)
  }

  struct Landmark: Decodable {
    struct Coordinates: Decodable { var latitude: Double, longitude: Double }
    var id: Int, name: String, description: String, isFeatured: Bool, coordinates: Coordinates,
      category: String
  }

  @Test("Landmarks: as Foundation reads them, and a note per key that no field takes")
  func landmarks() throws {
    guard let folder = sharedFolder("data/landmarks") else { return }
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("landmarkData.json")))
    var builder = SchemaBuilder()
    let double = builder.type(.double)
    let string = builder.type(.string)
    let category = builder.enumeration("Category", ["Lakes", "Rivers", "Mountains"])
    let coordinates = builder.structure("Coordinates", [("latitude", double), ("longitude", double)])
    let fields = [
      ("id", builder.type(.int)), ("name", string), ("description", string),
      ("isFeatured", builder.type(.bool)),
      ("coordinates", coordinates), ("category", category),
    ]
    let root = builder.array(builder.structure("Landmark", fields, id: "id"))
    let data = decode(builder.schema, root, bytes)
    #expect(data.isUsable)
    #expect(Set(data.faults.map(\.diagnostic.rule)) == ["data/unknown-field"])
    #expect(
      data.faults.map { $0.diagnostic.message.prefix(42) }.first
        == "No field of `Landmark` takes the key `city")
    let expected = try JSONDecoder().decode([Landmark].self, from: Data(bytes)).map { landmark in
      "Landmark(id: \(landmark.id), name: \"\(landmark.name)\", description: \"\(landmark.description)\", "
        + "isFeatured: \(landmark.isFeatured), coordinates: Coordinates(latitude: \(landmark.coordinates.latitude), "
        + "longitude: \(landmark.coordinates.longitude)), category: .\(landmark.category))"
    }
    #expect(printed(data, builder.schema, root, data.root) == "[" + expected.joined(separator: ", ") + "]")
  }

  struct Product: Decodable {
    var name: String, imageName: String, price: Int, description: String, isFavorite: Bool
  }

  @Test("Products: without ids, whose default makes them")
  func products() throws {
    guard let folder = sharedFolder("data/fruitmart") else { return }
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("ProductData.json")))
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    let fields = [
      ("id", builder.type(.uuid)), ("name", string), ("imageName", string), ("price", builder.type(.int)),
      ("description", string), ("isFavorite", builder.type(.bool)),
    ]
    let root = builder.array(builder.structure("Product", fields, absent: ["id", "isFavorite"], id: "id"))
    let data = decode(builder.schema, root, bytes)
    #expect(data.lines == [])
    let expected = try JSONDecoder().decode([Product].self, from: Data(bytes)).map {
      "Product(id: -, name: \"\($0.name)\", imageName: \"\($0.imageName)\", price: \($0.price), "
        + "description: \"\($0.description)\", isFavorite: \($0.isFavorite))"
    }
    #expect(printed(data, builder.schema, root, data.root) == "[" + expected.joined(separator: ", ") + "]")
  }

  struct Recipe: Decodable {
    var id: Int, title: String, addedOn: Date?, collections: [String], ingredients: String
  }

  @Test("Recipes: dates, and rows that lack one")
  func recipes() throws {
    guard let folder = sharedFolder("data/recipes") else { return }
    let bytes = [UInt8](try Data(contentsOf: folder.appendingPathComponent("recipeData.json")))
    var builder = SchemaBuilder()
    let string = builder.type(.string)
    let fields = [
      ("id", builder.type(.int)), ("title", string), ("addedOn", builder.optional(.date)),
      ("collections", builder.array(string)), ("ingredients", string),
    ]
    let root = builder.array(builder.structure("Recipe", fields, id: "id"))
    let data = decode(builder.schema, root, bytes)
    #expect(data.isUsable)
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    let expected = try decoder.decode([Recipe].self, from: Data(bytes)).map { recipe in
      "Recipe(id: \(recipe.id), title: \"\(recipe.title)\", "
        + "addedOn: \(recipe.addedOn.map { String($0.timeIntervalSince1970) } ?? "-"), "
        + "collections: [\(recipe.collections.map { "\"\($0)\"" }.joined(separator: ", "))], "
        + "ingredients: \"\(recipe.ingredients)\")"
    }
    #expect(printed(data, builder.schema, root, data.root) == "[" + expected.joined(separator: ", ") + "]")
  }
}
