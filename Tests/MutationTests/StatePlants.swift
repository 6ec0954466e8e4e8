extension Plant {
  /// Faults about states and what is made of them, planted beside a State that works.
  static let states: [Plant] = [
    .beside("A parameter copied into a State", "truth/state-copies-source") { state in
      Planted(
        view: "<PlantedCopy value=\"{\(state.name)}\"/>",
        declaration:
          "<View name=\"PlantedCopy\"><Let name=\"value\" type=\"\(state.type)\"/><State name=\"copy\" type=\"\(state.type)\" value=\"{value}\"/><Body>\(state.control("copy"))</Body></View>"
      )
    },
    .beside("A Binding copied into a State", "truth/state-copies-source") { state in
      Planted(
        view: "<PlantedCopy value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedCopy\"><Binding name=\"value\" type=\"\(state.type)\"/><State name=\"copy\" type=\"\(state.type)\" value=\"{value}\"/><Body><VStack>\(state.control("copy"))\(state.control("value"))</VStack></Body></View>"
      )
    },
    .beside("A chain of bindings broken by a copy", "truth/broken-binding-chain") { state in
      Planted(
        declaration:
          "<View name=\"PlantedLine\"><Let name=\"value\" type=\"\(state.type)\"/><State name=\"current\" type=\"\(state.type)\" value=\"{value}\"/><Body><PlantedControl value=\"$current\"/></Body></View><View name=\"PlantedControl\"><Binding name=\"value\" type=\"\(state.type)\"/><Body>\(state.control("value"))</Body></View>"
      )
    },
    .beside("A State beside that of the parent", "truth/duplicate-state") { state in
      Planted(
        view: "<PlantedTwin value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedTwin\"><Binding name=\"value\" type=\"\(state.type)\"/>\(state.declared("twin"))<Body><Button action=\"\(state.change("twin")); \(state.change("value"))\">\(state.shown("twin"))</Button></Body></View>"
      )
    },
    .beside("A State kept equal by a handler", "truth/mirrored-state") { state in
      Planted(
        member: state.declared("planted"),
        view:
          "<Group modifiers=\".onChange(of: \(state.name)) { planted = \(state.derived) }\">\(state.shown("planted"))</Group>"
      )
    },
    .beside("A State that is always the same expression", "truth/derived-stored") { state in
      let source = PlantedState(name: "plantedSource", type: state.type)
      let write = "\(source.change(source.name)); planted = \(source.derived)"
      return Planted(
        member: source.declared(source.name) + source.declared("planted"),
        view:
          "<VStack><Button action=\"\(write)\">One</Button><Button action=\"\(write)\">Two</Button>\(state.shown("planted"))</VStack>"
      )
    },
    .beside("A State forgotten in one action of four", "truth/half-updated") { _ in
      Planted(
        member:
          "<State name=\"plantedA\" type=\"Int\" value=\"1\"/><State name=\"plantedB\" type=\"Int\" value=\"1\"/>",
        view:
          "<VStack><Button action=\"plantedA = 2; plantedB = 1\">A</Button><Button action=\"plantedA = 3; plantedB = 1\">B</Button><Button action=\"plantedA = 4; plantedB = 1\">C</Button><Button action=\"plantedA = 5\">D</Button><Text>{plantedA} {plantedB}</Text></VStack>"
      )
    },
    .beside("Three flags for one choice", "truth/contradictory-flags") { _ in
      let flags = ["plantedA", "plantedB", "plantedC"]
      let actions = flags.map { shown in flags.map { "\($0) = \($0 == shown)" }.joined(separator: "; ") }
      return Planted(
        member: flags.map { "<State name=\"\($0)\" type=\"Bool\" value=\"\($0 == "plantedA")\"/>" }.joined(),
        view: "<VStack>"
          + zip(flags, actions).map {
            "<Button action=\"\($1)\">\($0)</Button><If condition=\"\($0)\"><Text>\($0)</Text></If>"
          }.joined() + "</VStack>")
    },
    .beside("A flag that presents what an optional holds", "truth/flag-and-item") { state in
      Planted(
        member:
          "<State name=\"plantedFlag\" type=\"Bool\" value=\"false\"/><State name=\"planted\" type=\"\(state.type)?\"/>",
        view:
          "<Button action=\"planted = \(state.name); plantedFlag = true\">Planted<Sheet isPresented=\"$plantedFlag\"><IfLet name=\"it\" value=\"planted\">\(state.shown("it"))</IfLet></Sheet></Button>"
      )
    },
    .beside("A handler that sets itself off", "flow/update-loop") { state in
      let change = state.type == "Int" ? "\(state.name) = 5" : state.change(state.name)
      return Planted(
        view:
          "<Button action=\"\(change)\" modifiers=\".onChange(of: \(state.name)) { \(state.change(state.name)) }\">Planted</Button>"
      )
    },
    .beside("Two crossed handlers", "flow/update-loop") { state in
      Planted(
        member: "<State name=\"planted\" type=\"Int\" value=\"0\"/>",
        view:
          "<Stepper value=\"$planted\" modifiers=\".onChange(of: planted) { \(state.change(state.name)) }.onChange(of: \(state.name)) { planted += 1 }\">{planted}</Stepper>"
      )
    },
    .beside("Handlers crossed between two views", "flow/update-loop") { state in
      Planted(
        view: "<PlantedChild value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedChild\"><Binding name=\"value\" type=\"\(state.type)\"/><State name=\"own\" type=\"Int\" value=\"0\"/><Body><Stepper value=\"$own\" modifiers=\".onChange(of: own) { \(state.change("value")) }.onChange(of: value) { own += 1 }\">{own}</Stepper></Body></View>"
      )
    },
    .beside("A chain of handlers", "flow/update-chain") { state in
      Planted(
        member: ["A", "B", "C"].map { "<State name=\"planted\($0)\" type=\"Int\" value=\"0\"/>" }.joined(),
        view:
          "<VStack modifiers=\".onChange(of: \(state.name)) { plantedA += 1; print(plantedA) }.onChange(of: plantedA) { plantedB += 1; print(plantedB) }.onChange(of: plantedB) { plantedC += 1; print(plantedC) }\"><Text>{plantedA} {plantedB} {plantedC}</Text><Button action=\"plantedA = 0; plantedB = 0; plantedC = 0\">Clear</Button></VStack>"
      )
    },
    .beside("Write while rendering, in a Computed", "flow/mutation-in-body") { state in
      Planted(
        member:
          "<Computed name=\"planted\" type=\"Int\">\n\(state.change(state.name))\nreturn 1\n</Computed>",
        view: "<Text>{planted}</Text>")
    },
    .beside("Write while rendering, through two functions", "flow/mutation-in-body") { state in
      Planted(
        member:
          "<Func signature=\"inner()\">\(state.change(state.name))</Func>\n<Func signature=\"outer() -> Int\">\ninner()\nreturn 1\n</Func>",
        view: "<Text>{outer()}</Text>")
    },
    .beside("Write while rendering, through a binding", "flow/mutation-in-body") { state in
      Planted(
        view: "<PlantedWriter value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedWriter\"><Binding name=\"value\" type=\"\(state.type)\"/><Func signature=\"write() -> Int\">\n\(state.change("value"))\nreturn 1\n</Func><Body><Text>{write()}</Text></Body></View>"
      )
    },
    .beside("A binding to a computed copy", "flow/binding-to-copy") { state in
      Planted(
        member: "<Computed name=\"planted\" type=\"\(state.type)\">\(state.name)</Computed>",
        view: state.control("planted"))
    },
    .beside("Two values that need each other", "flow/dependency-cycle") { _ in
      Planted(
        member:
          "<Computed name=\"plantedA\" type=\"Int\">plantedB + 1</Computed><Computed name=\"plantedB\" type=\"Int\">plantedA + 1</Computed>",
        view: "<Text>{plantedA}</Text>")
    },
    .beside("A state that nothing uses", "flow/unused-state") { state in
      Planted(member: state.declared("planted"))
    },
    .beside("A state that nothing writes", "flow/constant-state") { state in
      Planted(member: state.declared("planted"), view: state.shown("planted"))
    },
    .beside("A state that nothing reads", "flow/write-only-state") { state in
      Planted(
        member: state.declared("planted"), view: "<Button action=\"planted = \(state.name)\">Planted</Button>"
      )
    },
    .beside("A binding that nothing uses", "flow/unused-binding") { state in
      Planted(
        view: "<PlantedTaker value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedTaker\"><Binding name=\"value\" type=\"\(state.type)\"/><Body><Text>Planted</Text></Body></View>"
      )
    },
    .beside("A parameter that nothing uses", "flow/unused-parameter") { state in
      Planted(
        view: "<PlantedTaker value=\"{\(state.name)}\"/>",
        declaration:
          "<View name=\"PlantedTaker\"><Let name=\"value\" type=\"\(state.type)\"/><Body><Text>Planted</Text></Body></View>"
      )
    },
    .beside("A binding that is only read", "flow/read-only-binding") { state in
      Planted(
        view: "<PlantedReader value=\"$\(state.name)\"/>",
        declaration:
          "<View name=\"PlantedReader\"><Binding name=\"value\" type=\"\(state.type)\"/><Body>\(state.shown("value"))</Body></View>"
      )
    },
    .beside("A parameter handed on through three views", "flow/forwarded-only") { state in
      let views = ["A", "B", "C"].enumerated().map { index, name in
        "<View name=\"Planted\(name)\"><Let name=\"value\" type=\"\(state.type)\"/><Body><Planted\(["B", "C", "D"][index]) value=\"{value}\"/></Body></View>"
      }
      return Planted(
        view: "<PlantedA value=\"{\(state.name)}\"/>",
        declaration: views.joined()
          + "<View name=\"PlantedD\"><Let name=\"value\" type=\"\(state.type)\"/><Body>\(state.shown("value"))</Body></View>"
      )
    },
    .beside("An object made of a parameter", "truth/state-object-takes-parameter") { state in
      Planted(
        view: "<PlantedOwner value=\"{\(state.name)}\"/>",
        declaration:
          "<ObservableObject name=\"PlantedObject\"><Published name=\"value\" type=\"\(state.type)\"/></ObservableObject><View name=\"PlantedOwner\"><Let name=\"value\" type=\"\(state.type)\"/><StateObject name=\"object\" type=\"PlantedObject\" value=\"{PlantedObject(value: value)}\"/><Body><VStack>\(state.shown("value"))\(state.control("object.value"))</VStack></Body></View>"
      )
    },
    .beside("An object in a State", "truth/object-in-state") { state in
      Planted(
        member: "<State name=\"planted\" type=\"PlantedObject\" value=\"{PlantedObject()}\"/>",
        view: "<Button action=\"planted.value = \(state.name)\">\(state.shown("planted.value"))</Button>",
        declaration:
          "<ObservableObject name=\"PlantedObject\"><Published name=\"value\" type=\"\(state.type)\" value=\"\(state.start)\"/></ObservableObject>"
      )
    },
    .beside("An object that nobody observes", "flow/unobserved-object") { state in
      Planted(
        member: "<StateObject name=\"planted\" type=\"PlantedObject\" value=\"{PlantedObject()}\"/>",
        view:
          "<VStack><Button action=\"planted.value = \(state.name)\">Planted</Button><PlantedReader object=\"{planted}\"/></VStack>",
        declaration:
          "<ObservableObject name=\"PlantedObject\"><Published name=\"value\" type=\"\(state.type)\" value=\"\(state.start)\"/></ObservableObject><View name=\"PlantedReader\"><Let name=\"object\" type=\"PlantedObject\"/><Body>\(state.shown("object.value"))</Body></View>"
      )
    },
    .beside("A field that is not Published", "flow/unpublished-dependency") { state in
      Planted(
        member: "<StateObject name=\"planted\" type=\"PlantedObject\" value=\"{PlantedObject()}\"/>",
        view: "<Button action=\"planted.value = \(state.name)\">\(state.shown("planted.value"))</Button>",
        declaration:
          "<ObservableObject name=\"PlantedObject\"><Var name=\"value\" type=\"\(state.type)\" value=\"\(state.start)\"/></ObservableObject>"
      )
    },
    .beside("A loop variable with the name of a State", "name/shadowed") { state in
      Planted(
        view:
          "<ForEach items=\"[1, 2]\" as=\"\(state.name)\" id=\"\\.self\"><Text>{\(state.name)}</Text></ForEach>"
      )
    },
    .beside("A row known by its place", "list/index-id") { state in
      Planted(
        member: "<State name=\"planted\" type=\"[\(state.type)]\" value=\"{[]}\"/>",
        view:
          "<VStack><ForEach items=\"planted.indices\" as=\"place\" id=\"\\.self\">\(state.shown("planted[place]"))</ForEach><Button action=\"planted.append(\(state.name))\">Add</Button><Button action=\"planted.removeLast()\">Remove</Button></VStack>"
      )
    },
    .beside("A cover that nothing closes", "present/never-dismissed") { state in
      Planted(
        member: "<State name=\"planted\" type=\"Bool\" value=\"false\"/>",
        view:
          "<Button action=\"planted = true\">Planted<FullScreenCover isPresented=\"$planted\">\(state.shown(state.name))</FullScreenCover></Button>"
      )
    },
    .beside("One action that presents two sheets", "present/competing") { state in
      Planted(
        member:
          "<State name=\"plantedA\" type=\"Bool\" value=\"false\"/><State name=\"plantedB\" type=\"Bool\" value=\"false\"/>",
        view:
          "<Button action=\"plantedA = true; plantedB = true\">Planted<Sheet isPresented=\"$plantedA\">\(state.shown(state.name))</Sheet><Sheet isPresented=\"$plantedB\"><Text>B</Text></Sheet></Button>"
      )
    },
  ]
}
