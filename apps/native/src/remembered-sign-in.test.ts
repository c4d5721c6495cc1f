import { KeychainAccess } from "@aparajita/capacitor-secure-storage";
import fc from "fast-check";
import { expect, it } from "vitest";
import { rememberedSignIn } from "./remembered-sign-in.ts";
import { FakeDevice } from "./testing/fake-device.ts";

const SIGN_IN = { email: "ines@tablee.test", password: "Un secret bien gardé" };
const FILE = "remembered-sign-in";

const kept = async (device = new FakeDevice()) => {
  await rememberedSignIn(device.plugins()).keep(SIGN_IN);
  return device;
};
const readOn = (device: FakeDevice) => rememberedSignIn(device.plugins()).read();

it("the remembered sign-in is read by the next run of the app, whatever it contains", async () => {
  expect(await readOn(await kept())).toEqual(SIGN_IN);
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: "grapheme" }), fc.string({ unit: "binary" }), async (email, password) => {
      const device = new FakeDevice();
      await rememberedSignIn(device.plugins()).keep({ email, password });
      expect(await readOn(device)).toEqual({ email, password });
    }),
    { numRuns: 10 },
  );
});

it("the file is encrypted, differently each time, and its key is stored elsewhere", async () => {
  const device = await kept();
  const first = device.files.get(FILE) ?? "";
  expect(atob(first)).not.toMatch(/ines|secret/);
  expect([...device.keys.keys()]).toEqual([FILE]);
  await rememberedSignIn(device.plugins()).keep(SIGN_IN);
  expect(device.files.get(FILE)).not.toBe(first);
  expect(device.keys.size).toBe(1);
});

it("the file cannot be read without its key, or after it was altered", async () => {
  const device = await kept();
  const elsewhere = await kept(new FakeDevice());
  elsewhere.files.set(FILE, device.files.get(FILE) ?? "");
  expect(await readOn(elsewhere)).toBeNull();
  device.files.set(FILE, btoa(atob(device.files.get(FILE) ?? "").replace(/.$/, (last) => (last === "a" ? "b" : "a"))));
  expect(await readOn(device)).toBeNull();
  device.keys.clear();
  expect(await readOn(device)).toBeNull();
});

it("the key is bound to this device, so that no backup takes it to another", async () => {
  const { calls } = await kept();
  const told = calls.findIndex(({ method }) => method === "keychainAccess");
  expect(calls[told]?.given).toBe(KeychainAccess.whenUnlockedThisDeviceOnly);
  expect(told).toBeLessThan(calls.findIndex(({ method }) => method === "setItem"));
});

it("the sign-in is kept under a new key if the keystore's key is broken or cannot be read", async () => {
  const device = await kept();
  device.keys.set(FILE, "no key");
  expect(await readOn(await kept(device))).toEqual(SIGN_IN);

  const { keystore, ...others } = device.plugins();
  const getItem = async (key: string) => {
    if (device.keys.get(key) === "broken") throw new Error("An OS error occurred (AEADBadTagException)");
    return device.keys.get(key) ?? null;
  };
  device.keys.set(FILE, "broken");
  await rememberedSignIn({ ...others, keystore: { ...keystore, getItem } }).keep(SIGN_IN);
  expect(await readOn(device)).toEqual(SIGN_IN);
});

it("nothing is remembered after a removal, or after a new sign-in could not be stored", async () => {
  const device = await kept();
  const remembered = rememberedSignIn(device.plugins());
  await remembered.keep(null);
  expect([await remembered.read(), device.files.size]).toEqual([null, 0]);

  const full = await kept();
  const { files, ...others } = full.plugins();
  const writeFile = async () => {
    throw new Error("No space left on device");
  };
  await rememberedSignIn({ ...others, files: { ...files, writeFile } }).keep({ email: "b", password: "c" });
  expect([await readOn(full), full.files.size]).toEqual([null, 0]);
});

it("the last request counts, whichever is finished first", async () => {
  const device = new FakeDevice();
  const remembered = rememberedSignIn(device.plugins());
  const keeping = remembered.keep(SIGN_IN);
  const leaving = remembered.keep(null);
  expect(await remembered.read()).toBeNull();
  await Promise.all([keeping, leaving]);
  expect(device.files.size).toBe(0);
});
