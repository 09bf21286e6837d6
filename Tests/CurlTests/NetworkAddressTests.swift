import Testing

@testable import Curl

@Suite struct NetworkAddressTests {
  @Test(arguments: [
    "0.0.0.0", "0.1.2.3", "10.0.0.1", "100.64.0.1", "100.127.255.255", "127.0.0.1", "127.255.0.9",
    "169.254.169.254", "172.16.0.1", "172.31.255.255", "192.0.0.8", "192.0.2.1", "192.88.99.1",
    "192.168.1.1", "198.18.0.1", "198.19.255.255", "198.51.100.7", "203.0.113.7", "224.0.0.1",
    "239.255.255.255", "240.0.0.1", "255.255.255.255", "::", "::1", "::7f00:1", "::ffff:127.0.0.1",
    "::ffff:8.8.8.8", "64:ff9b::127.0.0.1", "64:ff9b::10.0.0.1", "64:ff9b:1::8.8.8.8", "100::1",
    "2001::1", "2001:2::1", "2001:db8::1", "2002:7f00:1::", "3fff::1", "5f00::1", "fc00::1",
    "fd12:3456::1", "fe80::1", "febf::1", "fec0::1", "ff02::1",
  ])
  func `an address that is kept for a purpose is not public`(text: String) throws {
    let address = try #require(unsafe NetworkAddress(text))
    #expect(!address.isPublic, "\(address)")
  }

  @Test(arguments: [
    "1.1.1.1", "9.255.255.255", "11.0.0.0", "100.63.255.255", "100.128.0.0", "126.255.255.255",
    "128.0.0.0", "169.253.255.255", "169.255.0.0", "172.15.255.255", "172.32.0.0", "192.0.1.1",
    "192.167.255.255", "192.169.0.0", "198.17.255.255", "198.20.0.0", "223.255.255.255",
    "2001:200::1", "2001:4860:4860::8888", "2606:4700::1111", "3ffe::1", "64:ff9b::8.8.8.8",
  ])
  func `an address beside them is public`(text: String) throws {
    let address = try #require(unsafe NetworkAddress(text))
    #expect(address.isPublic, "\(address)")
  }

  @Test(arguments: ["", "1.2.3", "0x7f000001", "localhost", "fe80::1%lo"])
  func `what is no address is none`(text: String) {
    #expect(unsafe NetworkAddress(text) == nil)
  }
}
