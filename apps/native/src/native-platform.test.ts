import { platformContract } from "@tablee/web/testing/platform-contract";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { nativePlatform } from "./native-platform.ts";
import { fakeStorage, FakeDevice } from "./testing/fake-device.ts";

const ENVIRONMENT = { api_origin: "https://tablee.test", public_origin: "https://tablee.test", environments: null };

const camera = (answer: () => Promise<object>) => ({ mediaDevices: { getUserMedia: answer } });
const VIEWS = {
  willing: {
    ...camera(async () => ({ getTracks: () => [] })),
    credentials: { get: async () => ({ code: "123456" }) },
  },
  refusing: {
    ...camera(async () => {
      throw new DOMException("no", "NotAllowedError");
    }),
    credentials: {
      get: async () => {
        throw new DOMException("no", "NotAllowedError");
      },
    },
  },
  absent: {},
};

/** The app's view on such a device. */
function app(device: FakeDevice) {
  const { person } = device;
  vi.stubGlobal("location", { origin: "https://localhost", ...(person === "absent" ? {} : { assign: () => {} }) });
  vi.stubGlobal("navigator", { userAgent: "test", ...VIEWS[person] });
  vi.stubGlobal("OTPCredential", Object);
  vi.stubGlobal("localStorage", fakeStorage(person === "absent" ? null : new Map()));
  vi.stubGlobal("sessionStorage", fakeStorage(person === "absent" ? null : new Map()));
  return nativePlatform(device.plugins(), { environment: ENVIRONMENT, model: "Pixel 9" });
}

const of = (person: FakeDevice["person"]) => app(Object.assign(new FakeDevice(), { person }));

beforeEach(() => {
  vi.spyOn(console, "info").mockReturnValue(undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

platformContract("of a native app", {
  willing: () => of("willing"),
  refusing: () => of("refusing"),
  bare: () => of("absent"),
  reached: { token: expect.stringMatching(/^token-/) as unknown },
});

describe("a native app", () => {
  it("offers a file by the system's sheet, as its view saves no downloads", async () => {
    const device = new FakeDevice();
    const file = { text: "BEGIN:VCALENDAR", name: "tablee-7.ics", type: "text/calendar" };
    device.files.set("saved/old.json", "{}");
    const { saveFile, tokens } = app(device);
    await vi.waitFor(() => expect(device.files.size).toBe(0));
    expect(await saveFile?.(file)).toBe(true);
    expect(device.called("writeFile")).toMatchObject([{ path: "saved/tablee-7.ics", data: "BEGIN:VCALENDAR" }]);
    expect(device.called("share")).toEqual([{ title: "tablee-7.ics", files: ["saved/tablee-7.ics"] }]);
    await tokens.write("token");
    expect([...device.files.keys()]).toEqual(["saved/tablee-7.ics"]);
    await tokens.write(null);
    expect(device.files.size).toBe(0);
    expect(await of("absent").saveFile?.(file)).toBe(false);
  });

  it("keeps its token in local storage, or in session storage if it is for this run of the app only", async () => {
    const { tokens } = of("willing");
    await tokens.write("lasting", "lasting");
    expect(localStorage.getItem("token")).toBe("lasting");
    await tokens.write("short", "session");
    expect([localStorage.getItem("token"), sessionStorage.getItem("token")]).toEqual([null, "short"]);
    await tokens.write("renewed");
    expect([localStorage.getItem("token"), sessionStorage.getItem("token")]).toEqual([null, "renewed"]);
    expect(await tokens.read()).toBe("renewed");
    await tokens.write(null);
    expect([await tokens.read(), sessionStorage.getItem("token")]).toEqual([null, null]);
  });

  it("reports going online, going offline and waking until it is told to stop, and being offline at once", async () => {
    const device = new FakeDevice();
    const platform = app(device);
    const [online, offline, woke] = [vi.fn(), vi.fn(), vi.fn()];
    const stops = [platform.onOnline(online), platform.onOffline(offline), platform.onWake(woke)];
    await vi.dynamicImportSettled();
    device.say("networkStatusChange", { connected: false });
    expect([online, offline, woke].map((heard) => heard.mock.calls.length)).toEqual([0, 1, 0]);
    device.say("networkStatusChange", { connected: true });
    device.say("appStateChange", { isActive: false });
    device.say("appStateChange", { isActive: true });
    expect([online, offline, woke].map((heard) => heard.mock.calls.length)).toEqual([1, 1, 2]);
    for (const stop of stops) stop();
    await vi.dynamicImportSettled();
    expect([device.count("networkStatusChange"), device.count("appStateChange")]).toEqual([0, 0]);
    device.connected = false;
    platform.onOffline(offline);
    await vi.dynamicImportSettled();
    expect(offline).toHaveBeenCalledTimes(2);
  });

  it("lets the screen go dark once nothing keeps it awake any more", () => {
    const device = new FakeDevice();
    const platform = app(device);
    const [first, second] = [platform.keepAwake(), platform.keepAwake()];
    first();
    first();
    expect(device.called("allowSleep")).toEqual([]);
    second();
    expect(device.called("allowSleep")).toHaveLength(1);
  });
});
