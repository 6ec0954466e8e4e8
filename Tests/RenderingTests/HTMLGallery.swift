import RenderTree

/// Screens of the kind apps have, for the tests that look at whole pages.
enum HTMLGallery {
  static var pages: [(name: String, tree: RenderTree)] {
    [
      ("landmarks", landmarks()), ("detail", landmarkDetail()), ("shop", shop()), ("form", form()),
      ("order", order()), ("sheet", sheet()), ("actions", actions()), ("tabs", tabs()), ("layout", layout()),
      ("symbols", symbols()), ("controls", controls()), ("split", split()),
    ]
  }

  static let landmarkNames = [
    ("Turtle Rock", "turtlerock", true), ("Silver Salmon Creek", "silversalmoncreek", false),
    ("Chilkoot Trail", "chilkoottrail", true), ("St. Mary Lake", "stmarylake", true),
    ("Twin Lake", "twinlake", false), ("Lake McDonald", "lakemcdonald", false),
    ("Charley Rivers", "charleyrivers", false), ("Icy Bay", "icybay", false),
    ("Rainbow Lake", "rainbowlake", true), ("Hidden Lake", "hiddenlake", false),
  ]

  static func landmarkRow(_ b: HTMLTreeBuilder, _ name: String, _ asset: String, _ isFavorite: Bool)
    -> NodeIndex
  {
    var parts = [b.framed(50, 50, b.asset(asset)), b.text(name), b.spacer()]
    if isFavorite { parts.append(b.symbol("star.fill", style: b.styled(.body, .yellow))) }
    return b.link(.page, "LandmarkDetail-\(asset).html", [b.stack(.horizontal, parts)])
  }

  static func landmarkList(_ b: HTMLTreeBuilder) -> NodeIndex {
    let toggle = b.control(.toggle, [b.text("Favorites only")]) { $0.isOn = false }
    return b.list([toggle] + landmarkNames.map { landmarkRow(b, $0.0, $0.1, $0.2) })
  }

  static func landmarks() -> RenderTree {
    let b = HTMLTreeBuilder()
    return b.rooted(b.navigation("Landmarks", [landmarkList(b)]))
  }

  static func landmarkDetail() -> RenderTree {
    let b = HTMLTreeBuilder()
    let map = b.framed(nil, 300, b.map(34.011286, -116.166868))
    let circle = b.box(
      .shadow(Color(.black), radius: 7, x: 0, y: 0),
      b.box(
        .overlay(alignment: .center),
        b.box(
          .clip(.circle), b.framed(250, 250, b.box(.aspectRatio(nil, fill: true), b.asset("turtlerock")))),
        b.group(b.shape(.circle, fill: nil, stroke: .color(Color(.white)), width: 4))))
    let raised = b.box(
      .padding(EdgeInsets(bottom: -130)), b.box(.offset(x: 0, y: -130), circle))
    let heading = b.stack(
      .horizontal,
      [
        b.text("Turtle Rock", style: b.styled(.title)) { $0.headingLevel = 2 },
        b.control(.button, [b.symbol("star.fill", style: b.styled(.body, .yellow))]) {
          $0.look = .plain
          $0.accessibilityLabel = b.tree.store("Toggle Favorite")
        },
      ])
    let place = b.stack(
      .horizontal,
      [
        b.text("Joshua Tree National Park", style: b.styled(.subheadline, .secondary)), b.spacer(),
        b.text("California", style: b.styled(.subheadline, .secondary)),
      ])
    let words = b.stack(
      .vertical, Alignment(.leading, .center),
      [
        heading, place, b.divider(),
        b.text("About Turtle Rock", style: b.styled(.title2)) { $0.headingLevel = 2 },
        b.text(
          "Suscipit inceptos est felis purus aenean aliquet adipiscing diam venenatis, augue nibh duis neque aliquam "
            + "tellus condimentum sagittis vivamus, cras ante etiam sit conubia elit tempus accumsan libero."),
      ])
    return b.rooted(
      b.navigation(
        "Turtle Rock", large: false, back: "Landmarks", [b.scroll(b.column(map, raised, b.padded(16, words)))]
      ))
  }

