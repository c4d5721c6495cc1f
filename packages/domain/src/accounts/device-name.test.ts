import * as fc from "fast-check";
import { expect, it } from "vitest";
import { deviceName } from "./device-name.ts";

it("names the browser and the system in everyday words", () => {
  const chrome = { device_model: "Chrome/131.0.0.0", os: "mac", os_version: "10.15", native: false };
  expect(deviceName(chrome)).toEqual({ what: "Chrome", system: "macOS", native: false });
  expect(deviceName({ device_model: "Edg/130.0", os: "windows" })).toMatchObject({ what: "Edge", system: "Windows" });
});

it("names a phone by its model", () => {
  const phone = { device_model: "Pixel 9", os: "android", native: true };
  expect(deviceName(phone)).toEqual({ what: "Pixel 9", system: "Android", native: true });
});

it("has no name where the facts describe no known device", () => {
  expect(deviceName(null)).toEqual({ what: null, system: null, native: false });
  expect(deviceName({ device_model: "constructor/1", os: "toString" })).toEqual({
    what: null,
    system: null,
    native: false,
  });
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (facts) => {
      expect([...(deviceName(facts).what ?? "")].length).toBeLessThanOrEqual(40);
    }),
  );
});

it("cuts a model after 40 characters", () => {
  expect(deviceName({ device_model: "📱".repeat(41), native: true }).what).toBe("📱".repeat(40));
  const model = fc.record({ device_model: fc.string({ maxLength: 200 }), native: fc.constant(true) });
  fc.assert(
    fc.property(model, (facts) => {
      expect([...(deviceName(facts).what ?? "")].length).toBeLessThanOrEqual(40);
    }),
  );
});
