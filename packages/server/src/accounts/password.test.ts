import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { describe, expect, it } from "vitest";
import { hashInEarnest } from "../testing/cheap-hashes.ts";
import { hashPassword, isPassword } from "./password.ts";

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
