import ScreenRuntime
import Testing

@Suite struct FruitMartTests {
  @Test func placesAnOrder() throws {
    let run = try SampleApp("FruitMart").launched()
    try run.press(containing: "나주 배")
    #expect(try run.texts().contains("₩3200"))

    try run.press("수량 늘리기")
    try run.press("수량 늘리기")
    #expect(run.happened.filter { $0.contains("soft") }.count == 2)

    try run.press("주문하기")
    #expect(try run.alert() == ["주문확인", "나주 배을 3 개 구매 하시겠습니까?"])
    try run.press("확인")
    #expect(try run.alert().isEmpty)

    try run.goBack()
    try run.press("주문 내역")
    let texts = try run.texts()
    #expect(texts.contains("#1"))
    #expect(texts.contains("나주 배 × 3"))
    #expect(texts.contains("₩9600"))
  }

  @Test func aCancelledOrderIsNone() throws {
    let run = try SampleApp("FruitMart").launched()
    try run.press(containing: "나주 배")
    try run.press("주문하기")
    try run.press("취소")
    try run.goBack()
    try run.press("주문 내역")
    #expect(try run.texts().contains("주문 내역이 없습니다"))
  }

  @Test func ordersAreNumberedFromOne() throws {
    let run = try SampleApp("FruitMart").launched()
    try run.press("장바구니")
    try run.press("장바구니")
    try run.press("주문 내역")
    #expect(try run.texts(with: "#") == ["#1", "#2"])
  }

  @Test func theQuantityStaysInItsRange() throws {
    let run = try SampleApp("FruitMart").showing("ProductDetail")
    _ = try run.render()
    try run.press("수량 줄이기")
    #expect(run.happened.last?.contains("rigid") == true)
    for _ in 0..<25 { try run.press("수량 늘리기") }
    #expect(try run.texts().contains("20"))
  }

  @Test func aFavouriteOfTheDetailShowsInTheList() throws {
    let run = try SampleApp("FruitMart").launched()
    let before = try run.texts().filter { $0 == "[heart.fill]" }.count
    try run.press(containing: "나주 배")
    #expect(try run.texts().contains("[heart]"))
    try run.press("즐겨찾기")
    #expect(try run.texts().contains("[heart.fill]"))
    try run.goBack()
    #expect(try run.texts().filter { $0 == "[heart.fill]" }.count == before + 1)
  }

  @Test func aTapOnTheHeartStaysInTheRow() throws {
    let run = try SampleApp("FruitMart").launched()
    let before = try run.texts().filter { $0 == "[heart.fill]" }.count
    try run.press("즐겨찾기")
    let after = try run.texts()
    #expect(after.filter { $0 == "[heart.fill]" }.count != before)
    #expect(after.contains("성주 참외"))
  }

  @Test func runsOnDataWithoutIDs() throws {
    guard let path = SharedData.path("fruitmart/ProductData.json") else { return }
    let app = try SampleApp("FruitMart", data: [.init(type: "Store", property: "products", file: path)])
    #expect(app.findings.isEmpty)
    let run = try app.launched()
    #expect(try run.texts().contains("꿀피부 석류"))
    try run.press(containing: "바나나 안 바나나")
    try run.press("주문하기")
    try run.press("확인")
    try run.goBack()
    try run.press("주문 내역")
    #expect(try run.texts().contains("바나나 안 바나나 × 1"))
  }
}
