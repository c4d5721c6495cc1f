import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { type GeocoderKind, httpGeocoder } from "./geocoder-http.ts";

const NEAR = { latitude: 45.523, longitude: -73.581 };

const photonRow = (housenumber: string | undefined, street: string, lat: number, lon: number) => ({
  type: "Feature",
  geometry: { type: "Point", coordinates: [lon, lat] },
  properties: {
    type: "house",
    housenumber,
    street,
    city: "Montréal",
    state: "Québec",
    postcode: "H2J 2L1",
    osm_key: "tourism",
    osm_value: "hotel",
  },
});
const nominatimRow = (house_number: string, road: string, lat: number, lon: number) => ({
  lat: String(lat),
  lon: String(lon),
  display_name: "…",
  category: "tourism",
  type: "hotel",
  address: { house_number, road, city: "Montréal", state: "Québec", postcode: "H2J 2L1", country: "Canada" },
});
type Row = [number: string, street: string, city: string, postcode: string, lat: number, lon: number];
const photonOf = ([number, street, city, postcode, lat, lon]: Row) => {
  const row = photonRow(number, street, lat, lon);
  return { ...row, properties: { ...row.properties, city, postcode } };
};
const nominatimOf = ([number, street, city, postcode, lat, lon]: Row) => {
  const row = nominatimRow(number, street, lat, lon);
  return { ...row, address: { ...row.address, city, postcode } };
};
/** The far one first, as a service may return it. */
const TWO = {
  photon: {
    type: "FeatureCollection",
    features: [
      photonRow("4375", "Rue Saint-Denis", 48.4, -71),
      photonRow("4375", "Rue Saint-Denis", 45.52299, -73.58244),
    ],
  },
  nominatim: [
    nominatimRow("4375", "Rue Saint-Denis", 48.4, -71),
    nominatimRow("4375", "Rue Saint-Denis", 45.52299, -73.58244),
  ],
};
const PLACE = {
  formatted_address: "4375 Rue Saint-Denis, Montréal, QC H2J 2L1",
  address: "4375 Rue Saint-Denis",
  city: "Montréal",
  postal_code: "H2J 2L1",
  latitude: 45.52299,
  longitude: -73.58244,
  accuracy_m: 30,
  type: "hotel",
};

let server: Server;
let url: string;
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let asked: URL[] = [];
const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) =>
  void response.setHeader("content-type", "application/json").end(JSON.stringify(body));
beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? "", "http://stub"));
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  asked = [];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
const twoHundred = (body: string) => (_request: IncomingMessage, response: ServerResponse) => void response.end(body);
const status =
  (code: number, headers = {}) =>
  (_request: IncomingMessage, response: ServerResponse) =>
    void response.writeHead(code, headers).end("{}");

let now = new Date("2026-11-20T17:00:00Z");
// A long time limit, so that an answer is awaited however busy the machine is.
const geocoder = (kind: GeocoderKind, timeout_ms = 20_000) => httpGeocoder({ kind, url, clock: () => now, timeout_ms });

