extension Plant {
  /// Faults whose cause and effect stand in different functions or views.
  static let distant: [Plant] = [
    .beside("Write while rendering, in a closure that a function calls", "flow/mutation-in-body") { state in
      Planted(
        member: """
          <Func signature="plantedRun(_ body: () -> Void)">body()</Func>
          <Func signature="planted() -> String">plantedRun { \(state.change(state.name)) }; return 'Planted'</Func>
          """,
        view: "<Text>{planted()}</Text>")
    },
    .beside("Write while rendering, in a closure that a local holds", "flow/mutation-in-body") { state in
      Planted(
        member: """
          <Computed name="planted" type="String">let change = { \(state.change(state.name)) }; change(); return 'Planted'</Computed>
          """,
        view: "<Text>{planted}</Text>")
    },
    .beside("Write while rendering, in a closure that another view calls", "flow/mutation-in-body") { state in
      Planted(
        view: "<PlantedLine make=\"\(state.change(state.name)); return 'Planted'\"/>",
        declaration: """
          <View name="PlantedLine"><Let name="make" type="() -> String"/><Body><PlantedText make="make"/></Body></View>
          <View name="PlantedText"><Let name="make" type="() -> String"/><Body><Text>{make()}</Text></Body></View>
          """)
    },
    .intoBodies("Write while rendering, to a part of a tuple", "flow/mutation-in-body") { _, _ in
      Planted(
        member: """
          <StateObject name="planted" type="PlantedTally"/>
          <Computed name="plantedLine" type="String">let both = (PlantedTally(), planted); both.1.add(); return 'Planted'</Computed>
          """,
        view: "<Text>{plantedLine} {planted.count}</Text>",
        declaration:
          "<ObservableObject name=\"PlantedTally\"><Published name=\"count\" type=\"Int\" value=\"0\"/><Func signature=\"add()\">count += 1</Func></ObservableObject>"
      )
    },
    .intoBodies("An object that a function makes for a view", "truth/object-created-by-observer") { _, _ in
      Planted(
        member: "<Func signature=\"planted() -> PlantedTally\">let new = PlantedTally(); return new</Func>",
        view: "<PlantedCount tally=\"{planted()}\"/>",
        declaration: """
          <ObservableObject name="PlantedTally"><Published name="count" type="Int" value="0"/></ObservableObject>
          <View name="PlantedCount"><ObservedObject name="tally" type="PlantedTally"/><Body><Stepper value="$tally.count">{tally.count}</Stepper></Body></View>
          """)
    },
    .intoBodies("Rows that are made anew", "list/unstable-id") { _, _ in
      Planted(
        member:
          "<Computed name=\"planted\" type=\"[PlantedRow]\">['a', 'b'].map { PlantedRow(text: $0) }</Computed>",
        view: "<ForEach items=\"planted\" as=\"row\"><Text>{row.text}</Text></ForEach>",
        declaration:
          "<Struct name=\"PlantedRow\" conforms=\"Identifiable\"><Let name=\"id\" type=\"UUID\" value=\"{UUID()}\"/><Let name=\"text\" type=\"String\"/></Struct>"
      )
    },
    .intoBodies("A view that holds itself in a slot", "flow/recursive-view") { _, _ in
      Planted(
        view: "<PlantedBox><PlantedInner/></PlantedBox>",
        declaration: """
          <View name="PlantedBox"><Slot/><Body><VStack><Content/></VStack></Body></View>
          <View name="PlantedInner"><Body><PlantedBox><PlantedInner/></PlantedBox></Body></View>
          """)
    },
    .intoBodies("A selection without a tag, of which another view holds the tags", "select/tag-mismatch") {
      _, _ in
      Planted(
        member: "<State name=\"planted\" type=\"String\" value=\"white\"/>",
        view: "<Picker title=\"Planted\" selection=\"$planted\"><PlantedTags/></Picker>",
        declaration:
          "<View name=\"PlantedTags\"><Body><Group><Text modifiers=\".tag('green')\">Green</Text><Text modifiers=\".tag('black')\">Black</Text></Group></Body></View>"
      )
    },
    .intoBodies("Text of the colour of the view around it", "a11y/contrast") { _, _ in
      Planted(
        view:
          "<VStack modifiers=\".padding().background(.black)\"><HStack><Text modifiers=\".foregroundColor(.black)\">Planted</Text></HStack></VStack>"
      )
    },
    .intoBodies("A case that nothing uses", "flow/unused-declaration") { _, _ in
      Planted(
        member: "<State name=\"planted\" type=\"PlantedKind\" value=\"one\"/>",
        view: "<Button action=\"planted = planted == .one ? .two : .one\">Planted</Button>",
        declaration:
          "<Enum name=\"PlantedKind\"><Case name=\"one\"/><Case name=\"two\"/><Case name=\"three\"/></Enum>")
    },
  ]
}
