import { describe, expect, it, vi } from "vitest";
import type { Platform } from "../platform/platform.ts";

/** What a shell's test provides of the device that its platform runs on. */
export interface TestedPlatform {
  /** A device that has everything, and whose person allows everything. */
  willing(): Platform;
  /** The person refuses everything. */
  refusing(): Platform;
  /** The device has nothing besides its document. */
  bare(): Platform;
  /** What no device of this shell has: it answers `none`, whoever asks. */
  lacks?: readonly "push"[];
  /** The push address of a willing device; by default as in browsers. */
  reached?: object;
}

const ORIGIN = /^https?:\/\/[^/]+$/;
const KEYS = { p256dh: "p", auth: "a" };
const BY_BROWSER = { endpoint: expect.stringMatching(/^https:/) as unknown, keys: KEYS };
const SIGN_IN = { email: "ines@tablee.test", password: "Motdepasse é 2026" };
const LINK = { title: "Tablée", url: "https://tablee.test/discovery/1" };

/** What every platform guarantees: an answer for each device and each person, and no exceptions. */
export function platformContract(
  name: string,
  { willing, refusing, bare, lacks = [], reached = BY_BROWSER }: TestedPlatform,
): void {
  describe(`the platform ${name}`, () => {
    it("says where the server is, and what addresses begin with that others follow", () => {
      const { api_origin, public_origin } = willing();
      expect(api_origin).toMatch(ORIGIN);
      expect(public_origin).toMatch(ORIGIN);
    });

    it("keeps a token until it is taken away", async () => {
      const { tokens } = willing();
      expect(await tokens.read()).toBeNull();
      await tokens.write("first");
      await tokens.write("second");
      expect(await tokens.read()).toBe("second");
      await tokens.write(null);
      expect(await tokens.read()).toBeNull();
    });

    it("goes on where the device keeps nothing: a token lasts as long as the page", async () => {
      const { tokens } = bare();
      await expect(tokens.write("unkept")).resolves.toBeUndefined();
      expect(await tokens.read()).toBe("unkept");
      await tokens.write(null);
      expect(await tokens.read()).toBeNull();
    });

    it("keeps a sign-in until it is taken away, where it has a keystore", async () => {
      const { remembered } = willing();
      await remembered?.keep(SIGN_IN);
      if (remembered) expect(await remembered.read()).toEqual(SIGN_IN);
      await remembered?.keep(null);
      for (const device of [remembered, refusing().remembered, bare().remembered]) {
        expect((await device?.read()) ?? null).toBeNull();
      }
      expect(await bare().remembered?.keep(SIGN_IN)).toBeUndefined();
      expect((await bare().remembered?.read()) ?? null).toBeNull();
    });

    it("tells where the device is, to whom it is allowed", async () => {
      expect(await willing().positionAllowed()).toBe(true);
      expect(await willing().position()).toEqual({ latitude: expect.any(Number), longitude: expect.any(Number) });
      for (const platform of [refusing(), bare()]) {
        expect(await platform.positionAllowed()).toBe(false);
        expect(await platform.position()).toBeNull();
      }
    });

    it("copies and shares, or says that it could not", async () => {
      expect(await willing().copy("text")).toBe(true);
      expect(await willing().share(LINK)).toBe(true);
      expect(await refusing().copy("text")).toBe(false);
      expect(await bare().copy("text")).toBe(false);
      expect(await bare().share(LINK)).toBe(false);
    });

    it("takes whoever thinks better of it in the device's sheet for having shared", async () => {
      expect(await refusing().share(LINK)).toBe(true);
    });

    it("leads to another service, or says that it could not", async () => {
      expect(await willing().openOutside("https://pay.test/1")).toMatch(/^(?:here|apart)$/);
      for (const platform of [refusing(), bare()]) {
        expect(await platform.openOutside("https://pay.test/1")).toMatch(/^(?:here|apart|blocked)$/);
      }
    });

    it("opens the camera, or says why not", async () => {
      const camera = await willing().camera();
      expect(typeof camera).toBe("object");
      expect(typeof (await willing().camera("person"))).toBe("object");
      expect(await refusing().camera()).toBe("refused");
      expect(await bare().camera()).toBe("none");
    });

    it("reads the code of a message, or none, and bears that nobody waits for it any more", async () => {
      const { signal } = new AbortController();
      expect(await willing().codeOfMessage(signal)).toBe("123456");
      expect(await refusing().codeOfMessage(signal)).toBeNull();
      expect(await bare().codeOfMessage(signal)).toBeNull();
      expect(await willing().codeOfMessage(AbortSignal.abort())).toBeNull();
    });

    it("says whether messages reach it while it is closed, and why not", async () => {
      const { push } = willing();
      if (lacks.includes("push")) {
        expect([await push.state(), await push.subscribe("key")]).toEqual(["none", "none"]);
        expect(await push.unsubscribe()).toBeUndefined();
        return expect(push.onOpen(() => {})()).toBeUndefined();
      }
      expect(await push.state()).toEqual({ subscription: null });
      expect(await push.subscribe("key")).toEqual(reached);
      expect(await push.state()).toEqual({ subscription: reached });
      expect(await push.unsubscribe()).toBeUndefined();
      expect(await push.state()).toEqual({ subscription: null });
      const { push: denied } = refusing();
      expect([await denied.subscribe("key"), await denied.state()]).toEqual(["refused", "refused"]);
      expect([await bare().push.state(), await bare().push.subscribe("key")]).toEqual(["none", "none"]);
      expect(await bare().push.unsubscribe()).toBeUndefined();
      const stop = bare().push.onOpen(() => {});
      await vi.dynamicImportSettled();
      expect(stop()).toBeUndefined();
    });

    it("says when it lost its network, and whether to fetch no more than is asked for", () => {
      for (const platform of [willing(), refusing(), bare()]) {
        expect(platform.onOffline(() => {})()).toBeUndefined();
        expect(typeof platform.isSparing()).toBe("boolean");
      }
    });

    it("keeps the app's files where it can, and bears being told to stop at once", async () => {
      for (const platform of [willing(), refusing(), bare()]) {
        const stop = platform.keepFiles("/assets/entry.js", () => {});
        await vi.dynamicImportSettled();
        expect(stop()).toBeUndefined();
        expect(platform.keepFiles("/assets/entry.js", () => {})()).toBeUndefined();
        await vi.dynamicImportSettled();
      }
    });

    it("keeps the screen lit where it can, and bears being told to stop at once", async () => {
      for (const platform of [willing(), refusing(), bare()]) {
        const stop = platform.keepAwake();
        await vi.dynamicImportSettled();
        expect(stop()).toBeUndefined();
        expect(platform.keepAwake()()).toBeUndefined();
        await vi.dynamicImportSettled();
      }
    });
  });
}
