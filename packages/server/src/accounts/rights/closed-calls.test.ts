import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeServices } from "../../testing/make-services.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { makeOrderWorld } from "../../testing/order-world.ts";
import { startApi, type TestApi } from "../../testing/start-api.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { type ApiDescription, validInput } from "../../testing/valid-input.ts";
import { openSession } from "../sessions.ts";

/** Calls for restaurants' staff or administrators. */
const OF_STAFF = /^\/(?:admin|kitchen|management)\//;

/** Calls that return what members have themselves, which is nothing yet, or that lead to a right. */
const OWN = [
  "get /admin/domains",
  "get /kitchen/restaurants",
  "get /management/claimable/{restaurant_id}",
  "get /management/claims",
  "post /management/claims",
  "post /management/places",
];

/** Inputs for calls that need more than the minimum in the description. */
const INSTEAD: Record<string, object> = {
  "post /admin/domains": { restaurant_id: 1 },
  "patch /management/{restaurant_id}/menu": {
    edits: [{ kind: "set", list: "items", ref: "a", field: "name", seen: "a", value: "b" }],
  },
};

describe.each(testDatabases())("the calls of staff on %s", ({ open }) => {
  let database: Database;
  let api: TestApi;
  let token: string;
  beforeAll(async () => {
    database = await open();
    const services = makeServices(database);
    // Creates rows with the ids that are tried.
    await makeOrderWorld(database.db);
    const member = await makeAccount(database.db);
    token = await openSession(services, member.id, {});
    api = await startApi(services);
  });
  afterAll(() => Promise.all([api.close(), database.close()]));

  /** The status that each call returns to this token. */
  const answersTo = async (bearer: Record<string, string>) => {
    const description = (await (await api.fetch("/api/openapi.json")).json()) as ApiDescription;
    const answers: Record<string, number> = {};
    for (const [path, methods] of Object.entries(description.paths)) {
      if (!OF_STAFF.test(path)) continue;
      for (const [method, operation] of Object.entries(methods)) {
        const name = `${method} ${path}`;
        const { address, body } = validInput(description, { path, operation, instead: INSTEAD[name] ?? {} });
        const headers = { ...bearer, ...(typeof body === "string" ? { "content-type": "application/json" } : {}) };
        const answer = await api.fetch(`/api${address}`, { method: method.toUpperCase(), headers, body });
        answers[name] = answer.status;
      }
    }
    return answers;
  };
  const others = (answers: Record<string, number>, fine: readonly number[]) =>
    Object.entries(answers).filter(([, status]) => !fine.includes(status));

  it("are refused, each of them, for a member without a right", async () => {
    const answers = await answersTo({ authorization: `Bearer ${token}` });
    expect(Object.keys(answers).length).toBeGreaterThan(80);
    // What belongs to others does not exist for those who may not see it.
    expect(others(answers, [403, 404]).map(([name]) => name)).toEqual(expect.arrayContaining(OWN));
    expect(others(answers, [403, 404]).filter(([name]) => !OWN.includes(name))).toEqual([]);
  });

  it("are refused, each of them, for visitors", async () => {
    expect(others(await answersTo({}), [401])).toEqual([]);
  });
});
