import crypto from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, type MockInstance, vi } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { newcomer, registrationWorld } from "../testing/registration-world.ts";
import { testDatabases } from "../testing/test-database.ts";
import { accountsRouter } from "./accounts.router.ts";
import { hashPassword } from "./password.ts";

/** The client through which all statements go. */
interface Asking {
  query(...given: unknown[]): unknown;
}

const PASSWORD = "Grenoble7cafe";

/** A call's time consists of its hashes and its statements: counting both needs no clock on a busy machine. */
describe.each(testDatabases())("the work for a known and for an unknown account on %s", ({ open }) => {
  let database: Database;
  let world: ReturnType<typeof registrationWorld>;
  let member: { id: number; email: string };
  let hashed: MockInstance<typeof crypto.scrypt>;
  let statements: string[];
  beforeAll(async () => {
    database = await open();
    member = await makeAccount(database.db, { password_hash: await hashPassword(PASSWORD) });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    world = registrationWorld(database);
    hashed = vi.spyOn(crypto, "scrypt");
    // Makes modules that imported it by name see the replacement too.
    syncBuiltinESMExports();
    statements = [];
  });
  afterEach(() => {
    hashed.mockRestore();
    syncBuiltinESMExports();
  });

  /** Each hash with its cost, each statement without its values, and the answer. */
  const workOf = async (work: () => Promise<unknown>) => {
    hashed.mockClear();
    statements = [];
    const { $client } = database.db as unknown as { $client: Asking };
    const asked = vi.spyOn(database.kind === "postgresql" ? (pg.Client.prototype as Asking) : $client, "query");
    const answer = await work().catch((error: { code: string }) => error.code);
    statements = asked.mock.calls.map(([query]) =>
      typeof query === "string" ? query : (query as { text: string }).text,
    );
    asked.mockRestore();
    const costs = hashed.mock.calls.map(([, , bytes, { N, r, p }]) => [bytes, N, r, p]);
    return { answer, costs, statements };
  };
  const calls = () => callAs(world.services, accountsRouter);
  const UNKNOWN = "nobody.at.all@tablee.test";
  const ONE_HASH = [[32, 32_768, 8, 3]];

  it("is the same for a wrong password, also where the account has none", async () => {
    const social = await makeAccount(database.db);
    const [known, unknown, without] = [member.email, UNKNOWN, social.email].map(
      (email) => () => workOf(() => calls().login({ email, password: "Wrong2026x" })),
    );
    const work = await known!();
    expect(work).toMatchObject({ answer: "login_invalid", costs: ONE_HASH });
    expect(work.statements.length).toBeGreaterThan(0);
    expect(await unknown!()).toEqual(work);
    expect(await without!()).toEqual(work);
  });

  it("is the same for a forgotten password and for a verification link", async () => {
    for (const ask of ["forgotPassword", "sendVerification"] as const) {
      const work = await workOf(() => calls()[ask]({ email: member.email }));
      expect(work).toMatchObject({ answer: true, costs: [] });
      expect(work.statements.length).toBeGreaterThan(0);
      expect(await workOf(() => calls()[ask]({ email: UNKNOWN }))).toEqual(work);
    }
  });

  it("is the same for a code sent to a number that a member already has", async () => {
    const taken = newcomer().phone_number;
    await makeAccount(database.db, { phone_number: taken, phone_verified: true });
    const ask = (phone_number: string) => workOf(() => world.as().sendSmsCode({ phone_number, language: "en" }));
    const work = await ask(taken);
    expect(work.answer).toBe(true);
    expect(work.statements.length).toBeGreaterThan(2);
    expect(await ask(newcomer().phone_number)).toEqual(work);
  });

  it("costs the same hashes for a registration whether its e-mail is taken or free", async () => {
    const create = async (email: string) => {
      const person = newcomer({ email });
      await world.as().sendSmsCode({ phone_number: person.phone_number, language: "fr" });
      const verification_code = await world.codeOf(person.phone_number);
      return workOf(() => world.as().createAccount({ ...person, verification_code }));
    };
    const [taken, free] = [await create(member.email), await create(newcomer().email)];
    expect([taken.answer, free.answer]).toEqual(["error_already_exists", true]);
    expect(taken.costs.length).toBeGreaterThan(0);
    expect(taken.costs).toEqual(free.costs);
  });
});
