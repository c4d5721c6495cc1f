import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { callerAddress, limitKey, networkKey, trustedNetworks } from "./caller-address.ts";

const request = (forwarded?: string | string[]) =>
  ({ socket: { remoteAddress: "10.1.1.1" }, headers: { "x-forwarded-for": forwarded } }) as unknown as IncomingMessage;

describe("a caller's address", () => {
  it("is the peer's, whatever headers the caller sends, unless a proxy is trusted", () => {
    expect(callerAddress(request("1.2.3.4"), 0)).toBe("10.1.1.1");
    expect(callerAddress(request(), 1)).toBe("10.1.1.1");
  });

  it("is the address that the outermost trusted proxy saw", () => {
    expect(callerAddress(request("6.6.6.6, 1.2.3.4"), 1)).toBe("1.2.3.4");
    expect(callerAddress(request("6.6.6.6, 1.2.3.4, 10.2.2.2"), 2)).toBe("1.2.3.4");
    expect(callerAddress(request(["6.6.6.6", "2001:db8::1"]), 1)).toBe("2001:db8::1");
    for (const nonsense of ["unknown", "1.2.3.4:80", "<script>", ""])
      expect(callerAddress(request(nonsense), 1)).toBe("10.1.1.1");
    expect(callerAddress(request("1.2.3.4"), 2)).toBe("10.1.1.1");
  });

  it("is the first address that is not one of our proxies, however many of them stand in front", () => {
    const ours = trustedNetworks(["10.0.0.0/8", "fd00::/8"]);
    expect(callerAddress(request("6.6.6.6, 1.2.3.4"), ours)).toBe("1.2.3.4");
    expect(callerAddress(request("6.6.6.6, 1.2.3.4, 10.2.2.2, fd00::7"), ours)).toBe("1.2.3.4");
    expect(callerAddress(request("10.9.9.9"), ours)).toBe("10.9.9.9");
    expect(callerAddress(request("1.2.3.4, nonsense"), ours)).toBe("10.1.1.1");
    expect(callerAddress(request("1.2.3.4"), trustedNetworks(["192.168.0.0/16"]))).toBe("10.1.1.1");
  });

  it("is counted as its network if it is IPv6", () => {
    expect(limitKey("192.0.2.7")).toBe("192.0.2.7");
    expect(limitKey("::ffff:192.0.2.7")).toBe("192.0.2.7");
    expect(limitKey("2001:db8:1:2:3:4:5:6")).toBe("2001:db8:1:2");
    expect(limitKey("2001:db8::1")).toBe("2001:db8:0:0");
    expect(limitKey("::1")).toBe("0:0:0:0");
  });

  it("belongs to a wider network: a /24 or a /48", () => {
    expect(networkKey("192.0.2.7")).toBe("192.0.2");
    expect(networkKey("::ffff:192.0.2.7")).toBe("192.0.2");
    expect(networkKey("2001:db8:1:2::1")).toBe("2001:db8:1");
    expect(networkKey("2001:db8::1")).toBe("2001:db8:0");
  });
});
