/// The controls of a page as a client knows them: by their place among all of it.
///
/// Their numbers in the run are taken out of the page, so that a row more changes nothing in the rows after it.
struct PageControls {
  /// The page without numbers.
  let body: [UInt8]
  /// The number of each control, in the order of the page.
  let numbers: [Int32]

  /// Takes the numbers out of the body of a page.
  init(_ page: [UInt8]) {
    var body: [UInt8] = []
    body.reserveCapacity(page.count)
    var numbers: [Int32] = []
    let name = Array(" data-control=\"".utf8)
    var isTag = false
    var isValue = false
    var place = 0
    while place < page.count {
      let byte = page[place]
      if !isTag {
        isTag = byte == UInt8(ascii: "<")
      } else if byte == UInt8(ascii: "\"") {
        isValue.toggle()
      } else if !isValue, byte == UInt8(ascii: ">") {
        isTag = false
      } else if !isValue, byte == UInt8(ascii: " "), page[place...].starts(with: name) {
        place += name.count
        var number: Int32 = 0
        while page[place] != UInt8(ascii: "\"") {
          number = number &* 10 &+ Int32(page[place] &- 0x30)
          place += 1
        }
        place += 1
        numbers.append(number)
        body += name.dropLast(2)
        continue
      }
      body.append(byte)
      place += 1
    }
    self.body = body
    self.numbers = numbers
  }
}
