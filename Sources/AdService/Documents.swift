public enum Documents {
  public static let openRPC: StaticString = "{}"
  public static let configurationSchema: StaticString = "{}"
  public static let configuration: StaticString = "{}"
}
