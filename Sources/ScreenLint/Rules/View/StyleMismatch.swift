import SourceModel

extension ViewRules {
  static let styleMismatch = Rule(
    "view/style-mismatch", .error, "A style that does not fit its control",
    whatHappens: "Swift says “Value of type 'ButtonStyleConfiguration' has no member 'isOn'”.",
    why: "Each kind of style has a configuration of its own.",
    examples: [
      RuleExample(
        bad: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.⟦isOn⟧ ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#,
        good: #"""
          <ButtonStyle name="Lit">
            <Body><Content modifiers=".opacity(configuration.isPressed ? 1 : 0.5)"/></Body>
          </ButtonStyle>
          """#),
      RuleExample(
        bad: #"""
          <Module>
            <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
            <View name="Shop">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isOpen" modifiers=".toggleStyle(Tick())">Open</Toggle>
                  <Button action="isOpen = false" modifiers=".buttonStyle(⟦Tick()⟧)">Close</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#,
        good: #"""
          <Module>
            <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
            <View name="Shop">
              <State name="isOpen" type="Bool" value="false"/>
              <Body>
                <VStack>
                  <Toggle isOn="$isOpen" modifiers=".toggleStyle(Tick())">Open</Toggle>
                  <Button action="isOpen = false" modifiers=".buttonStyle(.bordered)">Close</Button>
                </VStack>
              </Body>
            </View>
          </Module>
          """#),
    ],
    nearMisses: [
      #"""
      <Module>
        <ToggleStyle name="Tick"><Body><Button action="configuration.isOn.toggle()"><Content/></Button></Body></ToggleStyle>
        <View name="Shop">
          <State name="isShown" type="Bool" value="false"/>
          <Body><Toggle isOn="$isShown" modifiers=".toggleStyle(Tick())">Tea</Toggle></Body>
        </View>
      </Module>
      """#,
      #"""
      <Module>
        <PrimitiveButtonStyle name="Slow"><Body><Content modifiers=".onLongPressGesture { configuration.trigger() }"/></Body></PrimitiveButtonStyle>
        <View name="Shop">
          <Body><Button action="print(1)" modifiers=".buttonStyle(Slow())">Tea</Button></Body>
        </View>
      </Module>
      """#,
      #"""
      <View name="Shop">
        <State name="isShown" type="Bool" value="false"/>
        <Body><VStack modifiers=".buttonStyle(.bordered).toggleStyle(.switch)"><Toggle isOn="$isShown">Tea</Toggle><Button action="isShown = false">Off</Button></VStack></Body>
      </View>
      """#,
    ]
  )
}
