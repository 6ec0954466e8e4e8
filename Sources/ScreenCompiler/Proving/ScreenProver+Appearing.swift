import ScreenLint
import ScreenRuntime
import SourceModel

/// Proofs about what runs when views appear.
extension ScreenProver {
  /// The proof about rows that add to their own list whenever one appears: nothing ends that once it has begun.
  func growth(of suspect: UpdateSuspect, _ stage: Stage) -> UpdateProof {
    var proof = UpdateProof.unknown
    func isDecided(by trial: UseOutcome, _ event: String) -> Bool {
      guard let handler = suspect.handlers.first, let runs = trial.appearing[handler] else { return false }
      if trial.isEndless, runs.count == Self.growthRounds, runs.suffix(2).allSatisfy({ $0 > 0 }) {
        let rows = runs.enumerated().map {
          $0 == 0 ? "\($1) row\($1 == 1 ? " adds" : "s add") to it" : "then \($1)"
        }
        proof = .loops(trace: [event] + rows)
      } else if !trial.isEndless || runs.count + 1 < Self.growthRounds {
        proof = .settles
      }
      if case .loops = proof { return true }
      return false
    }
    for screen in suspect.screens {
      perform(screen, stage, writing: suspect.sources, rounds: Self.growthRounds) { run in
        run.countsAppearing = true
        if isDecided(by: try run.appear(), Self.appearing) { return }
        for input in Self.inputs(of: run) {
          let trial = run.trial(input.control, input.input, writing: suspect.sources)
          if let trial, isDecided(by: trial, Self.event(of: input, run)) { return }
        }
      }
      if case .unknown = proof { continue }
      break
    }
    return proof
  }

  /// The proof about views that, when they appear, change whether they are shown.
  func unrest(of suspect: UpdateSuspect, _ stage: Stage) -> UpdateProof {
    var proof = UpdateProof.unknown
    func judge(_ trial: UseOutcome, _ event: String) {
      let rounds = suspect.handlers.lazy.compactMap { trial.appearing[$0] }.map { runs in
        runs.indices.filter { runs[$0] > 0 }
      }
      if trial.isEndless, let often = rounds.first(where: { $0.count > Self.traceLimit }) {
        proof = .loops(
          trace: [event]
            + often.prefix(Self.traceLimit).map { "\($0 == often[0] ? "it runs " : "")in round \($0 + 1)" })
      } else if !rounds.isEmpty {
        proof = .settles
      }
    }
    for screen in suspect.screens {
      perform(screen, stage, writing: [], rounds: Self.manyRounds) { run in
        run.countsAppearing = true
        judge(try run.appear(), Self.appearing)
        for input in Self.inputs(of: run) {
          if case .loops = proof { return }
          if let trial = run.trial(input.control, input.input, writing: suspect.sources) {
            judge(trial, Self.event(of: input, run))
          }
        }
      }
      if case .unknown = proof { continue }
      break
    }
    return proof
  }
}
