extension ContractCheck {
  /// Checks that the contract has a version, with all of its numbers.
  func checkVersion() {
    let version = contract.service.version
    let place = Place(contract.role.folder + "/service.yaml")
    if version.isEmpty {
      report("the service has no version", at: place)
    } else if Version(version)?.description != version {
      report("`\(version)` is no version such as 1.2.3", at: place)
    }
  }

  /// Checks that what is said to be there since a version is not newer than the contract.
  func checkSince(_ since: Since?) {
    guard let since else { return }
    guard let version = Version(since.version) else {
      report("`\(since.version)` is no version such as 1.2", at: since.place)
      return
    }
    if let present = Version(contract.service.version), version > present {
      report("\(since.version) is later than the contract, which is \(present)", at: since.place)
    }
  }
}
