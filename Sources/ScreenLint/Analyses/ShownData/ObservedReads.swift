import ScreenSemantics
import ScreenSyntax
import ScreenTypes
import SourceModel

/// Does another view, which observes an object, read its data in place of the view that the code belongs to?
///
/// Answer: yes, where the code fills a slot of it, as SwiftUI makes what a slot holds by a closure, which the body of the observer, or of
/// a view inside, calls; or where the view is handed a new object each time that the observer is drawn.
/// Cost: the views of a file for each read that is asked about, and the uses of what reads it.
/// Limits: an observer of the object's type is taken for one of the object; what is computed is followed eight deep.
extension RuleContext {
  /// True for a read that is made only while a view is drawn that observes the object, whose type is given.
  func isReadByObserver(_ read: Access, of object: DeclarationID) -> Bool {
    isReadByObserver(read, of: object, depth: 0)
  }

  private func isReadByObserver(_ read: Access, of object: DeclarationID, depth: Int) -> Bool {
    let reader = graph.units.member(read.unit)
    guard reader.isNone || program[reader].kind == .fragment else {
      let uses = graph.uses(of: reader).filter { $0.isImmediate && graph.rendered.contains($0.unit) }
      return depth < 8 && !uses.isEmpty
        && uses.allSatisfy { isReadByObserver($0, of: object, depth: depth + 1) }
    }
    guard !read.code.isNone else { return false }
    let checked = model.files[read.file]
    let range = checked.code[read.code].range
    return checked.views.contains { view in
      guard view.kind == .declared, view.range.contains(range) else { return false }
      return view.attributes.contains { place in
        let use = checked.attributes[place]
        return use.form == .views
          && use.views.contains { checked.views[checked.viewLists[$0]].range.contains(range) }
          && (observes(view, object, checked) || isPlacedInObserver(use.member, object))
      }
    }
  }

  /// True for a use of a view that observes an object of a type, also by a parameter of any type.
  private func observes(_ view: ViewNode, _ object: DeclarationID, _ checked: CheckedFile) -> Bool {
    program.members(of: view.declaration).contains { id in
      guard program[id].kind.holdsObject else { return false }
      return program.declaration(of: program[id].type) == object
        || view.attributes.contains {
          let use = checked.attributes[$0]
          return use.member == id && !use.code.isNone
            && program.declaration(of: checked.type(use.code)) == object
        }
    }
  }

  /// True for a slot whose view hands it on to the slot of one that observes an object of a type.
  private func isPlacedInObserver(_ slot: MemberID, _ object: DeclarationID) -> Bool {
    graph.placesByNode[graph.nodes.node(slot)].contains { place in
      graph.frames(from: graph.place(at: place).frame).contains { _, frame in
        frame.kind == .slot && observes(program[MemberID(frame.value)].owner, object)
      }
    }
  }

  /// True where each view that passes an object makes it anew while it is drawn, and observes an object of a type itself.
  func isMadeAnewByObserver(_ parameter: MemberID, of object: DeclarationID) -> Bool {
    let arguments = graph.arguments(for: parameter).filter {
      program[owner(ofUnit: $0.unit)].kind != .preview
    }
    return !arguments.isEmpty
      && arguments.allSatisfy { argument in
        !argument.code.isNone && observes(owner(ofUnit: argument.unit), object)
          && graph.makesObject(argument.code, unit: argument.unit, model)
      }
  }

  private func observes(_ view: DeclarationID, _ object: DeclarationID) -> Bool {
    program.members(of: view).contains {
      program[$0].kind.holdsObject && program.declaration(of: program[$0].type) == object
    }
  }
}
