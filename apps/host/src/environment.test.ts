import { describe, expect, it } from "vitest";
import { BadEnvironment, readEnvironment } from "./environment.ts";

describe("the geocoder", () => {
  it("is the built-in table, or a service whose address loses its trailing slash", () => {
    expect(readEnvironment({}).geocoder).toBeNull();
    expect(readEnvironment({ GEOCODER_URL: "" }).geocoder).toBeNull();
    expect(readEnvironment({ GEOCODER_URL: "https://photon.example.org/" }).geocoder).toEqual({
      kind: "photon",
      url: "https://photon.example.org",
    });
    const nominatim = { GEOCODER_URL: "http://localhost:8080", GEOCODER_KIND: "nominatim" };
    expect(readEnvironment(nominatim).geocoder).toEqual({ kind: "nominatim", url: "http://localhost:8080" });
  });

  it.each([
    ["GEOCODER_URL", "photon.example.org"],
    ["GEOCODER_URL", "file:///etc/passwd"],
    ["MAP_STYLE_URL", "http://tiles.example.org/style.json"],
    ["GEOCODER_KIND", "maps"],
  ])("is refused with the variable's name if %s is %j", (name, value) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(BadEnvironment);
    expect(() => readEnvironment({ [name]: value })).toThrow(name);
  });
});

describe("the geolocation of network addresses", () => {
  it("is off without a service, and takes only an address template with {ip}", () => {
    expect(readEnvironment({ IP_GEOLOCATION_URL: "" }).ipGeolocationUrl).toBeNull();
    const IP_GEOLOCATION_URL = "https://geo.example.org/{ip}/json?key=1";
    expect(readEnvironment({ IP_GEOLOCATION_URL }).ipGeolocationUrl).toBe(IP_GEOLOCATION_URL);
    expect(() => readEnvironment({ IP_GEOLOCATION_URL: "https://geo.example.org" })).toThrow("IP_GEOLOCATION_URL");
  });
});

describe("the check for breached passwords", () => {
  it("is off without a service, and takes only an address template with {prefix}", () => {
    expect(readEnvironment({ BREACHED_PASSWORDS_URL: "" }).breachedPasswordsUrl).toBeNull();
    const BREACHED_PASSWORDS_URL = "https://api.example.org/range/{prefix}";
    expect(readEnvironment({ BREACHED_PASSWORDS_URL }).breachedPasswordsUrl).toBe(BREACHED_PASSWORDS_URL);
    expect(() => readEnvironment({ BREACHED_PASSWORDS_URL: "https://api.example.org" })).toThrow(
      "BREACHED_PASSWORDS_URL",
    );
  });
});

describe("the demo", () => {
  const demoOf = (variables: NodeJS.ProcessEnv) => {
    const { demo, demoPassword } = readEnvironment(variables);
    return [demo, demoPassword];
  };
  const real: NodeJS.ProcessEnv[] = [
    { DATABASE_URL: "postgres://localhost/tablee" },
    { HOST: "0.0.0.0" },
    { HOST: "::" },
    { HOST: "192.168.1.20" },
    { HOST: "127.0.0.1.example.org" },
    { PUBLIC_URL: "https://example.org" },
    { PUBLIC_URL: "http://example.org" },
    { PUBLIC_URL: "http://192.168.1.20:3000" },
    { PUBLIC_URL: "http://localhost.example.org" },
    { PUBLIC_URL: "https://localhost" },
    { TRUST_PROXY: "1" },
    { TRUST_PROXY: "127.0.0.0/8" },
  ];

  it("is on with its published password only on one's own machine", () => {
    const addresses = ["http://localhost:3000", "http://127.0.0.1:3000/", "http://[::1]:3000"];
    const named = addresses.map((PUBLIC_URL) => ({ PUBLIC_URL }));
    for (const own of [{}, { HOST: "localhost" }, { HOST: "::1" }, { TRUST_PROXY: "0" }, ...named]) {
      expect(demoOf(own), JSON.stringify(own)).toEqual([true, "Tablee2026"]);
    }
    for (const own of real) {
      expect(demoOf(own), JSON.stringify(own)).toEqual([false, null]);
      expect(demoOf({ ...own, DEMO: "1" })).toEqual([true, null]);
    }
  });

  it("takes a strong password that is set, but the published one only if strangers cannot reach the host", () => {
    const set = { DEMO: "1", DEMO_PASSWORD: "Quite2Different" };
    for (const own of [{}, ...real]) expect(demoOf({ ...own, ...set })).toEqual([true, "Quite2Different"]);
    const published = { DEMO: "1", DEMO_PASSWORD: "Tablee2026" };
    expect(demoOf({ ...real[0], ...published })).toEqual([true, "Tablee2026"]);
    for (const own of real.slice(1)) expect(() => demoOf({ ...own, ...published })).toThrow(/DEMO_PASSWORD/);
    for (const weak of ["short1A", "nodigitsHere", "Aa1".repeat(11)]) {
      expect(() => demoOf({ DEMO_PASSWORD: weak })).toThrow(/DEMO_PASSWORD/);
    }
  });
});

