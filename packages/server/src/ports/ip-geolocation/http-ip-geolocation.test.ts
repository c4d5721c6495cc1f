import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import fc from "fast-check";
import pino from "pino";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { chooseIpGeolocation } from "./choose-ip-geolocation.ts";
import { httpIpGeolocation, isIpTemplate } from "./http-ip-geolocation.ts";
import { publicNetwork } from "./public-network.ts";

const LYON = { latitude: 45.76, longitude: 4.84, country_code: "FR", state: "Auvergne-Rhône-Alpes" };
const SAID = { latitude: 45.76, longitude: 4.84, country_code: "FR", region: "Auvergne-Rhône-Alpes" };

let server: Server;
let template: string;
let asked: string[] = [];
let answer: { status: number; body: string } | null;
let now: Date;
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (answer) response.writeHead(answer.status).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  template = `http://127.0.0.1:${(server.address() as AddressInfo).port}/{ip}/json?key=secret`;
});
beforeEach(() => {
  asked = [];
  answer = { status: 200, body: JSON.stringify(SAID) };
  now = new Date("2026-11-20T17:00:00Z");
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const locator = (timeout_ms = 20_000) => httpIpGeolocation({ template, clock: () => now, timeout_ms });

describe("a lookup", () => {
  it("asks for the network of an address, once a day for all of its addresses", async () => {
    const locate = locator();
    expect(await locate("8.8.8.8")).toEqual(LYON);
    expect(await locate("::ffff:8.8.8.77")).toEqual(LYON);
    expect(asked).toEqual(["/8.8.8.0/json?key=secret"]);
    now = new Date(now.getTime() + 25 * 60 * 60_000);
    await locate("8.8.8.8");
    await locate("2607:f2c0:e344:a02::17");
    expect(asked.slice(1)).toEqual(["/8.8.8.0/json?key=secret", "/2607:f2c0:e344::/json?key=secret"]);
  });

  it.each([
    "127.0.0.1",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.7",
    "10.1.2.3",
    "192.168.1.4",
    "172.16.0.1",
    "100.64.0.1",
    "169.254.169.254",
    "fe80::1%eth0",
    "fd00::1",
    "2001:db8::1",
    "64:ff9b::7f00:1",
    "",
    "unknown",
    "8.8.8.8/24",
    "8.8.8.8?x",
  ])("never asks for %j, which is not on the public internet", async (address) => {
    expect(await locator()(address)).toBeNull();
    expect(asked).toEqual([]);
  });

  it("reduces every address to its network", () => {
    fc.assert(
      fc.property(fc.oneof(fc.ipV4(), fc.ipV6()), (address) => {
        const network = publicNetwork(address);
        expect(network === null || /^(\d+\.){3}0$|^([\da-f]+:){3}:$/i.test(network)).toBe(true);
      }),
    );
  });
});

describe("a service's answer", () => {
  it.each([
    { latitude: "45.76", longitude: "4.84", country_code: "fr", region: "Auvergne-Rhône-Alpes" },
    { lat: 45.76, lon: 4.84, countryCode: "FR", region: "ARA", regionName: "Auvergne-Rhône-Alpes", country: "France" },
    { loc: "45.76,4.84", country: "FR", region: "Auvergne-Rhône-Alpes" },
    {
      location: { latitude: 45.76, longitude: 4.84, accuracy_radius: 5 },
      country: { iso_code: "FR", names: { en: "France" } },
      subdivisions: [{ iso_code: "ARA", names: { en: "Auvergne-Rhône-Alpes" } }],
    },
  ])("is read in the format of each service: %j", async (said) => {
    answer = { status: 200, body: JSON.stringify(said) };
    expect(await locator()("8.8.8.8")).toEqual(LYON);
  });

  it.each([
    { success: false, message: "Reserved range" },
    { latitude: 91, longitude: 4 },
    { latitude: null, longitude: null },
    { latitude: "here", longitude: {} },
    { loc: "45.76" },
    {},
  ])("gives no position if it contains none: %j", async (said) => {
    answer = { status: 200, body: JSON.stringify(said) };
    expect(await locator()("8.8.8.8")).toBeNull();
  });

  it("gives a position without country or state if these are unknown", async () => {
    answer = { status: 200, body: JSON.stringify({ lat: 1, lon: 2, country: "France", state: "" }) };
    expect(await locator()("8.8.8.8")).toEqual({ latitude: 1, longitude: 2, country_code: null, state: null });
  });
});

it("a service is left alone for half a minute after three failures, each logged without the address", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const { locate } = chooseIpGeolocation(template, { clock: () => now, log });
  answer = { status: 500, body: "8.8.8.0" };
  for (const address of ["8.8.8.8", "8.8.4.4", "1.1.1.1", "9.9.9.9"]) expect(await locate(address)).toBeNull();
  expect(asked).toHaveLength(3);
  answer = { status: 200, body: "9.9.9.0 is no JSON" };
  now = new Date(now.getTime() + 31_000);
  expect(await locate("9.9.9.9")).toBeNull();
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain("HTTP_500");
  expect(lines.join("")).not.toMatch(/8\.8\.|1\.1\.1|9\.9\.|secret/);
});

it("a lookup fails after its timeout if the service does not answer", async () => {
  answer = null;
  await expect(locator(50)("8.8.8.8")).rejects.toThrow("timeout");
});

it("a template must contain the address once, after the host", () => {
  expect(isIpTemplate("https://geo.example.org/{ip}")).toBe(true);
  expect(isIpTemplate("http://localhost:8080/json?ip={ip}&key=1")).toBe(true);
  for (const wrong of [
    "https://geo.example.org/",
    "https://{ip}.example.org/",
    "https://geo.example.org?{ip}",
    "https://a:b@geo.example.org/{ip}",
    "file:///{ip}",
    "geo.example.org/{ip}",
    "https://geo.example.org/{ip}/{ip}",
  ]) {
    expect(isIpTemplate(wrong), wrong).toBe(false);
  }
});

it("no service is asked unless one is configured", async () => {
  const { locate } = chooseIpGeolocation(null, { clock: () => now, log: pino({ enabled: false }) });
  expect(await locate("8.8.8.8")).toBeNull();
  expect(asked).toEqual([]);
});
