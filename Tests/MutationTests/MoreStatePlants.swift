extension Plant {
  /// Further faults about states, by longer ways: functions, custom bindings, other views.
  static let moreStates: [Plant] = [
    .beside("Write while rendering, in the get of a binding", "flow/mutation-in-body") { state in
      Planted(
        member:
          "<Binding name=\"planted\" type=\"Bool\" get=\"\(state.change(state.name)); return true\" set=\"print(newValue)\"/>",
        view: "<Toggle isOn=\"$planted\">Planted</Toggle>")
    },
    .beside("Write while rendering, in a condition", "flow/mutation-in-body") { state in
      Planted(
        member:
          "<Func signature=\"planted() -&gt; Bool\">\(state.change(state.name)); return true</Func>",
        view: "<If condition=\"planted()\"><Text>Planted</Text></If>")
    },
    .beside("Write while rendering, in an argument of another view", "flow/mutation-in-body") { state in
      Planted(
        member:
          "<Func signature=\"planted() -&gt; String\">\(state.change(state.name)); return 'Planted'</Func>",
        view: "<PlantedLabel text=\"{planted()}\"/>",
        declaration:
          "<View name=\"PlantedLabel\"><Let name=\"text\" type=\"String\"/><Body><Text>{text}</Text></Body></View>"
      )
    },
    .beside("A handler of a value that it changes through another", "flow/update-loop") { state in
      guard state.type == "Int" else { return nil }
      return Planted(
        member:
          "<State name=\"planted\" type=\"Int\" value=\"0\"/><Computed name=\"plantedTwice\" type=\"Int\">planted * 2</Computed>",
        view:
          "<Button action=\"planted += 1\" modifiers=\".onChange(of: plantedTwice) { planted += 1 }\">{planted}</Button>"
      )
    },
    .beside("A handler that sets itself off through a function", "flow/update-loop") { _ in
      Planted(
        member:
          "<State name=\"planted\" type=\"Int\" value=\"0\"/><Func signature=\"plant()\">planted += 1</Func>",
        view: "<Button action=\"plant()\" modifiers=\".onChange(of: planted) { plant() }\">{planted}</Button>"
      )
    },
    .beside("A binding into a row of a filtered list", "flow/binding-to-copy") { _ in
      Planted(
        member:
          "<State name=\"plantedRows\" type=\"[Bool]\" value=\"{[true]}\"/><Computed name=\"plantedSome\" type=\"[Bool]\">plantedRows.filter { $0 }</Computed>",
        view:
          "<VStack><Toggle isOn=\"$plantedSome[0]\">Planted</Toggle><Button action=\"plantedRows[0] = false\">Off</Button></VStack>"
      )
    },
    .beside("A binding to a Let of a struct", "flow/binding-to-read-only") { _ in
      Planted(
        member:
          "<State name=\"planted\" type=\"PlantedPair\" value=\"{PlantedPair(isOn: true, count: 1)}\"/>",
        view:
          "<VStack><Toggle isOn=\"$planted.isOn\">Planted</Toggle><Button action=\"planted.count += 1\">{planted.count}</Button></VStack>",
        declaration:
          "<Struct name=\"PlantedPair\"><Let name=\"isOn\" type=\"Bool\"/><Var name=\"count\" type=\"Int\"/></Struct>"
      )
    },
    .beside("A loop variable that is assigned", "flow/immutable-assignment") { _ in
      Planted(
        view:
          "<ForEach items=\"1...2\" as=\"planted\"><Button action=\"planted += 1\">{planted}</Button></ForEach>"
      )
    },
    .beside("A Computed without set that is assigned", "flow/immutable-assignment") { state in
      Planted(
        member: "<Computed name=\"planted\" type=\"\(state.type)\">\(state.derived)</Computed>",
        view: "<Button action=\"\(state.change("planted"))\">Planted</Button>\(state.shown("planted"))")
    },
    .beside("A parameter that is assigned in an action", "flow/immutable-assignment") { state in
      Planted(
        view: "<PlantedRow value=\"{\(state.name)}\"/>",
        declaration:
          "<View name=\"PlantedRow\"><Let name=\"value\" type=\"\(state.type)\"/><Body><Button action=\"\(state.change("value"))\">\(state.shown("value"))</Button></Body></View>"
      )
    },
    .beside("A value for the State of another view", "truth/state-set-from-outside") { state in
      Planted(
        view: "<PlantedOwner own=\"{\(state.name)}\"/>",
        declaration:
          "<View name=\"PlantedOwner\">\(state.declared("own"))<Body>\(state.control("own"))</Body></View>")
    },
    .beside("A storage key with two defaults", "truth/duplicate-source") { _ in
      Planted(
        member: "<AppStorage name=\"planted\" type=\"Int\" key=\"planted\" value=\"1\"/>",
        view: "<VStack><Stepper value=\"$planted\">Planted {planted}</Stepper><PlantedCount/></VStack>",
        declaration:
          "<View name=\"PlantedCount\"><AppStorage name=\"count\" type=\"Int\" key=\"planted\" value=\"2\"/><Body><Stepper value=\"$count\">Planted {count}</Stepper></Body></View>"
      )
    },
    .beside("A copy of an element that a function finds", "truth/selected-copy") { _ in
      Planted(
        member:
          "<State name=\"plantedTasks\" type=\"[PlantedTask]\" value=\"{[PlantedTask(id: 1, isDone: false)]}\"/><State name=\"plantedOne\" type=\"PlantedTask?\"/><Func signature=\"plantedTask(_ id: Int) -&gt; PlantedTask?\">plantedTasks.first { $0.id == id }</Func>",
        view:
          "<VStack><ForEach items=\"$plantedTasks\" as=\"$task\"><Toggle isOn=\"$task.isDone\">{task.id}</Toggle></ForEach><Button action=\"plantedOne = plantedTask(1)\">Pick</Button><Text>{plantedOne?.isDone == true ? 'done' : 'open'}</Text></VStack>",
        declaration:
          "<Struct name=\"PlantedTask\" conforms=\"Identifiable\"><Let name=\"id\" type=\"Int\"/><Var name=\"isDone\" type=\"Bool\"/></Struct>"
      )
    },
    .beside("Rows known by their place in an enumeration", "list/index-id") { _ in
      Planted(
        member: "<State name=\"plantedNames\" type=\"[String]\" value=\"{['A']}\"/>",
        view:
          "<VStack><ForEach items=\"plantedNames.enumerated()\" as=\"row\" id=\"\\.offset\"><Text>{row.element}</Text></ForEach><Button action=\"plantedNames.removeLast()\">Less</Button></VStack>"
      )
    },
    .beside("Rows known by what is edited in them", "list/unstable-id") { _ in
      Planted(
        member:
          "<State name=\"plantedNotes\" type=\"[PlantedNote]\" value=\"{[PlantedNote(text: 'A')]}\"/>",
        view:
          "<ForEach items=\"$plantedNotes\" as=\"$note\" id=\"\\.text\"><TextField title=\"Planted\" text=\"$note.text\"/></ForEach>",
        declaration: "<Struct name=\"PlantedNote\"><Var name=\"text\" type=\"String\"/></Struct>")
    },
    .beside("An item that nothing sets", "present/never-shown") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"String?\"/>",
        view: "<Text>Planted<Sheet item=\"$planted\" as=\"name\"><Text>{name}</Text></Sheet></Text>")
    },
    .beside("A sheet that cannot be swiped away", "present/never-dismissed") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"Bool\" value=\"false\"/>",
        view:
          "<Button action=\"planted = true\">Planted<Sheet isPresented=\"$planted\"><Text modifiers=\".interactiveDismissDisabled()\">Planted</Text></Sheet></Button>"
      )
    },
    .beside("An alert asked for in a sheet", "present/competing") { _ in
      Planted(
        member:
          "<State name=\"plantedSheet\" type=\"Bool\" value=\"false\"/><State name=\"plantedAlert\" type=\"Bool\" value=\"false\"/>",
        view:
          "<Button action=\"plantedSheet = true\">Planted<Sheet isPresented=\"$plantedSheet\"><Button action=\"plantedAlert = true\">Ask</Button></Sheet><Alert isPresented=\"$plantedAlert\" title=\"Planted\"><Button action=\"print(1)\">Yes</Button></Alert></Button>"
      )
    },
    .beside("A selection that starts with no tag", "select/tag-mismatch") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"String\" value=\"c\"/>",
        view:
          "<Picker title=\"Planted\" selection=\"$planted\"><Text modifiers=\".tag('a')\">A</Text><Text modifiers=\".tag('b')\">B</Text></Picker>"
      )
    },
    .beside("A step wider than its range", "view/range") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"Int\" value=\"1\"/>",
        view: "<Stepper value=\"$planted\" in=\"{0...4}\" step=\"5\">Planted {planted}</Stepper>")
    },
    .beside("Bounds of another type than the value", "type/mismatch", "syntax/invalid-literal") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"Int\" value=\"1\"/>",
        view: "<Stepper value=\"$planted\" in=\"{0.5...4}\">Planted {planted}</Stepper>")
    },
    .beside("A parameter in a function of the view", "name/undefined", "type/missing-argument") { _ in
      Planted(
        member: "<Func signature=\"planted(by step: Int) -&gt; Int\">step * 2</Func>",
        view: "<Text>{planted(by: plantedStep)}</Text>")
    },
    .beside("A link in a sheet without a stack", "nav/link-outside-stack") { _ in
      Planted(
        member: "<State name=\"planted\" type=\"Bool\" value=\"false\"/>",
        view:
          "<Button action=\"planted = true\">Planted<Sheet isPresented=\"$planted\"><NavigationLink title=\"Planted\"><Destination><Text>Planted</Text></Destination></NavigationLink></Sheet></Button>"
      )
    },
    .beside(
      "A state that is written through two views and never read", "flow/write-only-state",
      "flow/unused-binding"
    ) {
      _ in
      Planted(
        member: "<State name=\"planted\" type=\"Int\" value=\"0\"/>",
        view: "<Button action=\"planted = 1\">Planted</Button>")
    },
  ]
}
