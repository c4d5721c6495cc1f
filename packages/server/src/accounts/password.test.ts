import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hashInEarnest } from "../testing/cheap-hashes.ts";
import { askerAt, hashPassword, isPassword } from "./password.ts";

hashInEarnest();

const WEAK = { N: 1024, r: 8, p: 1 };

describe("a password's hash", () => {
  it("is matched by its password alone, however it is composed", async () => {
    const hash = await hashPassword("Crème2026", WEAK);
    expect(await isPassword("Crème2026", hash)).toBe(true);
    expect(await isPassword("Crème2026".normalize("NFD"), hash)).toBe(true);
    expect(await isPassword("crème2026", hash)).toBe(false);
    expect(await isPassword("", hash)).toBe(false);
  });

  it("is different each time, and records its cost", async () => {
    const [a, b] = [await hashPassword("Tablee2026", WEAK), await hashPassword("Tablee2026", WEAK)];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await hashPassword("Tablee2026")).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it("matches no password when it is missing or in an unknown format", async () => {
    expect(await isPassword("", null)).toBe(false);
    for (const hash of ["", "none", "bcrypt$1$2$3$x$y", "scrypt$1024$8$1$$"])
      expect(await isPassword("x", hash)).toBe(false);
  });

  it("is made for one network beside those of another that asks for many", async () => {
    const done: string[] = [];
    const hash = (key: string) =>
      hashPassword("Tablee2026", WEAK, { key, suspected: false }).then(() => void done.push(key));
    await Promise.all([...Array.from({ length: 20 }, () => hash("many")), hash("one")]);
    expect(done.indexOf("one")).toBeLessThan(6);
    expect(askerAt("203.0.113.9")).toEqual(askerAt("203.0.113.77"));
  });

  it("leaves threads free for other work while many passwords are checked", async () => {
    const stored = await hashPassword("Tablee2026");
    let done = 0;
    const looked = Array.from({ length: 8 }, (_, n) =>
      isPassword(n % 2 === 0 ? "Tablee2026" : "Wrong2026", stored).finally(() => (done += 1)),
    );
    await promisify(gzip)("what an answer says");
    expect(done).toBeLessThan(3);
    expect(await Promise.all(looked)).toEqual([true, false, true, false, true, false, true, false]);
  });
});
