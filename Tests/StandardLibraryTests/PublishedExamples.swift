import ScreenTypes

@testable import StandardLibrary

private let object = ObjectBox(type: .any, fields: [.int(3)])
private let count = Value(PublishedValue(object, member: 0))
private let publisher = "((T0) -> Void) -> AnyCancellable"

/// Publishers of a Published.
let publishedExamples: [Example] = [
  Example("\(publisher)|sink(receiveValue:)", count, [isOdd], "AnyCancellable"),
  Example("\(publisher)|sink(receiveCompletion:receiveValue:)", count, [isOdd, isOdd], "AnyCancellable"),
  Example("\(publisher)|map(_:)", count, [isOdd], "Publisher"),
  Example("\(publisher)|compactMap(_:)", count, [isOdd], "Publisher"),
  Example("\(publisher)|filter(_:)", count, [isOdd], "Publisher"),
  Example("\(publisher)|removeDuplicates()", count, [], "Publisher"),
  Example("\(publisher)|dropFirst(_:)", count, [.int(2)], "Publisher"),
  Example("\(publisher)|debounce(for:scheduler:)#0", count, [.double(0.3), .void], "Publisher"),
  Example("\(publisher)|throttle(for:scheduler:latest:)#0", count, [.double(0.3), .void, true], "Publisher"),
  Example("\(publisher)|debounce(for:scheduler:)#1", count, [.double(0.3), .void], "Publisher"),
  Example("\(publisher)|throttle(for:scheduler:latest:)#1", count, [.double(0.3), .void, true], "Publisher"),
  Example("\(publisher)|debounce(for:scheduler:)#2", count, [.double(0.3), .void], "Publisher"),
  Example("\(publisher)|throttle(for:scheduler:latest:)#2", count, [.double(0.3), .void, true], "Publisher"),
  Example("\(publisher)|receive(on:)", count, [.void], "Publisher"),
  Example("\(publisher)|eraseToAnyPublisher()", count, [], "Publisher"),
  Example("\(publisher)|subscribe(on:)", count, [.void], "Publisher"),
  Example("\(publisher)|share()", count, [], "Publisher"),
]
