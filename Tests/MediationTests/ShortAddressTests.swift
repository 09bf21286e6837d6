import Mediation
import Testing

@Suite struct ShortAddressTests {
  @Test(arguments: [
    ("192.0.2.7", "192.0.2.0"), ("255.255.255.255", "255.255.255.0"),
    ("2001:db8:1:2ff:3:4:5:6", "2001:db8:1:200::"), ("2001:db8::1", "2001:db8:0:0::"),
    ("::1", "0:0:0:0::"), ("::", "0:0:0:0::"), ("2001:DB8:a:b::", "2001:db8:a:0::"),
    ("fe80::1%eth0", "fe80:0:0:0::"), ("::ffff:192.0.2.7", "::ffff:192.0.2.0"),
  ])
  func `an address loses what tells one household from another`(whole: String, short: String) {
    #expect(ShortAddress.shorten(whole) == short)
  }

  @Test(arguments: [
    "", "tea", "192.0.2", "192.0.2.256", "192.0.2.7.1", "+1.2.3.4", "1:2:3:4:5:6:7",
    "1:2:3:4:5:6:7:8:9", "1::2::3", ":1:2:3:4:5:6:7", "12345::", "g::", ":::", "1:2:3:4:5:6:7::8",
    "64:ff9b::192.0.2.7", String(repeating: "1", count: 65),
  ])
  func `what is no address is not passed on at all`(text: String) {
    #expect(ShortAddress.shorten(text) == nil)
  }
}