describe("the trusted proxies", () => {
  it("are given by their number or by their networks", () => {
    const proxies = (TRUST_PROXY: string) => readEnvironment({ TRUST_PROXY }).trustProxy;
    expect([proxies(""), proxies("0"), proxies("2")]).toEqual([0, 0, 2]);
    const trusted = proxies("10.0.0.0/8, fd00::/8");
    if (typeof trusted === "number") throw new Error("Networks were read as a number");
    expect(["10.1.2.3", "fd00::1", "192.0.2.1"].map(trusted)).toEqual([true, true, false]);
    for (const bad of ["yes", "-1", "10.0.0.1", "10.0.0.0/33"]) expect(() => proxies(bad), bad).toThrow(/TRUST_PROXY/);
  });
});

describe("lists of origins", () => {
  it("take exact origins as browsers send them, and refuse everything else", () => {
    const parents = (FRAME_PARENTS: string) => readEnvironment({ FRAME_PARENTS }).frameParents;
    expect(parents("")).toEqual([]);
    expect(parents("https://a.example, http://localhost:8080")).toEqual(["https://a.example", "http://localhost:8080"]);
    for (const bad of ["a.example", "https://a.example/", "https://a.example/x", "*", "https://*.a.example; x"]) {
      expect(() => parents(bad), bad).toThrow(/FRAME_PARENTS/);
    }
  });
});

describe("the senders of mails and text messages", () => {
  const SMTP = { SMTP_URL: "smtps://house:secret@mail.example.org", MAIL_FROM: "Tablée <hello@example.org>" };
  const TWILIO = {
    TWILIO_ACCOUNT_SID: `AC${"0a".repeat(16)}`,
    TWILIO_AUTH_TOKEN: "0123456789abcdef",
    TWILIO_FROM: "+15145550100",
  };
  it("are the services that are set, and an incomplete service is refused with the missing variable's name", () => {
    expect(readEnvironment({}).senders).toMatchObject({ smtp: null, twilio: null });
    expect(readEnvironment({ ...SMTP, ...TWILIO }).senders).toMatchObject({
      smtp: { url: SMTP.SMTP_URL, from: SMTP.MAIL_FROM },
      twilio: { account_sid: TWILIO.TWILIO_ACCOUNT_SID, from: TWILIO.TWILIO_FROM },
    });
    for (const name of Object.keys(SMTP)) expect(() => readEnvironment({ ...SMTP, [name]: "" })).toThrow(name);
    for (const name of Object.keys(TWILIO)) expect(() => readEnvironment({ ...TWILIO, [name]: "" })).toThrow(name);
  });

  it.each([
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "https://mail.example.org"],
    ["MAIL_FROM", "Tablée"],
    ["MAIL_FROM", "a@b.example, c@d.example"],
    ["MAIL_FROM", "a\r\nBcc: x <a@b.example>"],
    ["TWILIO_ACCOUNT_SID", "SM1"],
    ["TWILIO_FROM", "514 555 0100"],
    ["SMS_COUNTRIES", "Canada"],
    ["PROGRESS_POLL", "0"],
    ["EMAIL_VERIFICATION", "yes"],
  ])("are refused with the variable's name if %s is %j", (name, value) => {
    expect(() => readEnvironment({ ...SMTP, ...TWILIO, [name]: value })).toThrow(name);
  });

  it("say how often browsers ask for a job's progress: every 2 s by default (wire §13)", () => {
    const ms = ["", "0.5"].map((PROGRESS_POLL) => readEnvironment({ PROGRESS_POLL }).progressMs);
    expect(ms).toEqual([2_000, 500]);
  });

  it("come with the outbox if there is a demo that only this machine can reach", () => {
    const outbox = (variables: NodeJS.ProcessEnv) => readEnvironment(variables).outbox;
    expect([outbox({}), outbox({ DEMO: "1", DATABASE_URL: "postgres://localhost/tablee" })]).toEqual([true, true]);
    expect(outbox({ DEMO: "0" })).toBe(false);
    for (const own of [{ HOST: "0.0.0.0" }, { PUBLIC_URL: "https://example.org" }, { TRUST_PROXY: "1" }]) {
      expect(outbox({ DEMO: "1", ...own }), JSON.stringify(own)).toBe(false);
    }
  });

  it("come with the settings for the public address, e-mail verification and the contact address", () => {
    expect(readEnvironment({ PORT: "4300" }).settings).toEqual({
      public_url: "http://localhost:4300",
      email_verification: false,
      map_style_url: null,
      contact_email: "hello@tablee.test",
    });
    expect(readEnvironment({ DEMO: "0" }).settings.contact_email).toBeNull();
    expect(readEnvironment({ CONTACT_EMAIL: "a@example.org" }).settings.contact_email).toBe("a@example.org");
    expect(() => readEnvironment({ CONTACT_EMAIL: "a@example.org, b@example.org" })).toThrow(/CONTACT_EMAIL/);
    expect(readEnvironment({ EMAIL_VERIFICATION: "1" }).settings.email_verification).toBe(true);
  });
});

