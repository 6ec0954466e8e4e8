import ScreenTypes
import SourceModel

extension StandardLibrary {
  /// The types of this table.
  static let playerNames = ["AVPlayer", "AVPlayerItem", "CMTime"]

  /// What plays films and sounds: a run records what is asked of it, and nothing plays.
  static let playerMembers: [LibraryMember] =
    [
      LibraryMember(
        .initializer, of: "AVPlayerItem", "init(url: URL)", isTotal: true, "The film at an address."
      ) { call in call.film("AVPlayerItem") },
      LibraryMember(
        .initializer, of: "AVPlayer", "init(playerItem: AVPlayerItem?)", isTotal: true, "What plays a film."
      ) { call in call.film("AVPlayer") },
      LibraryMember(
        .initializer, of: "AVPlayer", "init()", isTotal: true, "What plays nothing until it is given a film."
      ) { call in call.film("AVPlayer") },
      LibraryMember(
        .property, of: "AVPlayer", "currentItem: AVPlayerItem?", isTotal: true, "The film that it plays."
      ) { call in
        guard let address = call.receiver.content(URLValue.self), !address.address.isEmpty else {
          return .null
        }
        return LibraryCall.film("AVPlayerItem", address)
      },
      asked("play()", "Begins to play."),
      asked("pause()", "Stops where it is."),
      asked("seek(to time: CMTime)", "Goes to a time of the film."),
      asked(
        "seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime)",
        "Goes to a time of the film, or near to it."),
      asked("playImmediately(atRate rate: Double)", "Begins to play that many times as fast."),
      asked("replaceCurrentItem(with item: AVPlayerItem?)", "Plays another film."),
      LibraryMember(
        .method, of: "AVPlayer", "seek(to time: CMTime, completionHandler: (Bool) -> Void)",
        actsOutside: true,
        "Goes to a time of the film, then runs a closure."
      ) { call in
        call.host.record(Effect("player", "seek(\(call.host.describe(call.arguments[0])))"))
        return try call.call(1, .bool(true))
      },
      told("rate: Double", .double(0), "How fast it plays; 0 while it rests, as it does here."),
      told("volume: Double", .double(1), "How loud it plays, from 0 to 1."),
      told("isMuted: Bool", .bool(false), "Whether it is silent."),
      told("actionAtItemEnd: AVPlayer.ActionAtItemEnd", end(1), "What it does at the end of a film."),
      told("allowsExternalPlayback: Bool", .bool(true), "Whether it plays on other screens, too."),
      LibraryMember(
        .property, of: "AVPlayer", "timeControlStatus: AVPlayer.TimeControlStatus", isTotal: true,
        "Whether it plays; it rests here."
      ) { _ in shared.choice("paused", of: .library("AVPlayer.TimeControlStatus")) ?? .void },
      LibraryMember(
        .method, of: "AVPlayer", "currentTime() -> CMTime", isTotal: true,
        "How far it has come; at the start here."
      ) { _ in Value(FilmTimeValue(seconds: 0)) },
      LibraryMember(
        .property, of: "AVPlayerItem", "duration: CMTime", isTotal: true,
        "How long the film is, which is known once it was loaded: never here."
      ) { _ in Value(FilmTimeValue(seconds: .nan)) },
    ] + filmTimes

  private static func end(_ place: Int32) -> Value { .choice(.library("AVPlayer.ActionAtItemEnd"), place) }

  private static let filmTimes: [LibraryMember] =
    [
      LibraryMember(.staticProperty, of: "CMTime", "zero: CMTime", "The start.") { _ in
        Value(FilmTimeValue(seconds: 0))
      },
      LibraryMember(
        .initializer, of: "CMTime", "init(seconds: Double, preferredTimescale: Int)", isTotal: true,
        "So many seconds."
      ) { call in Value(FilmTimeValue(seconds: call.double(0))) },
      LibraryMember(
        .initializer, of: "CMTime", "init(value: Int, timescale: Int)", isTotal: true,
        "So many parts of a second."
      ) { call in Value(FilmTimeValue(seconds: call.double(0) / call.double(1))) },
      LibraryMember(
        .property, of: "CMTime", "seconds: Double", isTotal: true,
        "So many seconds; no number where it is not known."
      ) { call in .double(call.receiver.content(FilmTimeValue.self)?.seconds ?? 0) },
      LibraryMember(
        .property, of: "CMTime", "isNumeric: Bool", isTotal: true, "True where it is known."
      ) { call in .bool(call.receiver.content(FilmTimeValue.self)?.seconds.isFinite == true) },
    ]

  /// What a player is asked to do, which a run records.
  private static func asked(_ signature: String, _ documentation: String) -> LibraryMember {
    let name = String(signature.prefix { $0 != "(" })
    return LibraryMember(.method, of: "AVPlayer", signature, actsOutside: true, documentation) { call in
      let arguments = call.arguments.map { call.host.describe($0) }.joined(separator: ", ")
      call.host.record(Effect("player", "\(name)(\(arguments))"))
      return .void
    }
  }

  /// What a player is told, which a run records; read, it is what it was at first.
  private static func told(_ signature: String, _ value: Value, _ documentation: String) -> LibraryMember {
    let name = String(signature.prefix { $0 != ":" })
    return LibraryMember(
      .property, of: "AVPlayer", signature, actsOutside: true, documentation, set: { _, _ in }
    ) { call in
      // Where it is written, what is written is its argument.
      if let new = call.arguments.first {
        call.host.record(Effect("player", "\(name) = \(call.host.describe(new))"))
      }
      return value
    }
  }
}

extension LibraryCall {
  /// A film, or a player of it, at the address that the first argument is or has.
  fileprivate func film(_ type: String) -> Value {
    Self.film(type, arguments.first?.content(URLValue.self) ?? URLValue(""))
  }

  fileprivate static func film(_ type: String, _ address: URLValue) -> Value {
    .opaque(OpaqueBox(type: .library(Name(type)), content: address, description: address.description))
  }
}

/// The content of a `CMTime`.
private struct FilmTimeValue: OpaqueContent, OrderedContent, Hashable {
  var seconds: Double

  var type: TypeID { .library("CMTime") }
  var description: String { "\(seconds) s" }
  var order: Double { seconds }
  var shownText: String { description }
}
