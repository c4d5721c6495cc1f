import { createServer, request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { layOutMail } from "../../accounts/mails/mail-layout.ts";
import type { Database } from "../../database/open-database.ts";
import { outboxPorts } from "../../ports/messages/outbox.ts";
import { makeServices } from "../../testing/make-services.ts";
import { testDatabases } from "../../testing/test-database.ts";
import { createDevPages } from "./dev-pages.ts";

const [embedded] = testDatabases();
const BROWSER = { accept: "text/html,*/*" };
const reset = layOutMail(
  { to: "a@b.test", language: "fr", public_url: "http://localhost:3000" },
  {
    subject: "<b>1</b>",
    text: ["Un <script>alert(1)</script>"],
    action: { label: "Voir", path: "/reset-password/0192" },
    note: null,
  },
);

describe("the outbox", () => {
  let database: Database;
  let origin: string;
  const server = createServer();
  beforeAll(async () => {
    database = await embedded!.open();
    const services = makeServices(database);
    const pages = createDevPages(services);
    server.on("request", (request, response) => {
      void pages(request, response).then((done) => done || response.writeHead(404).end());
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const { mail, push, sms } = outboxPorts(database, services.clock);
    await mail.send(reset);
    const redirect = "//evil.example";
    const how = { language: "en", channel: "main", tag: "2", lifetime: 60 } as const;
    await push.send({ account_id: 7, title: "2", body: "Two", redirect, ...how });
    await sms.send({ to: "+15145550142", language: "en", text: "Your Tablée code is 481516. Order 1234567." });
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await database.close();
  });
  const page = async (path = "/dev/outbox", headers: Record<string, string> = {}) => {
    const response = await fetch(origin + path, { headers: { ...BROWSER, ...headers } });
    return { status: response.status, headers: response.headers, html: await response.text() };
  };
  /** Uses the Host header as given, because fetch sets its own. */
  const statusWith = (headers: Record<string, string>) =>
    new Promise<number>((resolve, reject) => {
      const asked = httpRequest(`${origin}/dev/outbox`, { headers }, (response) => {
        resolve(response.resume().statusCode!);
      });
      asked.on("error", reject).end();
    });

  it("is available as JSON, newest first, each message with its recipient and content", async () => {
    const response = await fetch(`${origin}/dev/outbox`);
    expect(response.headers.get("content-type")).toBe("application/json");
    const date = "2026-11-18T17:00:00.000Z";
    const { messages } = (await response.json()) as { messages: object[] };
    expect(messages).toMatchObject([
      { id: 3, kind: "sms", date, message: { to: "+15145550142", language: "en" } },
      { id: 2, kind: "push", date, message: { account_id: 7, title: "2" } },
      { id: 1, kind: "mail", date, message: { ...reset } },
    ]);
  });

  it("shows a code in large type with a button and internal links as links, and escapes markup", async () => {
    const { html, headers } = await page("/dev/outbox?x=1");
    expect(headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(html).toContain("<strong>481516</strong>");
    expect(html).toContain('data-code="481516"');
    expect(html).toContain("+1\u00A0514\u00A0555-0142");
    expect(html).toContain('href="/reset-password/0192"');
    expect(html).toContain("&lt;b&gt;1&lt;/b&gt;");
    expect(html).not.toMatch(/<b>1|<script>alert|evil\.example"/);
    expect(html.indexOf("481516")).toBeLessThan(html.indexOf("/reset-password/"));
  });

  it("runs only its own script, and cannot be framed", async () => {
    const policy = (await page()).headers.get("content-security-policy")!;
    expect(policy).toMatch(/default-src 'none'; style-src 'sha256-[^']+'; script-src 'sha256-[^']+'/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect((await page()).headers.get("referrer-policy")).toBe("no-referrer");
  });

  it("is shown in the reader's language, and names the language of the message", async () => {
    expect((await page("/dev/outbox", { "accept-language": "fr-CA" })).html).toMatch(/Boîte d’envoi[\s\S]*français/);
    expect((await page("/dev/outbox", { "accept-language": "en" })).html).toMatch(/Outbox[\s\S]*French/);
  });

  it("shows a mail as a mailbox does, without scripts", async () => {
    const { html, headers } = await page("/dev/outbox/mails/1");
    expect(html).toBe(reset.html);
    expect(headers.get("content-security-policy")).toMatch(/^sandbox .*default-src 'none'/);
    for (const path of ["/dev/outbox/mails/2", "/dev/outbox/mails/99", "/dev/outbox/mails/x"]) {
      expect((await page(path)).status, path).toBe(404);
    }
  });

  it("is unavailable through a proxy, and under a host name that points to this machine", async () => {
    expect(await statusWith({})).toBe(200);
    for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000"]) expect(await statusWith({ host })).toBe(200);
    for (const host of ["evil.example", "127.0.0.1.evil.example:3000", "localhost.evil.example"]) {
      expect(await statusWith({ host }), host).toBe(404);
    }
    for (const name of ["x-forwarded-for", "forwarded", "x-real-ip", "via"]) {
      expect(await statusWith({ [name]: "127.0.0.1" }), name).toBe(404);
    }
  });

  it("is the only page below /dev", async () => {
    for (const path of ["/dev", "/dev/outbox/1", "/dev/env"]) expect((await fetch(origin + path)).status).toBe(404);
  });
});