describe("the storage of members' pictures", () => {
  const S3 = {
    S3_ENDPOINT: "https://s3.ca-central-1.amazonaws.com/",
    S3_BUCKET: "tablee",
    S3_REGION: "ca-central-1",
    S3_ACCESS_KEY_ID: "id",
    S3_SECRET_ACCESS_KEY: "secret",
  };

  it("is a folder, or a bucket if all four of its required variables are set", () => {
    expect(readEnvironment({}).s3).toBeNull();
    expect(readEnvironment(S3).s3).toEqual({
      endpoint: "https://s3.ca-central-1.amazonaws.com",
      bucket: "tablee",
      region: "ca-central-1",
      access_key_id: "id",
      secret_access_key: "secret",
    });
    expect(readEnvironment({ ...S3, S3_REGION: "" }).s3?.region).toBe("us-east-1");
    for (const name of ["S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"]) {
      expect(() => readEnvironment({ ...S3, [name]: "" }), name).toThrow(/S3_BUCKET.*all four/);
    }
    expect(() => readEnvironment({ ...S3, S3_ENDPOINT: "s3.example.org" })).toThrow(/S3_ENDPOINT/);
    expect(() => readEnvironment({ ...S3, S3_BUCKET: "../other" })).toThrow(/S3_BUCKET/);
  });
});

describe("the payment service", () => {
  const STRIPE = { STRIPE_SECRET_KEY: "sk_test_key", STRIPE_WEBHOOK_SECRET: "whsec_secret" };

  it("is none by default, and Stripe with both of its keys", () => {
    expect(readEnvironment({}).stripe).toBeNull();
    const own = { key: "sk_test_key", webhook_secret: "whsec_secret" };
    expect(readEnvironment(STRIPE).stripe).toEqual({ ...own, url: "https://api.stripe.com" });
    expect(readEnvironment({ ...STRIPE, STRIPE_URL: "http://localhost:9000/" }).stripe?.url).toBe(
      "http://localhost:9000",
    );
  });

  it("is refused with one of them, or with a key that is none", () => {
    for (const name of ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"]) {
      expect(() => readEnvironment({ ...STRIPE, [name]: "" })).toThrow("both, or none of them");
    }
    expect(() => readEnvironment({ ...STRIPE, STRIPE_SECRET_KEY: "pk_live_public" })).toThrow("STRIPE_SECRET_KEY");
  });
});
