import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { keepPacked, sizeOfPacked } from "../kept-answers.ts";
import { PackedText } from "./answer.ts";

const dishes = Array.from({ length: 200 }, (_, n) => ({ id: n, name: n % 3 === 0 ? "Crêpe" : "Soupe à l’oignon" }));
const text = JSON.stringify({ dishes });

describe("a packed text", () => {
  it("unpacks to the same text in every encoding", async () => {
    const packed = await PackedText.of(text);
    expect(packed.plain.toString()).toBe(text);
    expect(packed.length).toBe(Buffer.byteLength(text));
    expect(brotliDecompressSync(await packed.in("br")).toString()).toBe(text);
    expect(gunzipSync(await packed.in("gzip")).toString()).toBe(text);
  });

  it("takes only its compressed bytes in memory, a fraction of its text", async () => {
    const packed = await PackedText.of(text);
    const br = await packed.in("br");
    expect(br.buffer.byteLength).toBe(br.length);
    expect(packed.size).toBe(br.length);
    expect(packed.size).toBeLessThan(text.length / 4);
  });

  it("is all that is cached of an answer, whose parts are read from it", async () => {
    const kept = await keepPacked({ dishes, found: 200 });
    expect(kept.found).toBe(200);
    expect(kept.dishes).toEqual(dishes);
    expect(sizeOfPacked(kept)).toBeLessThan(text.length / 4);
    expect(() => sizeOfPacked({ dishes })).toThrow("not packed");
  });
});
