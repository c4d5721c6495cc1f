import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../database/open-database.ts";
import { outboxPorts } from "../ports/outbox.ts";
import { makeServices } from "../testing/make-services.ts";
import { testDatabases } from "../testing/test-database.ts";
import { createDevPages } from "./dev-pages.ts";

const [embedded] = testDatabases();

describe("the pages for developers", () => {
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
    const { mail, push } = outboxPorts(database, services.clock);
    await mail.send({ to: "a@b.test", subject: "<b>1</b>", text: "One", path: "/orders" });
    await push.send({ account_id: 7, title: "2", body: "Two", redirect: "/orders", channel: "main" });
  });
  afterAll(async () => {
    server.close();
    server.closeAllConnections();
    await database.close();
  });

  it("show the outbox, newest first, as JSON", async () => {
    const response = await fetch(`${origin}/dev/outbox`);
    expect(response.headers.get("content-type")).toBe("application/json");
    const date = "2026-11-18T17:00:00.000Z";
    expect(await response.json()).toEqual({
      messages: [
        {
          id: 2,
          kind: "push",
          date,
          message: { account_id: 7, title: "2", body: "Two", redirect: "/orders", channel: "main" },
        },
        { id: 1, kind: "mail", date, message: { to: "a@b.test", subject: "<b>1</b>", text: "One", path: "/orders" } },
      ],
    });
  });

  it("show it to a browser as a page, in which no message is markup", async () => {
    const response = await fetch(`${origin}/dev/outbox?x=1`, { headers: { accept: "text/html,*/*" } });
    const page = await response.text();
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(page).toContain("&lt;b&gt;1&lt;/b&gt;");
    expect(page).not.toContain("<b>");
  });

  it("know no others", async () => {
    for (const path of ["/dev", "/dev/outbox/1", "/dev/env"]) expect((await fetch(origin + path)).status).toBe(404);
  });
});
