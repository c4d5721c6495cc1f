import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "@tablee/server/database/open-database";
import { addressOf, testDatabases } from "@tablee/server/testing/test-database";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { runAdmin } from "./admin-command.ts";

/**
 * Uses a clone on PostgreSQL if it is available: each command opens its database again, which takes seconds with the
 * embedded one.
 */
const postgres = testDatabases().find(({ kind }) => kind === "postgresql");

describe("npm run admin", { timeout: 120_000 }, () => {
  const folder = mkdtempSync(join(tmpdir(), "tablee-admin-"));
  const env: NodeJS.ProcessEnv = {
    DATA_DIR: join(folder, "data"),
    LOG_LEVEL: "silent",
    PUBLIC_URL: "https://tablee.example",
  };
  let database: Database | undefined;
  beforeAll(async () => {
    database = await postgres?.open();
    if (database) env["DATABASE_URL"] = await addressOf(database);
  });
  let out: string[];
  let err: string[];
  beforeEach(() => {
    [out, err] = [[], []];
    vi.spyOn(console, "log").mockImplementation((line: string) => void out.push(line));
    vi.spyOn(console, "error").mockImplementation((line: string) => void err.push(line));
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(async () => {
    await database?.close();
    rmSync(folder, { recursive: true });
  });

  it("makes the first administrator and prints the link for setting the password", async () => {
    expect(await runAdmin(["grant", "Nadia@example.org"], env)).toBe(0);
    expect(out).toEqual([
      "Nadia@example.org is admin.",
      "The account is new. To set its password, within the hour:",
      expect.stringMatching(/^https:\/\/tablee\.example\/reset-password\/[\da-f-]{36}$/),
    ]);
    expect(await runAdmin(["revoke", "nobody@example.org", "admin"], env)).toBe(1);
    expect(err).toEqual(["Nobody has nobody@example.org"]);
  });

  it.runIf(postgres)("says that an account may be a stranger's, if its e-mail is not confirmed", async () => {
    const grant = async () => {
      expect(await runAdmin(["grant", "max@example.org", "moderator"], env)).toBe(0);
      return out.splice(0).some((line) => line.startsWith("Nobody has confirmed this e-mail"));
    };
    const own = "from accounts where email = 'max@example.org'";
    // Nobody can sign in to the account that the command itself has made.
    expect([await grant(), await grant()]).toEqual([false, false]);
    await database?.query(`insert into passwords (account_id, hash) select id, 'h' ${own}`);
    expect(await grant()).toBe(true);
    await database?.query("update accounts set email_verified_at = now() where email = 'max@example.org'");
    expect(await grant()).toBe(false);
  });

  it("signs a member out, or everybody", async () => {
    expect(await runAdmin(["grant", "zoe@example.org"], env)).toBe(0);
    expect(await runAdmin(["sign-out", "zoe@example.org"], env)).toBe(0);
    expect(await runAdmin(["sign-out", "--everybody"], env)).toBe(0);
    expect(out.slice(-2)).toEqual([
      "zoe@example.org is signed out of 0 devices.",
      "Everybody is signed out of 0 devices.",
    ]);
    expect(await runAdmin(["sign-out", "nobody@example.org"], env)).toBe(1);
    expect(err).toEqual(["Nobody has nobody@example.org"]);
  });

  it("removes a member's second step, and fails for an unknown e-mail", async () => {
    expect(await runAdmin(["grant", "ana@example.org"], env)).toBe(0);
    expect(await runAdmin(["forget-second-step", "ana@example.org"], env)).toBe(0);
    expect(out.at(-1)).toBe("ana@example.org: no app and 0 passkeys were taken away.");
    expect(await runAdmin(["forget-second-step", "nobody@example.org"], env)).toBe(1);
    expect(err).toEqual(["Nobody has nobody@example.org"]);
  });

  it.runIf(postgres)(
    "says which provider was disconnected with a second step, because the member may connect it again",
    async () => {
      expect(await runAdmin(["grant", "leo@example.org"], env)).toBe(0);
      const own = "from accounts where email = 'leo@example.org'";
      await database?.query(
        `insert into authenticators (account_id, secret, confirmed_at) select id, 'S', now() ${own}`,
      );
      await database?.query(`insert into identities (account_id, provider, subject) select id, 'apple', 'léo' ${own}`);
      expect(await runAdmin(["forget-second-step", "leo@example.org"], env)).toBe(0);
      expect(out.slice(-2)).toEqual([
        "leo@example.org: an authenticator app and 0 passkeys were taken away.",
        "Apple was disconnected: the member can connect it again.",
      ]);
    },
  );

  it.each([
    [["forget-second-step"], "An e-mail is needed"],
    [["forget-second-step", "a@example.org", "b@example.org"], "b@example.org is too much"],
    [["forget-second-step", "a@example.org", "--everybody"], "Nobody's rights are changed all at once"],
    [[], "What is to be done?"],
    [["promote", "a@example.org"], "There is no promote"],
    [["grant"], "An e-mail is needed"],
    [["grant", "nadia"], "An e-mail is needed: nadia"],
    [["grant", "a@example.org", "king"], "There is no right king"],
    [["grant", "a@example.org", "owner"], "owner of which restaurant?"],
    [["grant", "a@example.org", "admin", "--restaurant", "7"], "Nobody is admin of a restaurant"],
    [["grant", "a@example.org", "owner", "--restaurant", "x"], "x is no restaurant's id"],
    [["revoke", "a@example.org"], "Which right?"],
    [["grant", "a@example.org", "admin", "now"], "now is too much"],
    [["sign-out"], "An e-mail is needed, or --everybody"],
    [["sign-out", "a@example.org", "--everybody"], "Somebody or everybody?"],
    [["revoke", "a@example.org", "admin", "--everybody"], "Nobody's rights are changed all at once"],
  ])("refuses the unclear arguments %j and says why", async (argv, fault) => {
    expect(await runAdmin(argv, env)).toBe(2);
    expect(err[0]).toMatch(new RegExp(`^${fault.replaceAll("?", "\\?")}\n`));
  });
});
