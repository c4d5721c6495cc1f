import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { PageBody } from "./page-body.ts";

const WORDS =
  "smash burger with pickles, soupe à l’oignon, a terrace, crêpe, brown butter, noodles, brunch until three";
/** Text that compresses like a page: much repetition, and words that differ. */
const text = Buffer.from(
  Array.from({ length: 120 }, (_, n) => {
    const words = Array.from({ length: 12 }, (__, word) => WORDS.split(" ")[(n * 31 + word * word * 7) % 16]);
    return `<li class="feed-card items-center"><a href="/discovery/${n * 7919}">${words.join(" ")}</a></li>`;
  }).join(""),
);

describe("the body of a cached page", () => {
  it("is the same text uncompressed, in brotli and in gzip", async () => {
    const body = new PageBody(text);
    expect(await body.as("identity")).toEqual(text);
    expect(brotliDecompressSync(await body.as("br"))).toEqual(text);
    expect(gunzipSync(await body.as("gzip"))).toEqual(text);
  });

  it("is compressed once per encoding", async () => {
    const body = new PageBody(text);
    expect(body.as("br")).toBe(body.as("br"));
    expect(body.as("gzip")).toBe(body.as("gzip"));
  });

  it("is compressed quickly at first and better on demand, under one ETag", async () => {
    const body = new PageBody(text);
    const [quick, etag] = [await body.as("br"), body.etag];
    await Promise.all([body.packWell(), body.packWell()]);
    const well = await body.as("br");
    expect(well.length).toBeLessThan(quick.length);
    expect(brotliDecompressSync(well)).toEqual(text);
    await body.packWell();
    expect(body.as("br")).toBe(well);
    expect([body.etag, new PageBody(text).etag]).toEqual([etag, etag]);
    expect(new PageBody(text.subarray(1)).etag).not.toBe(etag);
  });

  it("reports its size, which is less than half of its text, and has buffers of its own", async () => {
    const body = new PageBody(text);
    const [br, gzip] = [await body.as("br"), await body.as("gzip")];
    expect([br.buffer.byteLength, gzip.buffer.byteLength]).toEqual([br.length, gzip.length]);
    expect(body.size).toBeGreaterThanOrEqual(br.length + gzip.length);
    expect(body.size).toBeLessThan(text.length / 2);
  });
});