describe.each(["photon", "nominatim"] as const)("a %s service", (kind) => {
  it("is asked for addresses around a point, and those within 10 km come first", async () => {
    answer = json(TWO[kind]);
    const found = await geocoder(kind).suggest("4375 st-denis", NEAR);
    expect(found).toHaveLength(2);
    expect(found[0]).toEqual(PLACE);
    const [{ pathname, searchParams } = new URL("http://none")] = asked;
    expect(searchParams.get("q")).toBe("4375 st-denis");
    expect(pathname).toBe(kind === "photon" ? "/api" : "/search");
    if (kind === "photon") expect([searchParams.get("lat"), searchParams.get("lon")]).toEqual(["45.52", "-73.58"]);
    else expect(searchParams.get("viewbox")).toBe("-73.7082,45.6098,-73.4518,45.4302");
  });

  it("locates exactly the written address, and no other", async () => {
    answer = json(TWO[kind]);
    expect(await geocoder(kind).locate("4375, rue St-Denis", NEAR)).toEqual(PLACE);
    expect(await geocoder(kind).locate("4377, rue St-Denis", NEAR)).toBeNull();
    expect(await geocoder(kind).locate("4375, rue Fabre", NEAR)).toBeNull();
  });

  it("takes the service's first result that matches the written address and city", async () => {
    const rows: Row[] = [
      ["100", "Rue Fleury Est", "Montréal", "H2C 1P4", 45.55, -73.66],
      ["100", "Rue Fleury", "Laval", "H7C 1A1", 45.6, -73.7],
      ["100", "Rue Fleury", "Chicoutimi", "G7H 2B1", 48.4, -71],
      ["100", "Rue Fleury", "Repentigny", "J5Y 1A1", 45.53, -73.58],
    ];
    answer = json(kind === "photon" ? { features: rows.map(photonOf) } : rows.map(nominatimOf));
    const cityOf = async (address: string) => (await geocoder(kind).locate(address, NEAR))?.city;
    expect(await cityOf("100 rue Fleury, Chicoutimi")).toBe("Chicoutimi");
    expect(await cityOf("100 rue Fleury Chicoutimi")).toBe("Chicoutimi");
    expect(await cityOf("100 rue Fleury, G7H 2B1")).toBe("Chicoutimi");
    expect(await cityOf("100 rue Fleury, Longueuil")).toBeUndefined();
    // An address without a city means the one nearby.
    expect(await cityOf("100 rue Fleury Ouest")).toBe("Repentigny");
  });

  it("is left alone for half a minute once it has failed three times", async () => {
    answer = status(500);
    const service = geocoder(kind);
    for (const number of [1, 2, 3])
      await expect(service.locate(`${number} rue A`, NEAR)).rejects.toMatchObject({ code: "HTTP_500" });
    expect(asked).toHaveLength(3);
    answer = json(TWO[kind]);
    await expect(service.locate("4375 rue Saint-Denis", NEAR)).rejects.toThrow("just now");
    now = new Date(now.getTime() + 31_000);
    expect(await service.locate("4375 rue Saint-Denis", NEAR)).toEqual(PLACE);
    expect(asked).toHaveLength(4);
  });

  it("names the address at a point", async () => {
    answer = json(kind === "photon" ? { features: [TWO.photon.features[1]] } : TWO.nominatim[1]);
    expect(await geocoder(kind).reverse(NEAR)).toEqual([PLACE]);
    answer = json(kind === "photon" ? { features: [] } : { error: "Unable to geocode" });
    expect(await geocoder(kind).reverse({ latitude: 0, longitude: 0 })).toEqual([]);
  });

  it("is asked the same question once an hour", async () => {
    answer = json(TWO[kind]);
    const service = geocoder(kind);
    await service.locate("4375 rue Saint-Denis", NEAR);
    await service.locate("4375 rue Saint-Denis", { ...NEAR, latitude: NEAR.latitude + 0.001 });
    expect(asked).toHaveLength(1);
    now = new Date(now.getTime() + 61 * 60_000);
    await service.locate("4375 rue Saint-Denis", NEAR);
    expect(asked).toHaveLength(2);
  });

  it.each<[string, typeof answer]>([
    ["an error", status(500)],
    ["that it is busy", status(429)],
    ["a redirect into another network", status(302, { location: "http://169.254.169.254/latest/meta-data" })],
    ["no JSON", twoHundred("<html>")],
    ["another shape", json({ features: [{ geometry: {}, properties: {} }], lat: 1 })],
    [
      "a place that is not on earth",
      json(kind === "photon" ? { features: [photonRow("1", "Rue", 200, 500)] } : [nominatimRow("1", "Rue", 200, 500)]),
    ],
    ["without end", twoHundred(`"${"a".repeat(300_000)}"`)],
    ["nothing at all", () => {}],
    [
      "a byte now and then",
      (_request, response) => {
        const timer = setInterval(() => response.write(" "), 50);
        response.on("close", () => clearInterval(timer));
      },
    ],
  ])("that answers %s has failed", async (_what, how) => {
    answer = how;
    await expect(geocoder(kind, 300).locate("4375 rue Saint-Denis", NEAR)).rejects.toBeInstanceOf(Error);
    await expect(geocoder(kind, 300).reverse(NEAR)).rejects.toBeInstanceOf(Error);
  });

  it("gets at most eight requests at once", async () => {
    const waiting: ServerResponse[] = [];
    answer = (_request, response) => void waiting.push(response);
    const service = geocoder(kind);
    const all = Promise.allSettled(
      Array.from({ length: 20 }, (_, number) => service.locate(`${number + 1} rue Fabre`, NEAR)),
    );
    await expect.poll(() => waiting.length).toBe(8);
    expect(asked).toHaveLength(8);
    for (const response of waiting) response.end("[]");
    expect((await all).filter(({ status: how }) => how === "rejected").length).toBeGreaterThanOrEqual(12);
  });
});
