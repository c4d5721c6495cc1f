import { afterEach, expect, it, vi } from "vitest";
import { knowsPasskeys } from "./passkey-ceremony.ts";

afterEach(() => void vi.unstubAllGlobals());

it.each([
  ["https://tablee.test", true],
  ["http://localhost:3000", true],
  ["http://127.0.0.1:3000", false],
  ["http://[::1]:3000", false],
  ["chrome-extension://ienfobolhadikenkpghfjebpjckajhcc", false],
  ["moz-extension://0e3c6b3e-1f0c-4f0e-9d3c-5f2f0b7f9a11", false],
])("a page at %s can have passkeys: %s", (address, can) => {
  vi.stubGlobal("PublicKeyCredential", () => {});
  vi.stubGlobal("location", new URL(address));
  expect(knowsPasskeys()).toBe(can);
});
