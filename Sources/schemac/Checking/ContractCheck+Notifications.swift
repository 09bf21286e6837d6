extension ContractCheck {
  /// Checks a notification: its words, and that a method is not called the same.
  func checkNotification(_ notification: Notification) {
    checkOneSentence(notification.summary, "the summary", at: notification.place)
    if let description = notification.description {
      checkSentence(description, "the description", at: notification.place)
    }
    checkSince(notification.since)
    if notification.name.text.utf8.count > Profile.longestName {
      report("a name has at most \(Profile.longestName) bytes", at: notification.place)
    }
    if contract.methods.contains(where: { $0.name == notification.name }) {
      report("a method is called `\(notification.name.text)` already", at: notification.place)
    }
  }
}
