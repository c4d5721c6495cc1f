import { expect, it } from "vitest";
import { spellHost } from "./printer-address.ts";

it("spells an address in one way, however it is written", () => {
  const loopback = [
    "127.0.0.1",
    "127.1",
    "127.0.1",
    "2130706433",
    "0x7f000001",
    "0x7F.1",
    "0177.0.0.1",
    "017700000001",
  ];
  for (const host of [...loopback, "127.0.0.1.", "::ffff:127.0.0.1", "::FFFF:7f00:1", "0:0:0:0:0:ffff:7f00:1"]) {
    expect(spellHost(host), host).toBe("127.0.0.1");
  }
  expect(spellHost("FD00:0:0::0012")).toBe("fd00::12");
  expect(spellHost("192.168.1.51")).toBe("192.168.1.51");
});

it("spells names in lower case, and leaves anything else as it is written", () => {
  expect(spellHost("Printer.lan.")).toBe("printer.lan");
  expect(spellHost("printer-2")).toBe("printer-2");
  for (const odd of ["1.2.3.4.5", "999.1.1.1", "fe80::1%eth0", "4294967296", ""]) expect(spellHost(odd)).toBe(odd);
});
