extension StandardLibrary {
  /// What UserNotifications brings: notices that an app shows while it is not in use.
  static let userNotificationTypes: [LibraryType] = [
    LibraryType("UNUserNotificationCenter", "What shows the notices of an app; here they are recorded."),
    LibraryType(
      "UNAuthorizationOptions",
      cases: [
        "badge", "sound", "alert", "carPlay", "criticalAlert", "providesAppNotificationSettings",
        "provisional",
      ], "What an app asks to do by its notices."),
    LibraryType(
      "UNAuthorizationStatus", cases: ["notDetermined", "denied", "authorized", "provisional", "ephemeral"],
      "What the user has answered."),
    LibraryType("UNNotificationSettings", "What the user lets an app do by its notices."),
    LibraryType("UNMutableNotificationContent", aliases: ["UNNotificationContent"], "What a notice says."),
    LibraryType("UNNotificationSound", "What is heard with a notice."),
    LibraryType("UNNotificationSoundName", "The file of a sound."),
    LibraryType(
      "UNNotificationTrigger",
      aliases: ["UNTimeIntervalNotificationTrigger", "UNCalendarNotificationTrigger"], "When a notice comes."),
    LibraryType("UNNotificationRequest", "A notice that is to come."),
  ]
}
