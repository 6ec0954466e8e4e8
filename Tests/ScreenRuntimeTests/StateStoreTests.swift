import ScreenTypes
import Testing

@testable import ScreenRuntime

/// What outlives a rendering, by identity.
@Suite struct StateStoreTests {
  private let run: ScreenRun
  private let plan: DeclarationPlan
  private let other: DeclarationPlan
  private let store = StateStore()

  init() throws {
    let package = TestPackage(
      """
      <View name="Counter"><State name="taps" type="Int" value="0"/><Body><Text>{taps}</Text></Body></View>
      <View name="Other"><State name="taps" type="Int" value="0"/><Body><Text>{taps}</Text></Body></View>
      """)
    #expect(package.errors == "")
    run = package.run()
    plan = run.runnable.plan(try package.id("Counter"))
    other = run.runnable.plan(try package.id("Other"))
  }

  /// Renders what `body` asks for.
  private func render(_ body: () -> Void) {
    store.begin()
    body()
    store.end()
  }

  @Test func statesKeepTheirValueByIdentity() throws {
    let view = ViewInstance(plan, identity: 1)
    view.setField(0, .int(5))
    render { store.keep(view) }
    for _ in 0..<2 {
      render { #expect(store.instance(1, plan) === view) }
    }
    #expect(view.field(0) == .int(5))
    #expect(store.instance(2, plan) == nil)
    #expect(store.instance(1, other) == nil, "another declaration in the same place is another view")
  }

  @Test func statesVanishWithTheirView() {
    render { for identity: UInt64 in 1...3 { store.keep(ViewInstance(plan, identity: identity)) } }
    render { _ = store.instance(2, plan) }
    #expect(store.all.map(\.identity) == [2])
    render {}
    #expect(store.all.isEmpty)
  }

  @Test func appearsOnceWhileItIsShown() {
    render { #expect(store.appears(1)) }
    render { #expect(!store.appears(1)) }
    render {}
    render { #expect(store.appears(1)) }
  }

  @Test func tellsWhatAWatchedValueWas() {
    render { #expect(store.watch(1, .int(1)) == nil) }
    render { #expect(store.watch(1, .int(1)) == nil) }
    render { #expect(store.watch(1, .int(2)) == .int(1)) }
    render {}
    render { #expect(store.watch(1, .int(3)) == nil, "it is watched anew") }
  }

  @Test func dismissesWhatWasUp() {
    render { store.present(1) }
    render {
      #expect(store.dismiss(1))
      #expect(!store.dismiss(1))
    }
  }

  @Test func elementsKeepWhatTheyAskFor() {
    render { store.own(1, .string("a")) }
    render { #expect(store.owned(1) == .string("a")) }
    render {}
    render { #expect(store.owned(1) == nil) }
  }

  @Test func contentsArePutBack() {
    render {
      store.keep(ViewInstance(plan, identity: 1))
      store.own(2, .int(2))
      _ = store.appears(3)
    }
    let contents = store.contents
    render { store.keep(ViewInstance(plan, identity: 9)) }
    #expect(store.all.map(\.identity) == [9])
    store.contents = contents
    #expect(store.all.map(\.identity) == [1])
    render {
      #expect(store.owned(2) == .int(2))
      #expect(!store.appears(3))
    }
  }
}

/// Writes are taken back, and made again.
@Suite struct UndoLogTests {
  private func places() -> (ObjectBox, LocalSource, StateStore) {
    (ObjectBox(type: .int, fields: [.int(0), .int(0)]), LocalSource(.int(0)), StateStore())
  }

  @Test func takesWritesBackTheLatestFirst() {
    let (object, source, store) = places()
    let log = UndoLog()
    #expect(log.isEmpty)
    for number in 1...3 {
      log.note(object)
      object.fields[0] = .int(number)
      object.version = number
      log.note(source)
      source.value = .int(number)
      log.note(store, 7)
      store.own(7, .int(number))
    }
    #expect(!log.isEmpty)
    #expect(log.targets == [.object(.int), .unnamed])
    log.takeBack()
    #expect(object.fields == [.int(0), .int(0)] && object.version == 0)
    #expect(source.value == .int(0) && store.owned(7) == nil)
    log.makeAgain()
    #expect(object.fields == [.int(3), .int(0)] && object.version == 3)
    #expect(source.value == .int(3) && store.owned(7) == .int(3))
    log.restore()
    #expect(object.version == 0 && log.isEmpty)
  }
}
