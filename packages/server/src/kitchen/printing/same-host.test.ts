import { expect, it } from "vitest";
import { isSameHost } from "./same-host.ts";

it("knows a printer's host in every spelling", () => {
  for (const host of ["192.168.1.50", "::ffff:192.168.1.50", "0:0:0:0:0:ffff:c0a8:132"]) {
    expect(isSameHost("192.168.1.50", host), host).toBe(true);
    expect(isSameHost("192.168.1.51", host), host).toBe(false);
  }
  expect(isSameHost("fd00::12", "FD00:0:0::0012")).toBe(true);
  expect(isSameHost("printer.lan", "Printer.lan.")).toBe(true);
  expect(isSameHost("printer.lan", "printer2.lan")).toBe(false);
});
