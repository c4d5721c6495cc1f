import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { callAs } from "../testing/call-as.ts";
import { hashCheaply } from "../testing/cheap-hashes.ts";
import { makeServices, type TestServices } from "../testing/make-services.ts";
import { makeAccount } from "../testing/make-world.queries.ts";
import { everyDatabase } from "../testing/test-database.ts";
import { accountsRouter } from "./accounts.router.ts";
import { hashPassword } from "./password.ts";
import { openSession, viewerOfToken } from "./sessions.ts";
import { newAccountLink } from "./stored/account-links.queries.ts";
import { passwordStamp, readPasswordHash } from "./stored/passwords.queries.ts";

// Hashes must take time for the calls to overlap: a new one tens of milliseconds, a check of the old one some.
hashCheaply(8);

const OLD = "Tablee2026";
const NEW = "Quatre4Petits";
const password_hash = await hashPassword(OLD, { N: 8_192, r: 8, p: 1 });
const ROUNDS = 6;

describe.each(everyDatabase())("a sign-in that races with a password change on %s", ({ open }) => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await open();
    services = makeServices(database);
  });
  afterAll(() => database.close());

  const logIns = (email: string) =>
    Array.from({ length: 6 }, (_, n) =>
      callAs(services, accountsRouter, null, { address: `198.51.100.${n + 1}` })
        .login({ email, password: OLD })
        .then(({ token }) => token)
        .catch(() => null),
    );
  const goodOf = async (tokens: readonly (string | null)[]) => {
    const viewers = await Promise.all(tokens.map((token) => viewerOfToken(services, token ?? "none")));
    return viewers.filter(Boolean).length;
  };

  it("leaves no session open when the member changes the password at any moment", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, email } = await makeAccount(database.db, { password_hash });
      const own = await viewerOfToken(services, await openSession(services, id, {}));
      const [changed, ...tokens] = await Promise.all([
        callAs(services, accountsRouter, own).changePassword({ current_password: OLD, password: NEW }),
        ...logIns(email),
      ]);
      expect(changed).toBe(true);
      expect(await goodOf(tokens)).toBe(0);
    }
  });

  it("leaves no session open when a mailed link sets another password", async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const { id, email } = await makeAccount(database.db, { password_hash });
      const guid = await newAccountLink(
        database.db,
        { kind: "reset_password", account_id: id, email },
        services.clock(),
      );
      const [set, ...tokens] = await Promise.all([
        callAs(services, accountsRouter).resetPassword({ guid, password: NEW }),
        ...logIns(email),
      ]);
      expect(set).toBe(true);
      expect(await goodOf(tokens)).toBe(0);
    }
  });

  it("is refused like a wrong password if the password changed between its check and the session", async () => {
    const { id, email } = await makeAccount(database.db, { password_hash });
    const stamp = passwordStamp((await readPasswordHash(database.db, id)) ?? "");
    expect(await openSession(services, id, {}, { stamp })).toBeTruthy();
    const guid = await newAccountLink(database.db, { kind: "reset_password", account_id: id, email }, services.clock());
    await callAs(services, accountsRouter).resetPassword({ guid, password: NEW });
    await expect(openSession(services, id, {}, { stamp })).rejects.toMatchObject({ code: "login_invalid" });
  });
});
