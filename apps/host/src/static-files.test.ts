import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { makeServices } from "@tablee/server/testing/make-services";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answerers, answerRequests } from "./answer-requests.ts";
import { serveFiles } from "./static-files.ts";

const SCRIPT = "export default 1;\n";

describe("files of a build", () => {
  const folder = mkdtempSync(join(tmpdir(), "tablee-files-"));
  const client = join(folder, "client");
  const pictures = join(folder, "pictures");
  const faults: unknown[] = [];
  let server: ReturnType<typeof createServer>;
  let origin = "";

  beforeAll(async () => {
    mkdirSync(join(client, "assets"), { recursive: true });
    mkdirSync(pictures);
    for (const name of ["gone.js", "stays.js"]) writeFileSync(join(client, "assets", name), SCRIPT);
    for (const name of ["gone.webp", "stays.webp"]) writeFileSync(join(pictures, name), "picture");
    writeFileSync(join(pictures, "two.webp"), "webp");
    writeFileSync(join(pictures, "two.avif"), "avif");
    const services = makeServices({} as Parameters<typeof makeServices>[0]);
    const log = { ...services.log, error: (fault: object) => void faults.push(fault) };
    const answerers = {
      pictures: async () => false,
      machineFiles: async () => false,
      files: serveFiles(client, pictures),
      pages: {
        handle: async (_request, response) => void response.writeHead(405, { allow: "GET, HEAD" }).end(),
      } as Answerers["pages"],
      publicUrl: "http://localhost",
    } as Partial<Answerers> as Answerers;
    const answer = answerRequests({ ...services, log }, answerers);
    server = createServer((request, response) => void answer(request, response));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });

  it("are not sent again to whoever has them", async () => {
    const first = await fetch(`${origin}/assets/stays.js`);
    const etag = first.headers.get("etag") ?? "";
    expect(await first.text()).toBe(SCRIPT);
    const again = await fetch(`${origin}/assets/stays.js`, { headers: { "if-none-match": etag } });
    expect([again.status, await again.text()]).toEqual([304, ""]);
    expect((await fetch(`${origin}/assets/stays.js`, { headers: { "if-none-match": 'W/"1"' } })).status).toBe(200);
  });

  it("are sent again if only their content is new, such as the service worker of the next release", async () => {
    const release = async (words: string, etag: string) => {
      const built = mkdtempSync(join(folder, "release-"));
      writeFileSync(join(built, "sw.js"), words);
      utimesSync(join(built, "sw.js"), 1, 1);
      const files = serveFiles(built, pictures);
      const host = createServer((request, response) => files(request, response, () => void response.end()));
      await new Promise<void>((resolve) => host.listen(0, "127.0.0.1", resolve));
      const { port } = host.address() as AddressInfo;
      const headers = { "if-none-match": etag, "cache-control": "no-cache" };
      const answer = await fetch(`http://127.0.0.1:${port}/sw.js?again`, { headers });
      const text = await answer.text();
      host.close();
      return { status: answer.status, text, etag: answer.headers.get("etag") ?? "" };
    };
    const first = await release("release 1", "");
    expect(await release("release 1", first.etag)).toMatchObject({ status: 304, text: "" });
    const next = await release("release 2", first.etag);
    expect(next).toMatchObject({ status: 200, text: "release 2" });
    expect(next.etag).not.toBe(first.etag);
    // The tag that sirv makes of size and time, which browsers may still hold.
    expect((await release("release 2", 'W/"9-1000"')).status).toBe(200);
  });

  it.each([
    { path: "/assets/gone.js", file: () => join(client, "assets/gone.js"), beside: "/assets/stays.js" },
    { path: "/pictures/gone.webp", file: () => join(pictures, "gone.webp"), beside: "/pictures/stays.webp" },
  ])("do not crash the host if one is deleted after the start: $path", async ({ path, file, beside }) => {
    expect((await fetch(origin + path)).status).toBe(200);
    rmSync(file());
    faults.length = 0;
    await expect(fetch(origin + path).then((answer) => answer.text())).rejects.toThrow("fetch failed");
    expect(faults).toHaveLength(1);
    expect((await fetch(origin + beside)).status).toBe(200);
  });

  it.each(["bytes=7-3", "bytes=99-", "bytes=-4", "bytes=0-1,4-5", "lines=1-2"])(
    "are sent whole if the requested range is not supported: %s",
    async (range) => {
      const answer = await fetch(`${origin}/assets/stays.js`, { headers: { range } });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(SCRIPT);
    },
  );

  it.each(["/assets/stays.js", "/pictures/stays.webp"])("are sent for GET and HEAD only: %s", async (path) => {
    expect((await fetch(origin + path, { method: "HEAD" })).status).toBe(200);
    for (const method of ["POST", "PUT", "DELETE", "OPTIONS", "PROPFIND"]) {
      const answer = await fetch(origin + path, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
    }
  });

  it.each([
    { accept: "image/avif,image/webp,image/png,*/*;q=0.8", sent: "avif" },
    { accept: "image/webp, image/avif;q=0.5", sent: "avif" },
    { accept: "image/webp,*/*", sent: "webp" },
    { accept: "image/avif;q=0, image/webp", sent: "webp" },
    { accept: "*/*", sent: "webp" },
  ])("include a picture that is sent as $sent if the request accepts $accept", async ({ accept, sent }) => {
    for (const path of ["/pictures/two.webp", "/pictures/two.webp?again"]) {
      const answer = await fetch(origin + path, { headers: { accept } });
      expect(await answer.text()).toBe(sent);
      expect(answer.headers.get("content-type")).toBe(`image/${sent}`);
      expect(answer.headers.get("vary")).toBe("Accept");
      expect(answer.headers.get("cache-control")).toContain("immutable");
    }
    const alone = await fetch(`${origin}/pictures/stays.webp`, { headers: { accept } });
    expect([await alone.text(), alone.headers.get("vary")]).toEqual(["picture", "Accept"]);
  });
});
