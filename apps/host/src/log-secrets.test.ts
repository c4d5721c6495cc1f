import { type ChildProcess, fork } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import type { Database } from "@tablee/server/database/open-database";
import { startSmtp, type TestSmtp } from "@tablee/server/testing/smtp-server";
import { addressOf, testDatabases } from "@tablee/server/testing/test-database";
import { startTestIssuer, type TestIssuer } from "@tablee/server/testing/test-issuer";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

const real = testDatabases().find(({ kind }) => kind === "postgresql");

/** Everything that a running host logs while people sign in in every possible way, and fail in each. */
describe.runIf(real)("the whole log of a running host", () => {
  let database: Database;
  let smtp: TestSmtp;
  let issuer: TestIssuer;
  let host: ChildProcess;
  let origin: string;
  let printed = "";
  /** Values that must not appear in the log, each with a description. */
  const secrets = new Map<string, string>();
  const secret = (what: string, value: string): string => {
    secrets.set(value, what);
    return value;
  };

  beforeAll(async () => {
    [database, smtp, issuer] = await Promise.all([real!.open(), startSmtp(), startTestIssuer()]);
    host = fork(fileURLToPath(new URL("./testing/pageless-host.ts", import.meta.url)), {
      env: {
        PATH: process.env["PATH"],
        NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"],
        DATABASE_URL: await addressOf(database),
        PORT: "0",
        DEMO: "1",
        LOG_LEVEL: "trace",
        RATE_LIMIT: "off",
        EMAIL_VERIFICATION: "1",
        SMTP_URL: smtp.url,
        MAIL_FROM: "house@tablee.test",
        GOOGLE_CLIENT_ID: "client",
        GOOGLE_CLIENT_SECRET: secret("the provider's secret", "provider-secret-of-ours"),
        GOOGLE_ISSUER: issuer.issuer,
      },
      stdio: ["ignore", "pipe", "pipe", "ipc"],
    });
    for (const stream of [host.stdout!, host.stderr!])
      stream.on("data", (text: Buffer) => (printed += text.toString()));
    secret("the mail server's password", "house:secret");
    const [address] = (await once(host, "message")) as [string];
    origin = address.replace("localhost", "127.0.0.1");
  });
  afterAll(async () => {
    if (host?.exitCode === null) host.kill("SIGKILL");
    await Promise.all([smtp?.close(), issuer?.close()]);
    await database?.close();
  });

  const ask = (path: string, init: RequestInit & { token?: string } = {}) => {
    const headers = new Headers(init.headers);
    if (init.token) headers.set("authorization", `Bearer ${init.token}`);
    return fetch(origin + path, { redirect: "manual", ...init, headers });
  };
  const call = async (path: string, body: unknown, token?: string) => {
    const headers = { "content-type": "application/json" };
    const init = { method: "POST", headers, body: typeof body === "string" ? body : JSON.stringify(body) };
    const answer = await ask(`/api${path}`, { ...init, ...(token ? { token } : {}) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const account = (verb: string, body: unknown, token?: string) => call(`/client/account/${verb}`, body, token);
  /** The last code of six digits that was sent. */
  const sentCode = () =>
    vi.waitFor(async () => {
      const { messages } = (await (await ask("/dev/outbox")).json()) as {
        messages: { kind: string; message: { text: string } }[];
      };
      return secret("a code", /\d{6}/.exec(messages.find(({ kind }) => kind === "sms")!.message.text)![0]);
    }, 15_000);
  /** The guid in the link to such a page that was mailed. */
  const mailed = (page: "/email/verification/" | "/reset-password/" | "/register?invitation_id=") =>
    vi.waitFor(() => {
      // Quoted-printable may break a line anywhere.
      const all = smtp.taken.map(({ message }) => message.replace(/=\r?\n/g, "").replaceAll("=3D", "=")).join();
      const link = new RegExp(`${RegExp.escape(page)}([\\da-f]{8}-(?:[\\da-f]{4}-){3}[\\da-f]{12})`);
      return secret("a link's guid", link.exec(all.slice(all.lastIndexOf(page)))![1]!);
    }, 15_000);

  const person = {
    first_name: "Inès",
    last_name: "Gagnon",
    email: secret("an e-mail", "ines.gagnon.secret@tablee.test"),
    phone_number: secret("a phone number", "+15145550177"),
    password: secret("a password", "Grenoble7cafe"),
    language: "fr",
  };
  let token = "";

  it("covers a registration with wrong attempts", async () => {
    await account("send-sms-code", { phone_number: person.phone_number, language: "fr" });
    const verification_code = await sentCode();
    const wrong = secret("a wrong code", String((Number(verification_code) + 1) % 1_000_000).padStart(6, "0"));
    await account("check-sms-code", { phone_number: person.phone_number, verification_code: wrong });
    await account("create", `{"email":"${person.email}","password":"${person.password}"`);
    await account("create", { ...person, verification_code, password: [person.password] });
    await ask(`/api/client/accounts/email-available/${person.email}`);
    await ask(`/api/client/accounts/email-available/${encodeURIComponent(person.email)}?code=${verification_code}`);
    expect((await account("create", { ...person, verification_code })).body).toBe(true);
    await ask(`/register?email=${person.email}&code=${verification_code}`);
  });

  it("covers an e-mail verification and a sign-in, with a wrong password and the token in every wrong place", async () => {
    const { email, password } = person;
    const guid = await mailed("/email/verification/");
    await account("login", { email, password: secret("a wrong password", "Wrong7Grenoble") });
    await ask(`/email/verification/${guid}`);
    await account("verify-email", { guid: secret("a wrong guid", randomUUID()) });
    expect((await account("verify-email", { guid })).body).toBe(true);
    const entered = await account("login", { email, password, device_id: secret("a device", randomUUID()) });
    token = secret("a token", entered.body["token"] as string);
    expect(entered.status).toBe(200);
    for (const path of [`/api/client/account/current-user?token=${token}`, `/api/x/${token}`, `/${token}?t=${token}`])
      await ask(path, { token });
    await account(token, { token });
    await ask("/api/client/account/current-user", { token: secret("a bad token", `${token.slice(1)}x`) });
  });

  it("covers a forgotten password, with a mail server whose refusal quotes everything", async () => {
    const { email } = person;
    smtp.refuse(1, 550);
    await account("forgot-password", { email });
    await vi.waitFor(() => expect(printed).toContain("took no message"), 15_000);
    await account("forgot-password", { email });
    const guid = await mailed("/reset-password/");
    await ask(`/reset-password/${guid}?email=${email}`);
    await ask(`/reset-password/${guid.replaceAll("-", "")}`);
    await account("reset-password", { guid, password: secret("a weak password", "Password1") });
    const password = secret("a new password", "Quatre4Petits");
    // The queue decides which of the mails failed, so only the newest link is valid.
    await vi.waitFor(async () => {
      const newest = await mailed("/reset-password/");
      expect((await account("reset-password", { guid: newest, password })).body).toBe(true);
    }, 15_000);
    token = secret("a token", (await account("login", { email, password: "Quatre4Petits" })).body["token"] as string);
  });

  it("covers an invitation that its recipient opens", async () => {
    await database.query("update accounts set admin = true where email = $1", [person.email]);
    const email = secret("an invited e-mail", "invited.guest@tablee.test");
    expect((await call("/admin/invitations", { email, language: "fr" }, token)).status).toBe(200);
    const id = await mailed("/register?invitation_id=");
    await ask(`/register?invitation_id=${id}`);
    const found = await ask(`/api/client/accounts/invitations/get-guest-email/${id}`);
    expect(await found.json()).toBe(email);
    await ask(`/api/client/accounts/invitations/get-guest-email/${secret("no invitation", randomUUID())}`);
  });

  it("covers sign-ins with a provider: with a wrong token, a right one and a refused code", async () => {
    const email = secret("a provider's e-mail", "zoe.social@mail.test");
    const at = Math.floor(Date.now() / 1_000);
    const claims = { aud: "client", sub: "zoe-77", email, email_verified: true, iat: at, exp: at + 600 };
    const id_token = secret("an id_token", await issuer.sign(claims));
    const [, payload = ""] = id_token.split(".");
    secret("an id_token's contents", payload);
    await account("login-social", { provider: "google", id_token: `${id_token}x` });
    const social = await account("login-social", { provider: "google", id_token });
    secret("a token", social.body["token"] as string);
    const { body } = await account("provider/start", { provider: "google" });
    const state = secret("a state", new URL(body["address"] as string).searchParams.get("state")!);
    const key = secret("a provider's key", body["key"] as string);
    const code = secret("a provider's code", "code-that-is-good-once");
    await ask(`/auth/google?code=${code}&state=${state}`);
    issuer.answers(400, { error: "invalid_grant", error_description: `The code ${code} is spent` });
    expect((await account("provider/finish", { provider: "google", key, state, code })).status).toBe(422);
  });

  it("covers sockets that join with good and bad tokens and codes, and send unknown messages", async () => {
    const bad = secret("a table's code", "7KQ3XJ9MZ2PD4W");
    for (const namespace of ["orders", "tables", "activity", "nothing"]) {
      const at = `/socket.io/?EIO=4&transport=polling&token=${token}`;
      const open = await (await ask(at)).text();
      const { sid } = JSON.parse(open.slice(1)) as { sid: string };
      const send = (body: string) => ask(`${at}&sid=${sid}`, { method: "POST", body });
      await send(`40/${namespace},{"token":"${token}"}`);
      await send(`42/${namespace},1["join_table",{"code":"${bad}","key":"${token}"}]`);
      await send(`42/${namespace},2["${token}",{"email":"${person.email}"}]`);
      await send(`4${token}`);
    }
    await ask(`/menu/table/${bad}`);
    expect((await ask(`/api/client/table/${bad}`)).status).toBe(404);
  });

  it("covers calls that fail in the database", async () => {
    await database.query("alter table accounts rename to accounts_away");
    const { email, password } = person;
    expect((await account("login", { email, password })).status).toBe(500);
    await account("forgot-password", { email });
    await account("update", { email, first_name: "Zoé" }, token);
    await ask(`/api/client/accounts/email-available/${email}`);
    await ask("/api/client/account/current-user", { token });
    await call("/admin/invitations", { email: "invited.guest@tablee.test" }, token);
    await database.query("alter table accounts_away rename to accounts");
  });

  it("contains none of the secrets, neither as they are nor encoded", async () => {
    host.kill("SIGTERM");
    await once(host, "exit");
    const lines = printed.trim().split("\n");
    expect(lines.length).toBeGreaterThan(40);
    for (const path of ["[long]", "[guid]", "[e-mail]", "Failed query", "could not be loaded"])
      expect(printed).toContain(path);
    // Request ids and times also consist of digits, and are not secret.
    const told = lines.map((line) => line.replaceAll(/"(?:request_id|time|ms)":(?:"[^"]*"|[\d.]+)/g, "")).join("\n");
    const found = [...secrets].filter(([value]) =>
      [value, encodeURIComponent(value), Buffer.from(value).toString("base64url"), value.toUpperCase()].some((form) =>
        new RegExp(`(?<!\\d)${RegExp.escape(form)}(?!\\d)`).test(told),
      ),
    );
    expect(
      found.map(([value, what]) => `${what}: ${lines.find((line) => line.includes(value))?.slice(0, 400)}`),
    ).toEqual([]);
  });
});
