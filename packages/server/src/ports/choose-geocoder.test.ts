import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pino from "pino";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { testDatabases } from "../testing/test-database.ts";
import { chooseGeocoder } from "./choose-geocoder.ts";

let database: Database;
beforeAll(async () => {
  database = await testDatabases()[0]!.open();
});
afterAll(() => database.close());
const NEAR = { latitude: 45.523, longitude: -73.581 };
const clock = () => new Date("2026-11-20T17:00:00Z");

it("asks our own table without a service or when it does not answer, and logs no address", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  // Port 9 accepts no connections.
  const down = chooseGeocoder({ kind: "photon", url: "http://127.0.0.1:9" }, { database, clock, log });
  const own = chooseGeocoder(null, { database, clock, log });
  expect(await down.suggest("5241 rue Fabre", NEAR)).toEqual(await own.suggest("5241 rue Fabre", NEAR));
  expect(await down.locate("5241 rue Fabre", NEAR)).toMatchObject({ address: "5241 rue Fabre" });
  expect(await down.reverse(NEAR)).toEqual(await own.reverse(NEAR));
  expect(lines).toHaveLength(3);
  expect(lines.join("")).not.toMatch(/Fabre|45\.52/);
});

it("logs nothing of a service's answer, which may contain the address", async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  const server = createServer((_request, response) => void response.end("4420 rue Fabre"));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  await chooseGeocoder({ kind: "photon", url }, { database, clock, log }).locate("4420 rue Fabre", NEAR);
  server.closeAllConnections();
  server.close();
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain("SyntaxError");
  expect(lines[0]).not.toMatch(/4420|Fabre/);
});
