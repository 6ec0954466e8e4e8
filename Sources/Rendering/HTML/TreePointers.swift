import RenderTree

/// The arrays of a render tree that every row touches, as raw pointers: valid only inside `read`.
struct TreePointers {
  let nodes: UnsafeBufferPointer<RenderNode>
  let pool: UnsafeBufferPointer<UInt8>
  let stacks: UnsafeBufferPointer<StackPayload>
  let texts: UnsafeBufferPointer<TextPayload>
  let runs: UnsafeBufferPointer<TextRun>
  let images: UnsafeBufferPointer<ImagePayload>
  let links: UnsafeBufferPointer<LinkPayload>
  let boxes: UnsafeBufferPointer<BoxModifier>
  let controls: UnsafeBufferPointer<ControlPayload>
  let spacers: UnsafeBufferPointer<Double>
  let regions: UnsafeBufferPointer<Region>

  /// Holds the arrays in place while `body` runs.
  static func read<Result>(_ tree: RenderTree, _ body: (TreePointers) -> Result) -> Result {
    tree.nodes.withUnsafeBufferPointer { nodes in
      tree.pool.withUnsafeBufferPointer { pool in
        tree.stacks.withUnsafeBufferPointer { stacks in
          tree.texts.withUnsafeBufferPointer { texts in
            tree.runs.withUnsafeBufferPointer { runs in
              tree.images.withUnsafeBufferPointer { images in
                tree.links.withUnsafeBufferPointer { links in
                  tree.boxes.withUnsafeBufferPointer { boxes in
                    tree.controls.withUnsafeBufferPointer { controls in
                      tree.spacers.withUnsafeBufferPointer { spacers in
                        tree.regions.withUnsafeBufferPointer { regions in
                          body(
                            TreePointers(
                              nodes: nodes, pool: pool, stacks: stacks, texts: texts, runs: runs, images: images,
                              links: links, boxes: boxes, controls: controls, spacers: spacers,
                              regions: regions))
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
  }

  /// The bytes of a range; empty where it lies outside the pool.
  @inline(__always)
  func text(_ range: PoolRange) -> UnsafeBufferPointer<UInt8> {
    let start = Int(range.start)
    let count = Int(range.count)
    if count == 0 || start + count > pool.count { return UnsafeBufferPointer(start: nil, count: 0) }
    return UnsafeBufferPointer(rebasing: pool[start..<start + count])
  }
}
