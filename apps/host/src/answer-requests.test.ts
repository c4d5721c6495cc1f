import { createServer } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { NoConnection } from "@tablee/server/database/busy";
import { makeServices } from "@tablee/server/testing/make-services";
import { afterEach, describe, expect, it } from "vitest";
import type { PageRenderer } from "@tablee/web/page-renderer";
import { type Answerers, answerRequests } from "./answer-requests.ts";
import { type Maintenance, maintenance } from "./pages/maintenance.ts";

const services = makeServices({} as Parameters<typeof makeServices>[0]);
const servers: ReturnType<typeof createServer>[] = [];

/** The handlers set a status but no security headers. */
const answerers = (publicUrl: string): Answerers => ({
  api: {
    handle: async (_request, response) => {
      response.writeHead(422, { "content-type": "application/json" }).end("{}");
      return true;
    },
    close: async () => {},
  },
  devPages: null,
  pictures: async () => false,
  previews: async () => false,
  machineFiles: async () => false,
  files: (request, response, next) => {
    if (request.url?.startsWith("/pictures/")) response.writeHead(404).end();
    else next();
  },
  pages: {
    handle: async (request, response) => {
      if (request.url === "/fails") throw new Error("no");
      if (request.url === "/busy") throw new NoConnection();
      response.writeHead(302, { location: "/there" }).end();
    },
  } as Answerers["pages"],
  publicUrl,
});

async function answerTo(publicUrl: string, path: string, closed: Maintenance | null = null): Promise<Response> {
  const answer = answerRequests(services, answerers(publicUrl), closed);
  const server = createServer((request, response) => void answer(request, response));
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`, { redirect: "manual" });
}

const headersAt = async (publicUrl: string, path: string): Promise<Record<string, string>> =>
  Object.fromEntries((await answerTo(publicUrl, path)).headers);

describe("answers to requests", () => {
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
  });

  it.each(["/api/nothing", "/pictures/none.webp", "/", "/fails"])("have the security headers: %s", async (path) => {
    const headers = await headersAt("https://tablee.example", path);
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": path.startsWith("/pictures/") ? "cross-origin" : "same-origin",
      "strict-transport-security": "max-age=31536000",
    });
  });

  it("are a 503 with Retry-After if the database is busy, and a 500 after any other failure", async () => {
    const [busy, failed] = [await answerTo("http://a.test", "/busy"), await answerTo("http://a.test", "/fails")];
    expect([busy.status, busy.headers.get("retry-after")]).toEqual([503, "5"]);
    expect([failed.status, await failed.text()]).toEqual([500, "Something wrong happened"]);
  });

  it("are a 400 if the request names its host twice, whatever the names", async () => {
    const answer = answerRequests(services, answerers("http://a.test"), null);
    const server = createServer((request, response) => void answer(request, response));
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo;
    const statusOf = (heads: string[]) =>
      new Promise<string>((resolve) => {
        const socket = connect(port, "127.0.0.1", () => {
          socket.write(["GET / HTTP/1.1", ...heads, "Connection: close", "", ""].join("\r\n"));
        });
        socket.once("data", (bytes: Buffer) => resolve(bytes.toString().split(" ", 2)[1] ?? ""));
      });
    expect(await statusOf(["Host: a.test"])).toBe("302");
    expect(await statusOf(["Host: a.test", "Accept: host"])).toBe("302");
    for (const second of ["b.test", "a.test"]) {
      expect(await statusOf(["Host: a.test", "Accept: */*", `hOST: ${second}`])).toBe("400");
    }
  });

  it("do not require https if the product is reached without it", async () => {
    expect(await headersAt("http://localhost:3000", "/")).not.toHaveProperty("strict-transport-security");
  });
});

describe("during maintenance (shell §36)", () => {
  const words = { title: "Soon", text: "Back soon", again: "Again", home: "Home" };
  const app = { standaloneWords: () => words } as unknown as PageRenderer;
  const closed = maintenance(async () => ({ app, assets: { entry: "", css: [], preloads: [], routes: {} } }));

  it("pages say so and offer links, calls are refused as busy, and the health check is answered", async () => {
    const page = await answerTo("https://tablee.example", "/menu/1", closed);
    expect([page.status, page.headers.get("retry-after"), page.headers.get("cache-control")]).toEqual([
      503,
      "120",
      "no-store",
    ]);
    const html = await page.text();
    for (const part of ['lang="en"', "<h1>Soon</h1>", '<a href="">Again</a>', '<a href="/">Home</a>'])
      expect(html).toContain(part);
    const call = await answerTo("https://tablee.example", "/api/client/restaurants", closed);
    expect([call.status, (await call.json()).code]).toEqual([503, "busy"]);
    expect((await answerTo("https://tablee.example", "/api/health", closed)).status).toBe(422);
    expect((await answerTo("https://tablee.example", "/api/healthy", closed)).status).toBe(503);
  });
});