  static func shop() -> RenderTree {
    let b = HTMLTreeBuilder()
    let products = [
      ("나는야 무화과", "fig", "소화가 잘되고 변비에 좋은 달달한 국내산 무화과에요. 고기와 찰떡궁합!", 3100, false),
      ("유기농 아보카도", "avocado", "미네랄도 풍부하고, 요리 장식과 소스로도 좋은 아보카도입니다", 2900, true),
      ("바나나 안 바나나", "banana", "달콤한 맛의 바나나. 이렇게 맛있으니 내가 바나나 안 바나나?", 2400, true),
      ("아임 파인애플", "pineapple", "소화와 피로회복, 비타민까지 파인애플로 한 번에!", 3000, false),
    ]
    let rows = products.map { product -> NodeIndex in
      let picture = b.box(
        .clip(.rectangle), b.framed(140, 140, b.box(.aspectRatio(nil, fill: true), b.asset(product.1))))
      let foot = b.stack(
        .horizontal, spacing: 0,
        [
          b.text([("₩", b.styled(.footnote)), ("\(product.3)", b.styled(.headline))]), b.spacer(),
          b.control(
            .button,
            [
              b.framed(
                32, 32,
                b.symbol(product.4 ? "heart.fill" : "heart", style: b.styled(.body, .pink)) {
                  $0.scale = .large
                })
            ]
          ) { $0.look = .plain },
          b.framed(32, 32, b.symbol("cart", style: b.styled(.body, .pink))),
        ])
      let words = b.stack(
        .vertical, Alignment(.leading, .center),
        [
          b.box(
            .padding(EdgeInsets(bottom: 6)),
            b.text(product.0, style: b.styled(.headline, weight: .medium)) { $0.headingLevel = 2 }),
          b.text(product.2, style: b.styled(.footnote, .secondary)) { $0.lineLimit = 2 }, b.spacer(), foot,
        ])
      let inner = b.stack(
        .horizontal, spacing: 0,
        [picture, b.box(.padding(EdgeInsets(top: 12, leading: 12, bottom: 6, trailing: 12)), words)])
      let card = b.box(
        .shadow(Color(red: 0, green: 0, blue: 0, alpha: 84), radius: 1, x: 2, y: 2),
        b.box(
          .clip(.roundedRectangle(6)),
          b.box(.backgroundPaint(.color(Color(.white))), b.framed(nil, 150, inner))))
      return b.region(
        .plainRow,
        b.box(
          .colorScheme(dark: false),
          b.link(.page, "ProductDetail.html", [card]) { $0.showsDisclosure = false }))
    }
    return b.rooted(b.navigation("과일마트", [b.list(.plain, rows)]))
  }

  static func form() -> RenderTree {
    let b = HTMLTreeBuilder()
    let profile = b.section(
      "Profile",
      [
        b.control(.textField) {
          $0.title = b.tree.store("Name")
          $0.text = b.tree.store("G. Kumar")
        },
        b.control(.secureField) { $0.title = b.tree.store("Password") },
        b.control(.datePicker, [b.text("Goal Date")]) { $0.text = b.tree.store("2020-01-31") },
        b.control(
          .picker,
          [
            b.region(.label, b.text("Seasonal Photo")), b.region(.option, b.text("🌷 Spring")),
            b.region(.option, b.text("🌞 Summer")), b.region(.option, b.text("🍂 Autumn")),
          ]
        ) { $0.selection = 1 },
      ], footer: "Your name is shown to people you share with.")
    let settings = b.section(
      "Notifications",
      [
        b.control(
          .toggle,
          [b.row(b.symbol("bell.fill", style: b.styled(.body, .red)), b.text("Enable Notifications"))]
        ) { $0.isOn = true },
        b.control(.stepper, [b.text("Quantity")]) {
          $0.number = 3
          $0.minimum = 1
          $0.maximum = 20
          $0.step = 1
        },
        b.control(.slider, [b.text("Volume")]) { $0.number = 0.6 },
        b.control(
          .picker,
          [
            b.region(.label, b.text("View")), b.region(.option, b.text("Day")),
            b.region(.option, b.text("Week")),
            b.region(.option, b.text("Month")),
          ]
        ) {
          $0.look = .segmented
          $0.selection = 1
        },
        b.control(.colorPicker, [b.text("Accent")]) { $0.text = b.tree.store("#FF9500") },
        b.control(
          .disclosure, [b.region(.label, b.text("Advanced")), b.region(.content, b.text("Hidden words"))]
        ) { $0.isOn = true },
      ])
    let account = b.section(
      nil,
      [
        b.link(.page, "About.html", [b.row(b.symbol("info.circle"), b.text("About"))]),
        b.box(.badge(b.tree.store("12")), b.text("Messages")),
        b.link(.address, "https://example.com/help?a=1&b=2", [b.text("Help on the web")]) {
          $0.showsDisclosure = false
        },
        b.button("Log out") { $0.role = .destructive },
      ])
    return b.rooted(
      b.navigation("Settings", back: "Home", [b.list(form: true, [profile, settings, account])]) {
        $0.isLarge = true
      })
  }

