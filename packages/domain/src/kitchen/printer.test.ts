import { expect, it } from "vitest";
import { isPrinterHost } from "./printer.ts";

it.each(["192.168.1.50", "printer.lan", "kitchen-2", "::ffff:127.0.0.1", "fe80::1"])(
  "%s can be a printer's host",
  (host) => expect(isPrinterHost(host)).toBe(true),
);

it.each(["300.1.1.1", "192.168.1", "2130706433", "1.1.1.", "http://192.168.1.50/", "a b", ""])(
  "%j cannot be a printer's host (wire §25)",
  (host) => expect(isPrinterHost(host)).toBe(false),
);
