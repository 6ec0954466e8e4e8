import RenderTree
import Testing

/// The tree that renderers know: nodes and their children, the pool, and rows that are folded into one node.
@Suite struct RenderTreeTests {
  /// A list with rows of one text each, made of a template from the second on.
  private static func list(_ words: [String], folds: Bool) throws -> RenderTree {
    var tree = RenderTree()
    let start = tree.extent
    func row(_ text: String) -> NodeIndex {
      let run = tree.runs.count
      tree.runs.append(TextRun(text: tree.store(text), style: -1))
      tree.texts.append(TextPayload(firstRun: Int32(run), runCount: 1))
      let text = tree.add(.text, payload: tree.texts.count - 1)
      tree.stacks.append(StackPayload(axis: .horizontal))
      let stack = tree.add(.stack, payload: tree.stacks.count - 1)
      tree[stack].firstChild = text
      return stack
    }
    var views = [row(words[0])]
    var differences = RowTemplate.Differences()
    differences.runs = [0]
    let found = tree.template(since: start, views: views[...], differingIn: differences)
    let template = try #require(found)
    let batch = RowBatch(folds: folds)
    batch.open(for: tree)
    for word in words.dropFirst() {
      batch.begin()
      var word = word
      word.withUTF8 { batch.add($0) }
      batch.add(template)
      if batch.isFull { batch.flush(to: &tree, &views) }
    }
    batch.flush(to: &tree, &views)
    tree.lists.append(ListPayload(style: .plain))
    tree.root = tree.add(.list, payload: 0)
    tree[tree.root].firstChild = views[0]
    for (view, next) in zip(views, views.dropFirst()) { tree[view].nextSibling = next }
    return tree
  }

  /// What stands in each row.
  private static func words(in tree: RenderTree) -> [String] {
    tree.children(of: tree.root).map { row in
      tree.children(of: row).map { child in
        let text = tree.texts[Int(tree[child].payload)]
        return tree.string(tree.runs[Int(text.firstRun)].text)
      }.joined()
    }
  }

  @Test func childrenComeInTheirOrder() {
    var tree = RenderTree()
    let parts = (0..<3).map { _ in tree.add(.divider) }
    tree.root = tree.add(.group)
    tree[tree.root].firstChild = parts[2]
    tree[parts[2]].nextSibling = parts[0]
    #expect(Array(tree.children(of: tree.root)) == [parts[2], parts[0]])
    #expect(Array(tree.children(of: parts[0])).isEmpty)
    #expect(tree[parts[1]].kind == .divider && NodeIndex.none.isNone)
  }

  @Test func textsAreKeptByteForByte() {
    var tree = RenderTree()
    let ranges = ["", "plain", "é and 👩‍👩‍👧", "<&\">"].map { tree.store($0) }
    #expect(ranges.map { tree.string($0) } == ["", "plain", "é and 👩‍👩‍👧", "<&\">"])
    #expect(ranges[0].isEmpty && PoolRange.empty.isEmpty && !ranges[1].isEmpty)
  }

  private static let fruit = (0..<700).map { "Fruit \($0)" }

  @Test(arguments: [false, true]) func rowsOfATemplateHaveTheirOwnWords(_ folds: Bool) throws {
    let tree = try Self.list(Self.fruit, folds: folds)
    #expect(Self.words(in: tree.unfolded()) == Self.fruit)
    #expect(tree.isFolded == folds)
  }

  @Test func aFoldedTreeStandsForAsManyNodes() throws {
    let (folded, whole) = (try Self.list(Self.fruit, folds: true), try Self.list(Self.fruit, folds: false))
    #expect(folded.nodes.count < whole.nodes.count)
    #expect(folded.wholeNodeCount == whole.wholeNodeCount && whole.wholeNodeCount == whole.nodes.count)
    #expect(folded.unfolded().wholeNodeCount >= whole.wholeNodeCount)
  }

  @Test func aRowWithoutWordsIsNotFolded() throws {
    let tree = try Self.list(["Fig", "", "Plum"], folds: true)
    #expect(Self.words(in: tree.unfolded()) == ["Fig", "", "Plum"])
    let kinds = tree.children(of: tree.root).map { tree[$0].kind }
    #expect(kinds == [.stack, .stack, .alike])
  }

  @Test func rowsOfOneTemplateAreToldToBeAlike() throws {
    let tree = try Self.list(["Fig", "Plum", "Pear"], folds: false)
    let likenesses = tree.children(of: tree.root).map { tree[$0].likeness }
    #expect(likenesses == [1, 1, 1])
    #expect(tree.likenesses.count == 1 && tree.likenesses[0].nodeCount == 2)
  }

  @Test func aRowThatIsGivenUpLeavesNothing() throws {
    var tree = try Self.list(["Fig", "Plum"], folds: true)
    let before = (tree.nodes.count, tree.pool.count)
    let batch = RowBatch(folds: true)
    batch.open(for: tree)
    batch.begin()
    batch.beginText()
    batch.append(-120)
    #expect(batch.endText() == 4)
    batch.giveUp()
    var views: [NodeIndex] = []
    batch.flush(to: &tree, &views)
    #expect((tree.nodes.count, tree.pool.count) == before && views.isEmpty)
  }

  @Test func aRowThatRefersToWhatStandsBeforeItHasNoTemplate() {
    var tree = RenderTree()
    let before = tree.add(.divider)
    let start = tree.extent
    let row = tree.add(.group)
    tree[row].firstChild = before
    let template = tree.template(since: start, views: [row], differingIn: RowTemplate.Differences())
    #expect(template == nil)
  }

  @Test func wordsThatLeadSomewhereAreJoined() {
    var tree = RenderTree()
    tree.addresses = [tree.store("https://a.example")]
    tree.textStyles = [TextStyle(), TextStyle()]
    tree.textStyles[1].link = 0
    for (word, style) in [("See ", 0), ("this ", 1), ("page", 1), (".", 0)] {
      tree.runs.append(TextRun(text: tree.store(word), style: Int32(style)))
    }
    tree.texts = [TextPayload(firstRun: 0, runCount: 4)]
    tree.root = tree.add(.text, payload: 0)
    #expect(tree.linkedWords.map(\.words) == ["this page"])
    #expect(tree.linkedWords.map(\.address) == ["https://a.example"])
  }
}