  static func order() -> RenderTree {
    let b = HTMLTreeBuilder()
    let picture = b.framed(nil, 280, b.box(.aspectRatio(nil, fill: true), b.asset("avocado")))
    let price = b.stack(
      .horizontal,
      [
        b.text([("₩", b.styled(.body, weight: .medium)), ("2900", b.styled(.title, weight: .medium))]),
        b.spacer(),
        b.control(
          .button,
          [b.padded(12, b.symbol("minus.circle.fill", style: b.styled(.body, .gray)) { $0.scale = .large })]
        ) { $0.look = .plain },
        b.text(
          "3",
          style: b.style {
            $0.size = FontSize(.title); $0.design = .monospaced; $0.weight = .bold
          }),
        b.control(
          .button,
          [b.padded(12, b.symbol("plus.circle.fill", style: b.styled(.body, .gray)) { $0.scale = .large })]
        ) { $0.look = .plain },
      ])
    let buy = b.control(
      .button,
      [
        b.box(
          .padding(EdgeInsets(top: 8, bottom: 8)),
          b.box(
            .clip(.capsule),
            b.box(
              .backgroundPaint(.color(Color(red: 217, green: 74, blue: 91))),
              b.box(
                .flexibleFrame(
                  minWidth: nil, idealWidth: nil, maxWidth: .infinity, minHeight: 30, idealHeight: nil,
                  maxHeight: 55,
                  alignment: .center),
                b.padded(14, b.text("주문하기", style: b.styled(.body, .white, weight: .medium)))))))
      ])
    let words = b.stack(
      .vertical, Alignment(.leading, .center), spacing: 16,
      [
        b.row(
          b.text("유기농 아보카도", style: b.styled(.largeTitle, weight: .medium)) { $0.headingLevel = 1 },
          b.spacer(),
          b.symbol("heart", style: b.styled(.body, .pink)) { $0.scale = .large }),
        b.text("미네랄도 풍부하고, 요리 장식과 소스로도 좋은 아보카도입니다", style: b.styled(.body, .secondary)), price, buy,
      ])
    let alert = b.presentation(
      .alert, title: "주문확인", message: "유기농 아보카도을 3 개 구매 하시겠습니까?",
      [b.button("확인"), b.button("취소") { $0.role = .cancel }])
    return b.rooted(b.stack(.vertical, spacing: 0, [picture, b.padded(32, words), b.spacer()]), alert)
  }

  static func sheet() -> RenderTree {
    let b = HTMLTreeBuilder()
    let cancel = b.region(.toolbarLeading, b.button("Cancel"))
    let save = b.region(.toolbarTrailing, b.button("Save"))
    let editor = b.list(
      form: true,
      [
        b.section("Recipe", [b.control(.textField) { $0.title = b.tree.store("Title") }]),
        b.section("Ingredients", [b.control(.textEditor) { $0.text = b.tree.store("1 cup flour\n2 eggs") }]),
      ])
    let sheet = b.presentation(.sheet, [b.navigation("Add Recipe", large: false, [cancel, save, editor])])
    return b.rooted(b.navigation("Landmarks", [landmarkList(b)]), sheet)
  }

  static func actions() -> RenderTree {
    let b = HTMLTreeBuilder()
    let sheet = b.presentation(
      .actionSheet, title: "제목", message: "내용",
      [
        b.button("버튼1"), b.button("버튼2"), b.button("버튼3") { $0.role = .destructive },
        b.button("버튼5") { $0.role = .cancel },
      ])
    return b.rooted(b.navigation("Landmarks", [landmarkList(b)]), sheet)
  }
}
