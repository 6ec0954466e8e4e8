/// Sections of the documents for `screenwright help`.
///
/// Made from them by `SCREENWRIGHT_REWRITE=1 swift test --filter HelpTopicTests`.
enum EmbeddedTopics {
  // swift-format-ignore
  static let all = [
    HelpTopic(
      name: "data-flow", summary: "sources of truth, and how the compiler follows them",
      text: #"""
      A source is a State, a storage, a StateObject, a static Var, or announced data of an object. All else is derived. The
      compiler follows each source through bindings and injections. Containment hands the environment down; a sheet, alert or
      cover inherits that of the view it hangs on; a pushed page that of its NavigationStack. Bodies, Computed, list items and
      conditions run while rendering, where nothing may be written; actions and handlers run on an event. Nobody observes a static
      Var: where an action or handler writes nothing else, the page stays as it is, as in SwiftUI, and shows the new value once
      something else has it drawn again (`flow/unobserved-static`).

      This does not compile: the Let is a copy, and only the owner of the source may change it.

          <Screen name="Frozen">
            <Let name="count" type="Int"/>
            <Body><Button action="count += 1">Add</Button></Body>
          </Screen>

      """#),
    HelpTopic(
      name: "environment", summary: "variables that the command looks at",
      text: #"""
        `NO_COLOR`
            no colours, where it is not empty
        `CLICOLOR_FORCE`
            colours also where the output is no terminal
        `COLORTERM`, `TERM`
            say how many colours the terminal has; `TERM=dumb` shows no progress
        `SOURCE_DATE_EPOCH`
            the day at the foot of manual pages

      Work that takes more than a second shows on a terminal how much of it is done, how much a second, and how long the rest takes.

      """#),
    HelpTopic(
      name: "exit-status", summary: "what 0, 1 and 2 mean",
      text: #"""
        0
            nothing at or above the failing severity (`--fail-on`, which is `error` unless given)
        1
            something was found: a finding, a difference, a scenario that failed, a file that would be laid out otherwise
        2
            the command could not do its work: a wrong option, a file that cannot be read or written

      Results go to standard output, messages and progress to standard error. A run that a signal ends has the status of the signal, 130
      for Ctrl-C, and leaves the last good output.

      """#),
    HelpTopic(
      name: "exploring", summary: "what `explore` tries",
      text: #"""
      Everything that a person can do on the topmost layer of a page: tapping and holding, toggles, steppers, sliders, options of
      pickers, tabs and menus, rows that are chosen, deleted and moved, and their swipe actions, refreshing, going back, putting a sheet away by a swipe,
      disclosures, and, where the app has stored something, ending it and starting it again.

      - Fields are given nothing, one letter, and, where they submit, what they hold with a line break; fields of numbers 0, 1 and a
        number below zero; sliders their bounds; date pickers their bounds, else the day of the run and the next.
      - Of more than four rows each is moved to the next one's place, to the first and to the last.
      - `Set`, `Wait`, `Expect` and `Snapshot` are never tried: nobody sets a state past all controls, and no time passes.

      A state is all that decides what comes next: states of views, objects, static variables, what AppStorage and SceneStorage hold,
      pages, presentations, the tabs and disclosures that elements keep for themselves. The clock, and the counter behind `UUID()`, are
      no part of it.

      """#),
    HelpTopic(
      name: "packages", summary: "files and packages",
      text: #"""
      A package is a folder with a `Screens` folder, or a folder of XML files. A file holds one declaration, or a `<Module>` with
      several. The root may carry `xmlns="urn:screenwright:1"`. XML is read strictly: UTF-8 or UTF-16, no DOCTYPE.

      `screenwright.yml` is optional:

        `members`
            folders that are packages of their own; `Screens/*` stands for each folder below
            none
        `dependencies`
            folders of packages whose declarations are visible here
            none
        `data`
            folders in which `source` files are looked for after the folder of the file that names them
            none
        `output`
            where `compile` writes
            `Output`
        `templates`
            a folder of templates that replace the built-in ones
            `Templates`, where there is one
        `exclude`
            files and folders that are not read; `*`, `?` and `` as usual, a name without a slash in any folder
            none
        `platforms`
            the oldest systems that the app runs on, such as `[iOS 15, macOS 12]`; what they lack is `view/unavailable`
            as new as the newest thing that the package uses
        `rules`
            severities of rules or groups: `error`, `warning`, `note`, `off`; those of a workspace reach its members
            each rule's own
        `overrides`
            folders or files, named as in `exclude`, and below each the severities there; a later one wins
            none

      Of a dependency, all declarations but its App, previews and scenarios are visible, and those of its own dependencies. An
      own declaration hides one of the same name in a dependency, a nearer dependency those further away. Where two dependencies
      declare a name, the name alone is an error, and the name of the package tells which is meant, as an element, a type, in
      code and in `destination`: `<Design.Card/>`, `Design.Size`. A package is called as its folder is, with `_` for characters
      that no name holds. Its
      warnings are reported where it is at home. A missing folder and a circle of dependencies are errors at the entry.

      A package may be checked without the sources of those it depends on. `screenwright compile Kit --interface kit.json` writes
      what dependents need of `Kit`, and no pages; `screenwright lint Shop --dependency kit.json` takes it by the name of the folder, finds what it finds
      with the sources, and `compile` and `render` draw the same pages. `screenwright diff old.json new.json` says what a change of `Kit` means for
      those who use it: `!` may break a use, `~` does something else, `+` is new.

      Pictures and colours are in the folder `Assets`, as Xcode keeps them (`Media.xcassets` with its sets and namespaces) or as plain
      files: `<Image name="turtlerock"/>` shows `Assets/turtlerock.jpg` or `turtlerock.imageset`, the largest of its scales, and
      `Color('Brand')` is what `Brand.colorset` says for light and dark screens, in sRGB. Dark pages show the dark picture of a set, if there is
      one; entries for high contrast and icons of apps are left out. `AccentColor.colorset` is the accent of the app. Names of pictures
      and colours have symbols, as Xcode makes them: `.turtleRock` is the picture `turtle-rock`, in `{Image(.turtleRock)}` and
      `<Image name="{.turtleRock}"/>`; `.brand` the colour `Brand` or `BrandColor`, in `Color(.brand)` and wherever a colour is wanted. Those
      of the packages that a package depends on are there, too, behind its own.

      Whatever a package names, by a path or a link, lies in its repository: the folder of the nearest `.git` at or above it, else
      its workspace, else the package. Anything else is `data/outside-package`, and not a byte of it is read. `--allow-path DIR`
      on the command line opens another folder.

      """#),
    HelpTopic(
      name: "records", summary: "a page for each line of JSON objects",
      text: #"""
      `render SCREEN --records FILE|-` reads one JSON object a line and writes one a line, in the order of the input:
      `{"index": 0, "html": "…"}`; with `"modifiers": ["textSelection(enabled)"]` where the chain has modifiers that the page does
      not show. `--output FOLDER` writes files instead. Lines are drawn some hundred at a time, on all cores; memory does not grow.

      No line depends on another, so GNU parallel can cut the file into parts and give each to a run of its own, on other machines with
      `--sshlogin`. The pages are the same, in the same order; `index` counts from each part's first line.

          parallel --pipepart --arg-file landmarks.jsonl --block -1 --keep-order \
            screenwright render LandmarkDetail Screens/Landmarks --records - >pages.jsonl

      """#),
    HelpTopic(
      name: "reports", summary: "the forms of findings",
      text: #"""
      `--format` is `text`, `concise` (one line each), `summary`, `json`, `sarif`, `github`, `gitlab` or `junit`. With `=FILE` a report goes
      into a file, so that one run makes several: `lint --format text --format sarif=findings.sarif`. `--explain` prints behind the findings
      what each of their rules means.

      """#),
    HelpTopic(
      name: "scenarios", summary: "how a scenario is written and run",
      text: #"""
      Put it in any file of the package, such as Screens/Counting.xml:

          <Module>
            <Screen name="Counter">
              <State name="count" type="Int" value="0"/>
              <Body>
                <VStack>
                  <Text>Count {count}</Text>
                  <Button title="Add" action="count += 1"/>
                </VStack>
              </Body>
            </Screen>
            <Scenario name="counting" of="Counter">
              <Tap on="Add"/>
              <Tap on="Add"/>
              <Expect text="Count 2"/>
              <Expect value="count == 2"/>
            </Scenario>
          </Module>

      `of` names the screen on which the steps begin; it is shown as the App shows it, with the objects of the way there, and the destinations
      and the path of the stack around it; other views around it are left out. Other
      attributes pass its parameters: `<Scenario name="order" of="ProductDetail" product="{store.products[0]}">`; `locale="ko"` shows it in that language
      (Localisation.md). Run it:

          screenwright test                      # the package of the current folder
          screenwright test --filter counting    # scenarios whose name, or screen, holds this
          screenwright test Screens/Counting.xml    # those of one file

      Each scenario begins afresh: states, objects, static variables, identifiers and the clock are those of an app that starts.
      Scenarios run side by side and are told in the order of their files. The exit status is 0 where all passed, 1 where one failed
      or the package has errors, which are told as `lint` tells them, and 2 where the command could not work.

      At its beginning `scenePhase` is `.inactive`; once what is there has appeared it becomes `.active`, as on a device, and
      `.onChange(of: scenePhase)` runs in the App, on its WindowGroup and in the views that are there. A view that appears later finds it
      `.active`. No step changes the phase.

      """#),
    HelpTopic(
      name: "settings", summary: "what may stand in screenwright.yml",
      text: #"""
      `screenwright.yml` in the folder of a package:

        `members`
            folders that are packages of their own, which makes a workspace; `Screens/*` is each folder below
        `dependencies`
            folders of packages whose declarations this one uses
        `data`
            folders in which data is looked for after that of the file which names it
        `exclude`
            files and folders that are not read
        `output`
            the folder that `compile` writes to; `Output` unless set
        `templates`
            a folder of templates that replace the built-in ones
        `platforms`
            the oldest systems that the app runs on: `[iOS 15, macOS 12]`
        `rules`
            severities of rules and groups: `error`, `warning`, `note`, `off`
        `overrides`
            the same below folders or for files, by their paths or patterns

          output: Output
          platforms: iOS 15
          rules:
            name/shadowed: off
            flow/unused-parameter: error
          overrides:
            Screens/Drafts:
              truth: note

      Paths in `exclude` and `overrides` may hold `*`, `?` and ``; a name without a slash is met in any folder. The rules of a
      workspace are those of its members, where they set none of their own.

      """#),
    HelpTopic(
      name: "shells", summary: "completion in bash, zsh and fish",
      text: #"""
      `screenwright completion bash`, `zsh` and `fish` print what a shell needs; `screenwright completion --help` says where to put it.
      Screens, views, previews, scenarios, states of `--set`, parameters of `--with`, data, rules, devices and locales are completed from the
      package: that of a folder which stands on the line, else of the current one.

      """#),
    HelpTopic(
      name: "sites", summary: "linked pages of all rows",
      text: #"""
      One page for each destination of each row, for each presentation that a control opens, for each tab: `index.html` leads to all of
      them, `sitemap.txt` lists them. The gate clicks its way from the index to every page of the sample apps, and back. Where nothing on a
      page leads to an earlier one (a hidden bar, the last step of a `Switch`), a line over the screen does; over previews, and screens to
      which no App leads, it leads to the index.

      """#),
    HelpTopic(
      name: "snapshots", summary: "pages that tests compare",
      text: #"""
      `<Snapshot name="end"/>` in the scenario `counting` compares the page with `Snapshots/counting/end.txt`: what a screen reader
      reads, then the page as text. `screenwright test --update` writes all files that differ or are not there yet, or none; without
      it a missing file fails. Keep them in version control, and read a change as you read code. Files that no scenario takes any
      more are told. `--snapshot html` keeps pages as HTML, too.

      """#),
    HelpTopic(
      name: "standard-input", summary: "screens from a pipe",
      text: #"""
      `-` stands for a screen on standard input:

          screenwright lint - < Home.xml
          screenwright lint - --stdin-filename Screens/Home.xml < unsaved.xml    # in place of that file, with the rest of its package
          screenwright render - --to text < Home.xml                             # the one screen in it
          screenwright render Home - --to text < Screens.xml                     # one of several
          screenwright format - < Home.xml

      """#),
    HelpTopic(
      name: "steps", summary: "what steps of scenarios and --do can do",
      text: #"""
        `<Tap on="Add"/>`
            runs a button, opens a link, switches a toggle, opens a disclosure, chooses a tab or a row
        `<LongPress on="Fig"/>`
            holds a view with a long-press gesture
        `<Type on="Name" text="Fig"/>`
            replaces what a field holds; without `on` it is added to the field with the focus. A line break at its end, `&#10;`, submits, and the field loses the focus. Dates (`2021-05-06`, which keeps the time; `09:30`, which keeps the day) and colours (`#2E7D32`) are typed into their pickers; a field of numbers reads what its format writes, `1,250`, `20%` or `$20.00`
        `<Increment on="Years"/>`, `<Decrement on="Years"/>`
            one step of a stepper or slider
        `<Select on="Sort" value="Day"/>`
            chooses in a picker, tab view or menu; `<Select on="Day"/>` the option or row itself
        `<Swipe on="Fig" action="Wash"/>`
            an action of a row: one of `SwipeActions`, or `Delete`
        `<Delete on="Fig"/>`, `<Move on="Fig" to="Plum"/>`
            what `onDelete` and `onMove` of the rows do
        `<Refresh/>`
            what `refreshable` does
        `<Focus on="Name"/>`
            gives a field the focus, and its `FocusState`
        `<Set name="config.isPresented" value="true"/>`
            sets a state, or a part of one, past all controls; `StarRating.rating` is that of another view on the page, `StarRating.rating #2` of its second, `Store.orders` a property of an object
        `<Wait seconds="2.5"/>`
            lets `Date()` go on: timers give their values, tasks that a control, or a view that a step brought up, began wake from `Task.sleep`, and what `asyncAfter` was given there runs, each at its instant; no time passes otherwise
        `<Relaunch/>`
            ends the app and starts it again: AppStorage and SceneStorage stay
        `<Dismiss/>`, `<Back/>`
            puts a sheet, popover or dialog away as a swipe does; goes to the page before. A full-screen cover, an alert without a button that cancels, and a page before which there is none refuse
        `<Expect text="…" no-text="…" screen="…" value="…" effect="…"/>`
            what is visible, and what is not; the page in front, by its view, also at the root of a stack on it, its title or its tab; a condition, whose names are those of the screen in `of`, also where another page was pushed or presented over it; something that happened, such as `print ordered`, or `log.debug ordered` for `Logger().debug("ordered")`
        `<Snapshot name="end"/>`
            compares the page with the kept one

      Tabs without labels, as those of the page style, are `Tab 1`, `Tab 2`, …, as pages and screen readers call them.

      Texts below an alert, a dialog or a popover are visible; those below a sheet or a cover are not. A page that is pushed covers what its
      stack showed; what stands around the stack, such as the tab bar, stays, and what hangs on it comes up over the page.

      """#),
    HelpTopic(
      name: "suppressions", summary: "comments, baselines and settings that silence findings",
      text: #"""
      A comment silences a rule, which it names, with the reason behind it. `disable-next` is for the element that follows, `disable` and
      `enable` bound a region; commas join rules.

          <!-- screenwright:disable-next flow/constant-state the server will set it -->
          <State name="limit" type="Int" value="20"/>

          <!-- screenwright:disable view/no-effect, view/unavailable drawn by the design team -->
          <!-- screenwright:enable view/no-effect, view/unavailable -->

      A comment that silences nothing is told (`meta/useless-suppression`). For a folder there is `overrides` in the settings; for all
      that is known today a baseline: `lint --baseline known.txt --update-baseline` writes it, `lint --baseline known.txt` tells only what is
      new. `explain --why-not RULE FILE:LINE` says what keeps a rule silent.

      """#),
    HelpTopic(
      name: "watching", summary: "--watch",
      text: #"""
      `lint --watch`, `compile --watch` and `test --watch` do their work again whenever a file of the package is saved, comes or goes. Only what
      depends on the change is compiled again, and a file that would get the same content is left alone. Changes that come close together,
      as when a branch is switched, give one run. A terminal is cleared before each run. The key `q` ends, with the exit status of the
      last run; so do Ctrl-D and the end of an input that is no terminal. What the command itself writes is not watched.

      """#),
  ]
}
