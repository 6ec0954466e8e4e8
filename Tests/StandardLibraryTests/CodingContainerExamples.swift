import ModelData
import ScreenTypes
import Testing

@testable import StandardLibrary

private func reading(_ json: String) -> Value {
  Value(DecodingValue(JSONTree.read(Array(json.utf8)) ?? .null, .root, JSONCodingValue(isDecoder: true)))
}
private var decoder: Value { reading(#"{"a": 7, "c": {}, "d": []}"#) }
private var listDecoder: Value { reading("[7, 8]") }
private var objectsDecoder: Value { reading("[{}]") }
private var listsDecoder: Value { reading("[[]]") }
private var context: Value {
  Value(DecodingContextValue(path: [.name("a", of: "CodingKeys"), .place(1)], said: "bad"))
}
private var encoder: Value { Value(EncodingValue(EncodedPlace(), JSONCodingValue(isDecoder: false))) }

/// What code of a type does to read and write JSON itself.
let codingContainerExamples: [Example] = [
  Example("Decoder|container(keyedBy:)", decoder, [.type(.string)], "KeyedDecodingContainer"),
  Example("Decoder|singleValueContainer()", decoder, [], "SingleValueDecodingContainer"),
  Example("Decoder|unkeyedContainer()", listDecoder, [], "UnkeyedDecodingContainer"),
  Example("Decoder|codingPath", decoder, [], "[]"),
  Example("KeyedDecodingContainer<T0>|decode(_:forKey:)", decoder, [.type(.int), "a"], "()"),
  Example("KeyedDecodingContainer<T0>|decodeIfPresent(_:forKey:)", decoder, [.type(.int), "b"], "nil"),
  Example("KeyedDecodingContainer<T0>|decodeNil(forKey:)", decoder, ["a"], "false"),
  Example("KeyedDecodingContainer<T0>|contains(_:)", decoder, ["a"], "true"),
  Example("KeyedDecodingContainer<T0>|allKeys", decoder, [], "[]"),
  Example(
    "KeyedDecodingContainer<T0>|nestedContainer(keyedBy:forKey:)", decoder, [.type(.string), "c"],
    "KeyedDecodingContainer"),
  Example(
    "KeyedDecodingContainer<T0>|nestedUnkeyedContainer(forKey:)", decoder, ["d"], "UnkeyedDecodingContainer"),
  Example("KeyedDecodingContainer<T0>|codingPath", decoder, [], "[]"),
  Example("SingleValueDecodingContainer|decode(_:)", decoder, [.type(.int)], "()"),
  Example("SingleValueDecodingContainer|decodeNil()", decoder, [], "false"),
  Example("SingleValueDecodingContainer|codingPath", decoder, [], "[]"),
  Example("UnkeyedDecodingContainer|decode(_:)", listDecoder, [.type(.int)], "() | Decoder"),
  Example("UnkeyedDecodingContainer|decodeIfPresent(_:)", listDecoder, [.type(.int)], "() | Decoder"),
  Example(
    "UnkeyedDecodingContainer|nestedContainer(keyedBy:)", objectsDecoder, [.type(.string)],
    "KeyedDecodingContainer | Decoder"),
  Example(
    "UnkeyedDecodingContainer|nestedUnkeyedContainer()", listsDecoder, [],
    "UnkeyedDecodingContainer | Decoder"),
  Example("UnkeyedDecodingContainer|isAtEnd", listDecoder, [], "false"),
  Example("UnkeyedDecodingContainer|count", listDecoder, [], "2"),
  Example("UnkeyedDecodingContainer|currentIndex", listDecoder, [], "0"),
  Example("UnkeyedDecodingContainer|codingPath", listDecoder, [], "[]"),
  Example("Encoder|container(keyedBy:)", encoder, [.type(.string)], "KeyedEncodingContainer"),
  Example("Encoder|singleValueContainer()", encoder, [], "SingleValueEncodingContainer"),
  Example("Encoder|unkeyedContainer()", encoder, [], "UnkeyedEncodingContainer"),
  Example("KeyedEncodingContainer<T0>|encode(_:forKey:)", encoder, [7, "a"], "() | Encoder"),
  Example("KeyedEncodingContainer<T0>|encodeIfPresent(_:forKey:)", encoder, [.null, "a"], "() | Encoder"),
  Example("KeyedEncodingContainer<T0>|encodeNil(forKey:)", encoder, ["a"], "() | Encoder"),
  Example(
    "KeyedEncodingContainer<T0>|nestedContainer(keyedBy:forKey:)", encoder, [.type(.string), "a"],
    "KeyedEncodingContainer | Encoder"),
  Example(
    "KeyedEncodingContainer<T0>|nestedUnkeyedContainer(forKey:)", encoder, ["a"],
    "UnkeyedEncodingContainer | Encoder"),
  Example("Any|encode(to:)", 7, [encoder], "()"),
  Example("SingleValueEncodingContainer|encode(_:)", encoder, [7], "() | Encoder"),
  Example("SingleValueEncodingContainer|encodeNil()", encoder, [], "() | Encoder"),
  Example("UnkeyedEncodingContainer|encode(_:)", encoder, [7], "() | Encoder"),
  Example(
    "UnkeyedEncodingContainer|nestedContainer(keyedBy:)", encoder, [.type(.string)],
    "KeyedEncodingContainer | Encoder"),
  Example(
    "UnkeyedEncodingContainer|nestedUnkeyedContainer()", encoder, [], "UnkeyedEncodingContainer | Encoder"),
  Example(
    "DecodingError|dataCorruptedError(forKey:in:debugDescription:)", .void, ["a", decoder, "bad"],
    "DecodingError.dataCorrupted: Data was corrupted. Path: a. Debug description: bad"),
  Example(
    "DecodingError|dataCorruptedError(in:debugDescription:)", .void, [decoder, "bad"],
    "DecodingError.dataCorrupted: Data was corrupted. Debug description: bad"),
  Example(
    "DecodingError|dataCorrupted(_:)", .void, [context],
    "DecodingError.dataCorrupted: Data was corrupted. Path: a[1]. Debug description: bad"),
  Example(
    "DecodingError|typeMismatch(_:_:)", .void, ["Int", context],
    "DecodingError.typeMismatch: expected value of type Int. Path: a[1]. Debug description: bad"),
  Example(
    "DecodingError|valueNotFound(_:_:)", .void, ["Int", context],
    "DecodingError.valueNotFound: Expected value of type Int but found null instead. Path: a[1]. Debug description: bad"
  ),
  Example(
    "DecodingError|keyNotFound(_:_:)", .void, ["b", context],
    "DecodingError.keyNotFound: Key 'b' not found in keyed decoding container. Path: a[1]. Debug description: bad"
  ),
  Example(
    "DecodingError.Context|init(codingPath:debugDescription:underlyingError:)", .void, [[], "bad", .void],
    "Context(codingPath: [], debugDescription: \"bad\", underlyingError: nil)"),
  Example("DecodingError.Context|debugDescription", context, [], "\"bad\""),
  Example(
    "DecodingError.Context|codingPath", context, [],
    "[CodingKeys(stringValue: \"a\", intValue: nil), _CodingKey(stringValue: \"Index 1\", intValue: 1)]"),
  Example("DecodingError.Context|underlyingError", context, [], "nil"),
  Example("CodingKey|stringValue", Value(CodingKeyValue.place(1)), [], "\"Index 1\""),
  Example("CodingKey|intValue", Value(CodingKeyValue.place(1)), [], "1"),
  Example(
    "CodingKey|description", "a", [], "\"_CodingKey(stringValue: \\\"a\\\", intValue: nil)\""),
]
