import { createHmac } from "node:crypto";
import { base64url, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { plantFirstTexts } from "../../pages/plant-first-texts.ts";
import type { TestServices } from "../../testing/make-services.ts";
import { toldJobs } from "../../testing/told-jobs.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { NATIVE, openSocialWorld, ways } from "../../testing/social-world.ts";

const INVALID = { code: "social_invalid", status: 422 };
const encoded = (value: unknown) => base64url.encode(JSON.stringify(value));

describe.each(everyDatabase())("a sign-in by a provider's token on %s", ({ open }) => {
  let database: Database;
  let world: Awaited<ReturnType<typeof openSocialWorld>>;
  let services: TestServices;
  beforeAll(async () => {
    [database, world] = await Promise.all([open(), openSocialWorld()]);
  });
  afterAll(() => Promise.all([database.close(), world.close()]));
  beforeEach(() => {
    services = world.servicesOn(database);
  });
  const claims = (own: object = {}) => ({ ...world.claims(services.clock()), ...own });
  const login = (id_token: string, own: { provider?: "apple"; client_id?: string } = {}) =>
    ways(services).loginSocial({ id_token, provider: "google", os: "linux", ...own });
  const signIn = async (own: object = {}) => login(await world.google.sign(claims(own)));
  const accountsOf = async (email: string) =>
    (await database.query<{ id: number }>("select id from accounts where lower(email) = lower($1)", [email])).rows;

  it("creates an account the first time, with a verified e-mail and no password, and finds it again", async () => {
    const person = claims();
    const first = await login(await world.google.sign(person));
    expect(first.token).toMatch(/^[\w-]{43}$/);
    expect(first.user).toMatchObject({ email: person.email, first_name: "Zoé", last_name: "Tremblay", admin: false });
    // The e-mail may have changed: the person is the same.
    const again = await login(await world.google.sign({ ...person, email: "moved@mail.test", iat: person.iat + 1 }));
    expect(again.user.id).toBe(first.user.id);
    expect(again.token).not.toBe(first.token);
    const { rows } = await database.query(
      "select a.email_verified_at is not null as verified, p.hash from accounts a left join passwords p on p.account_id = a.id where a.id = $1",
      [first.user.id],
    );
    expect(rows).toEqual([{ verified: true, hash: null }]);
  });

  it("records which terms were published when it created the account (accounts §19)", async () => {
    await plantFirstTexts(services);
    const { user } = await signIn();
    const { rows } = await database.query(
      "select terms_revision, privacy_revision, sms_consent from accounts where id = $1",
      [user.id],
    );
    expect(rows).toEqual([{ terms_revision: 1, privacy_revision: 1, sms_consent: null }]);
  });

  it("stores the page's language where the account has none, and changes no other (language §27)", async () => {
    const enter = async (person: ReturnType<typeof claims>, language: "en" | "fr") => {
      const id_token = await world.google.sign(person);
      return (await ways(services, null, { language }).loginSocial({ id_token, provider: "google" })).user;
    };
    const person = claims();
    expect((await enter(person, "fr")).language).toBe("fr");
    expect((await enter({ ...person, iat: person.iat + 1 }, "en")).language).toBe("fr");
    const email_verified_at = services.clock();
    for (const [language, stored] of [
      [null, "fr"],
      ["en", "en"],
    ] as const) {
      const { email } = await makeAccount(database.db, { email_verified_at, language });
      const told = toldJobs(services);
      expect((await enter(claims({ email }), "fr")).language).toBe(stored);
      expect(told).toContainEqual(expect.objectContaining({ to: email, kind: "google_added", language: stored }));
    }
  });

  it("keeps each valid name of the person, and leaves an invalid or missing one empty", async () => {
    const named = async (names: Parameters<typeof signIn>[0]) => {
      const { first_name, last_name } = (await signIn(names)).user;
      return [first_name, last_name];
    };
    expect(await named({ given_name: undefined, family_name: undefined })).toEqual(["", ""]);
    expect(await named({ family_name: undefined })).toEqual(["Zoé", ""]);
    expect(await named({ family_name: "<b>" })).toEqual(["Zoé", ""]);
    for (const given_name of [undefined, "R2D2", "x".repeat(51)])
      expect(await named({ given_name })).toEqual(["", "Tremblay"]);
  });

  it("takes Apple's token, for the client that it names, and its truths that are words", async () => {
    const person = claims({ aud: NATIVE, email_verified: "true" });
    const id_token = await world.apple.sign(person);
    expect((await login(id_token, { provider: "apple", client_id: NATIVE })).user.email).toBe(person.email);
    const other = await world.apple.sign(claims({ aud: NATIVE }));
    await expect(login(other, { provider: "apple", client_id: "stranger.test" })).rejects.toMatchObject(INVALID);
    // A token of one provider is not accepted as another's.
    await expect(login(await world.google.sign(claims()), { provider: "apple" })).rejects.toMatchObject(INVALID);
  });

  it("refuses a token that the provider did not sign, or not for us, or not for now", async () => {
    const person = claims();
    const good = await world.google.sign(person);
    const [header = "", payload = "", signature = ""] = good.split(".");
    const stranger = await generateKeyPair("RS256");
    const signedByStranger = new SignJWT({ ...person, iss: world.google.issuer })
      .setProtectedHeader({ alg: "RS256", kid: "key-1" })
      .sign(stranger.privateKey);
    const ours = { iss: world.google.issuer, ...person };
    const hs = `${encoded({ alg: "HS256", kid: "key-1" })}.${encoded(ours)}`;
    const hmac = createHmac("sha256", await world.google.publicKey()).update(hs);
    const past = services.clock().getTime() / 1_000;
    const forged = {
      "another's key": await signedByStranger,
      "no signature": `${header}.${payload}.`,
      "alg none": `${encoded({ alg: "none" })}.${encoded(ours)}.`,
      "alg None": `${encoded({ alg: "None" })}.${encoded(ours)}.`,
      "HS256 with the public key": `${hs}.${hmac.digest("base64url")}`,
      "another person's words": `${header}.${encoded({ ...ours, sub: "somebody-else" })}.${signature}`,
      "another audience": await world.google.sign({ ...person, aud: "stranger.test" }),
      "made for others too": await world.google.sign({
        ...person,
        aud: [NATIVE, "stranger.test"],
        azp: "stranger.test",
      }),
      "another issuer": await world.google.sign({ ...person, iss: "https://accounts.google.com" }),
      expired: await world.google.sign({ ...person, iat: past - 7_200, exp: past - 61 }),
      "not yet good": await world.google.sign({ ...person, nbf: past + 120 }),
      "without an end": await world.google.sign({ ...person, exp: undefined }),
      "without a person": await world.google.sign({ ...person, sub: undefined }),
      "key of its own": `${encoded({ alg: "RS256", jwk: { kty: "RSA" }, kid: "nobody" })}.${payload}.${signature}`,
      "no token": "x",
      "": "",
    };
    for (const [what, id_token] of Object.entries(forged)) {
      await expect(login(id_token), what).rejects.toMatchObject(INVALID);
    }
    expect(await accountsOf(person.email)).toEqual([]);
    // None of the attempts has used up the valid token.
    expect((await login(good)).user.email).toBe(person.email);
  });

  it("takes a token once, also where it comes twice at once or its signature is written otherwise", async () => {
    const id_token = await world.apple.sign(claims());
    const tries = await Promise.allSettled([1, 2, 3].map(() => login(id_token, { provider: "apple" })));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    // The last character of a signature has bits that decoders ignore.
    const last = id_token.at(-1) ?? "";
    const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
    const twin = id_token.slice(0, -1) + (alphabet[alphabet.indexOf(last) ^ 1] ?? "");
    await expect(login(twin, { provider: "apple" })).rejects.toMatchObject(INVALID);
    services.setTime(new Date(services.clock().getTime() + 3_000_000));
    await expect(login(id_token, { provider: "apple" })).rejects.toMatchObject(INVALID);
  });

  it("knows a person by provider and subject together: the other's with the same subject is somebody else", async () => {
    const person = claims();
    const atGoogle = await login(await world.google.sign(person));
    const namesake = claims({ sub: person.sub });
    const atApple = await login(await world.apple.sign(namesake), { provider: "apple" });
    expect(atApple.user).toMatchObject({ email: namesake.email });
    expect(atApple.user.id).not.toBe(atGoogle.user.id);
  });

  it("joins the account that has verified the same e-mail, and no other silently", async () => {
    const verified = await makeAccount(database.db, { email_verified_at: services.clock() });
    const told = toldJobs(services);
    const joined = await signIn({ email: verified.email.toUpperCase() });
    expect(joined.user.id).toBe(verified.id);
    expect(told).toContainEqual(expect.objectContaining({ to: verified.email, kind: "google_added" }));

    const NEEDED = { code: "connect_needed", status: 422 };
    const unverified = await makeAccount(database.db);
    await expect(signIn({ email: unverified.email })).rejects.toMatchObject(NEEDED);
    const other = await makeAccount(database.db, { email_verified_at: services.clock() });
    await expect(signIn({ email: other.email, email_verified: false })).rejects.toMatchObject(NEEDED);
    // Two people of one provider are never one member.
    await expect(signIn({ email: verified.email })).rejects.toMatchObject(NEEDED);
    expect(await accountsOf(unverified.email)).toHaveLength(1);
  });

  it("creates one account when a new person signs in twice at the same time", async () => {
    const person = claims();
    const tokens = await Promise.all([1, 2, 3].map((n) => world.google.sign({ ...person, iat: person.iat + n })));
    const came = await Promise.all(tokens.map((token) => login(token)));
    expect(new Set(came.map(({ user }) => user.id)).size).toBe(1);
    expect(await accountsOf(person.email)).toHaveLength(1);
  });

  it("follows a provider's keys when they change, and asks for them seldom", async () => {
    await signIn();
    const before = world.google.asked();
    await signIn();
    expect(world.google.asked()).toBe(before);
    const old = await world.google.sign(claims());
    await world.google.rotate();
    await signIn();
    expect(world.google.asked()).toBe(before + 1);
    await expect(login(old)).rejects.toMatchObject(INVALID);
  });

  it("refuses a token without an e-mail", async () => {
    await expect(signIn({ email: undefined })).rejects.toMatchObject(INVALID);
  });
});
