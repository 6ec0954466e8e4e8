"""An editor of items, as in Screens/Recipes: a draft that knows whether it is to be kept, a form in a sheet, stars."""
from .words import SYMBOLS

TEMPLATE = """<Module xmlns="urn:screenwright:1">
  <Struct name="Draft@i">
    <Var name="@chosen" type="@Type"/>
    <Var name="@day" type="Date" value="{Date(timeIntervalSince1970: @seconds)}"/>
    <Var name="@keeps" value="{false}"/>
    <Var name="@shows" value="{false}"/>
    <Func signature="@present(_ @given: @Type)" mutating="true">
      @chosen = @given
      @keeps = false
      @shows = true
    </Func>
    <Func signature="@end(@saving: Bool)" mutating="true">
      @keeps = @saving
      @shows = false
    </Func>
  </Struct>

  <View name="Stars@i">
    <Binding name="@stars" type="Int"/>
    <Body>
      <HStack spacing="@spacing">
        <ForEach items="1 upTo @beyond" as="@star" id="\\.self">
          <Image systemName="@symbol" modifiers=".symbolVariant(@star le @stars ? .fill : .none).foregroundColor(.@color).accessibilityLabel('@rateTitle \\(@star)').onTapGesture { @stars = @star == @stars ? 0 : @star }"/>
        </ForEach>
      </HStack>
    </Body>
  </View>

  <View name="Form@i">
    <Binding name="@draft" type="Draft@i"/>
    <Body>
      <NavigationStack>
        <Form modifiers=".navigationTitle(@draft.@chosen.@title.isEmpty ? '@newTitle' : @draft.@chosen.@title)">
          <Section title="@firstTitle">
            <TextField title="@nameTitle" text="$@draft.@chosen.@title"/>
            <Picker title="@cityTitle" selection="$@draft.@chosen.@city">
              <ForEach items="['Seoul', 'Lyon', 'Oslo', '@elsewhere']" as="@choice" id="\\.self">
                <Text modifiers=".tag(@choice)">{@choice}</Text>
              </ForEach>
            </Picker>
            <DatePicker title="@dayTitle" selection="$@draft.@day"/>
          </Section>
          <Section title="@secondTitle">
            <LabeledContent title="@rateTitle"><Stars@i @stars="$@draft.@chosen.rating"/></LabeledContent>
            <Stepper value="$@draft.@chosen.@amount" in="{0...@most}" step="@by">{@draft.@chosen.@amount} @things</Stepper>
            <Toggle title="@likedTitle" isOn="$@draft.@chosen.@liked"/>
          </Section>
          <Toolbar>
            <ToolbarItem placement="cancellationAction"><Button action="@draft.@end(@saving: false)">Cancel</Button></ToolbarItem>
            <ToolbarItem placement="confirmationAction"><Button action="@draft.@end(@saving: true)">@saveTitle</Button></ToolbarItem>
          </Toolbar>
        </Form>
      </NavigationStack>
    </Body>
  </View>

  <Screen name="Screen@i">
    <EnvironmentObject name="@store" type="@Store"/>
    <State name="@draft" value="{Draft@i(@chosen: @Type(id: 0, @title: '', @city: 'Oslo', @owner: '', @summary: '', @amount: @by, rating: 0, @price: @cheap, @liked: false))}"/>
    <Func signature="@finish()">
      if @draft.@keeps {
        @store.@update(@draft.@chosen)
      }
    </Func>
    <Body>
      <List modifiers=".navigationTitle('@screenTitle')">
        <ForEach items="@store.@items" as="@row">
          <Button action="@draft.@present(@row)">
            <HStack>
              <Text modifiers=".font(.headline)">{@row.@title}</Text>
              <Spacer/>
              <Text modifiers=".foregroundColor(.secondary)">{@row.rating} / @best</Text>
            </HStack>
          </Button>
        </ForEach>
        @onward
        <Sheet isPresented="$@draft.@shows" onDismiss="@finish"><Form@i @draft="$@draft"/></Sheet>
      </List>
    </Body>
  </Screen>
</Module>
"""


def screen(place):
    words = place.words
    best = words.number(4, 6)
    return place.fill(
        TEMPLATE, chosen=words.thing(), day=words.value("day", "date"), seconds=words.number(10**8, 10**9),
        keeps=words.flag(), shows=words.flag(), present=words.action(), given=words.thing(), end=words.action(),
        saving=words.flag(), stars=words.value("stars", "rating", "rank"), beyond=best + 1, best=best, star=words.thing(),
        symbol=words.of(SYMBOLS), color=words.of(["orange", "purple", "pink", "indigo"]), spacing=words.number(1, 8),
        draft=words.value("draft", "entry", "form"), finish=words.action(), row=words.thing(), choice=words.thing(),
        most=words.number(50, 500), by=words.number(1, 10), cheap=words.number(100, 9000),
        elsewhere=words.title(), things=words.title().lower(), newTitle=words.order(), firstTitle=words.title(),
        nameTitle=words.title(), cityTitle=words.title(), dayTitle=words.title(), secondTitle=words.title(),
        rateTitle=words.title(), likedTitle=words.title(), saveTitle=words.order(), screenTitle=words.title(),
        onward=place.onward())
