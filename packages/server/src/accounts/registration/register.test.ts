import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Database } from "../../database/open-database.ts";
import { makeRateLimits } from "../../ports/rate-limits.ts";
import { plantFirstTexts } from "../../pages/plant-first-texts.ts";
import { accountData } from "../own/account-data.ts";
import { callAs } from "../../testing/call-as.ts";
import { makeAccount } from "../../testing/make-world.queries.ts";
import { freshPhone, newcomer, registrationWorld, wrong } from "../../testing/registration-world.ts";
import { everyDatabase } from "../../testing/test-database.ts";
import { accountsRouter } from "../accounts.router.ts";
import type { Registration } from "./register.ts";

describe.each(everyDatabase())("registration on %s", ({ open }) => {
  let database: Database;
  let world: ReturnType<typeof registrationWorld>;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(() => {
    world = registrationWorld(database);
  });
  /** A person who has received a code. */
  const withCode = async (own: Partial<Registration> = {}) => {
    const person = newcomer(own);
    await world.as().sendSmsCode({ phone_number: person.phone_number, language: person.language });
    return { ...person, verification_code: await world.codeOf(person.phone_number) };
  };
  const create = (person: Registration) => world.as().createAccount(person);
  const rowOf = async (email: string) => {
    const { rows } = await database.query("select * from accounts where lower(email) = lower($1)", [email]);
    return rows[0];
  };
  const refusals = (answers: PromiseSettledResult<unknown>[]) =>
    answers.flatMap((answer) => (answer.status === "rejected" ? [(answer.reason as { code: string }).code] : []));
  const logIn = ({ email, password }: { email: string; password: string }) =>
    callAs(world.services, accountsRouter).login({ email, password });

  it("creates a member who can sign in, with every field stored in its canonical form", async () => {
    const person = await withCode({ mac_address: "00-1A-2B-3C-4D-5E" });
    expect(await create(person)).toBe(true);
    const { user } = await logIn({ ...person, email: person.email.toUpperCase() });
    expect(user).toMatchObject({
      email: person.email.toLowerCase(),
      first_name: "Inès",
      last_name: "O’Brien",
      phone_number: person.phone_number,
      phone_verified: true,
      language: "fr",
      certification: null,
      admin: false,
    });
    expect(JSON.stringify(user)).not.toMatch(/1a[:-]2b/i);
    expect(await rowOf(person.email)).toMatchObject({ mac_address: "00:1a:2b:3c:4d:5e", email_verified_at: null });
  });

  it("records the revisions of the terms that are published, and the consent to SMS", async () => {
    await plantFirstTexts(world.services);
    await database.query("update articles set revision = 3, published_revision = 2 where slug = 'privacy'");
    const person = await withCode({ sms_consent: true });
    await create(person);
    const row = await rowOf(person.email);
    expect(row).toMatchObject({ terms_revision: 1, privacy_revision: 2, sms_consent: true });
    const data = await accountData(world.services, Number(row!["id"]));
    expect(data?.account).toMatchObject({ terms_revision: 1, privacy_revision: 2, sms_consent: true });
    await database.query("delete from articles");
    const other = await withCode();
    await create(other);
    expect(await rowOf(other.email)).toMatchObject({ terms_revision: null, sms_consent: null });
  });

  it("refuses whoever gives a phone number and no consent to SMS", async () => {
    const person = await withCode({ sms_consent: false });
    await expect(create(person)).rejects.toMatchObject({ code: "invalid_fields", data: { fields: ["sms_consent"] } });
    expect(await rowOf(person.email)).toBeUndefined();
  });

  it("names every invalid field, and stores nothing", async () => {
    const person = await withCode();
    const bad = { first_name: "R2D2", last_name: " ", email: "a@b", phone_number: "+1514", password: "abc" };
    await expect(create({ ...person, ...bad, mac_address: "00:11" })).rejects.toMatchObject({
      code: "invalid_fields",
      status: 422,
      data: { fields: ["first_name", "last_name", "email", "phone_number", "password", "mac_address"] },
    });
    await expect(create({ ...person, password: "Password1" })).rejects.toMatchObject({ code: "password_common" });
    expect(await rowOf(person.email)).toBeUndefined();
    expect(await create(person)).toBe(true);
  });

  it("requires the code sent to the same phone number, and leaves the code usable after a refusal", async () => {
    const person = await withCode();
    const { email } = await makeAccount(database.db);
    const other = await withCode();
    for (const verification_code of ["", wrong(person.verification_code)]) {
      await expect(create({ ...person, verification_code })).rejects.toMatchObject({ code: "wrong_code" });
    }
    const foreign = { ...person, phone_number: freshPhone() };
    await expect(create(foreign)).rejects.toMatchObject({ code: "phone_verification_code_expired" });
    await expect(create({ ...other, email: email.toUpperCase() })).rejects.toMatchObject({
      code: "error_already_exists",
      status: 422,
    });
    expect(await create(other)).toBe(true);
    expect(await create(person)).toBe(true);
  });

  it("accepts a code for 15 minutes after it was checked in time", async () => {
    const [first, second] = [await withCode(), await withCode()];
    world.later(590);
    for (const { phone_number, verification_code } of [first, second]) {
      expect(await world.as().checkSmsCode({ phone_number, verification_code })).toBe(true);
    }
    world.later(890);
    expect(await create(first)).toBe(true);
    world.later(20);
    await expect(create(second)).rejects.toMatchObject({ code: "phone_verification_code_expired" });
  });

  it("makes one account of two with the same e-mail at once", async () => {
    const first = await withCode();
    const others = await Promise.all([1, 2, 3].map(() => withCode({ email: first.email.toUpperCase() })));
    const answers = await Promise.allSettled([first, ...others].map(create));
    expect(refusals(answers)).toEqual(Array(3).fill("error_already_exists"));
    const { rows } = await database.query("select 1 from accounts where email = lower($1)", [first.email]);
    expect(rows).toHaveLength(1);
  });

  it("makes one account of one code that is given twice at once", async () => {
    const person = await withCode();
    const twins = [person, ...[1, 2, 3].map(() => ({ ...newcomer(), ...pick(person) }))];
    const answers = await Promise.allSettled(twins.map(create));
    expect(refusals(answers)).toHaveLength(3);
    for (const code of refusals(answers)) {
      expect(["phone_already_verified", "phone_verification_code_expired"]).toContain(code);
    }
    const { rows } = await database.query("select 1 from accounts where phone_number = $1", [person.phone_number]);
    expect(rows).toHaveLength(1);
    await expect(create({ ...newcomer(), ...pick(person) })).rejects.toMatchObject({ status: 422 });
  });

  it("requires no phone where the configuration does not ask for one", async () => {
    world = registrationWorld(database, { registration: { ...world.services.registration, phone: false } });
    expect(await world.as().registrationTerms()).toMatchObject({ phone: false, countries: ["CA", "US", "FR", "GB"] });
    const person = newcomer({ phone_number: "" });
    expect(await create(person)).toBe(true);
    expect(await rowOf(person.email)).toMatchObject({ phone_number: null, phone_verified: false });
    const send = world.as().sendSmsCode({ phone_number: freshPhone(), language: "en" });
    await expect(send).rejects.toMatchObject({ code: "invalid_phone_number" });
  });

  it("limits accounts per address where no phone is required", async () => {
    const limits = makeRateLimits();
    const address = "203.0.113.7";
    for (let taken = 0; taken < 40; taken++) await limits.take("registrations", address);
    const caller = () => callAs(world.services, accountsRouter, null, { limits, address });
    world = registrationWorld(database, { registration: { ...world.services.registration, phone: false } });
    await expect(caller().createAccount(newcomer())).rejects.toMatchObject({ code: "too_many_requests" });
    // With phones, the limits on codes already limit registrations.
    world = registrationWorld(database);
    expect(await caller().createAccount(await withCode())).toBe(true);
  });

  it("says whether an e-mail is free, without cases, and not to whoever asks for a list", async () => {
    const { email } = await makeAccount(database.db);
    const caller = world.as();
    expect(await caller.isEmailAvailable({ email: email.toUpperCase() })).toBe(false);
    expect(await caller.isEmailAvailable({ email: "nobody@example.ca" })).toBe(true);
    expect(await caller.isEmailAvailable({ email: "nobody" })).toBe(false);
    for (let n = 0; n < 57; n++) await caller.isEmailAvailable({ email: "x" });
    await expect(caller.isEmailAvailable({ email: "x" })).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("tells whether a password is too common before a code is sent, and limits how often it may be asked", async () => {
    const caller = world.as();
    expect(await caller.isPasswordKnown({ password: "Password1" })).toBe(true);
    expect(await caller.isPasswordKnown({ password: "Grenoble7cafe" })).toBe(false);
    // It breaks the rule, which has its own refusal.
    expect(await caller.isPasswordKnown({ password: "password" })).toBe(false);
    for (let n = 0; n < 57; n++) await caller.isPasswordKnown({ password: "x" });
    await expect(caller.isPasswordKnown({ password: "x" })).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("limits how many codes one address may try", async () => {
    const caller = world.as();
    for (let n = 0; n < 30; n++) {
      const person = newcomer({ verification_code: "123456" });
      await expect(caller.createAccount(person)).rejects.toMatchObject({ status: 422 });
    }
    await expect(caller.createAccount(await withCode())).rejects.toMatchObject({ code: "too_many_requests" });
  });
});

const pick = ({ phone_number, verification_code }: { phone_number: string; verification_code: string }) => ({
  phone_number,
  verification_code,
});
