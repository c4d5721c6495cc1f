import { describe, expect, it } from "vitest";
import { hashPassword, isPassword } from "./password.ts";

const WEAK = { N: 1024, r: 8, p: 1 };

describe("a password's hash", () => {
  it("is matched by its password alone, however it is composed", async () => {
    const hash = await hashPassword("Crème2026", WEAK);
    expect(await isPassword("Crème2026", hash)).toBe(true);
    expect(await isPassword("Crème2026".normalize("NFD"), hash)).toBe(true);
    expect(await isPassword("crème2026", hash)).toBe(false);
    expect(await isPassword("", hash)).toBe(false);
  });

  it("is another one each time, and carries its cost", async () => {
    const [a, b] = [await hashPassword("Tablee2026", WEAK), await hashPassword("Tablee2026", WEAK)];
    expect(a).not.toBe(b);
    expect(a).toMatch(/^scrypt\$1024\$8\$1\$/);
    expect(await hashPassword("Tablee2026")).toMatch(/^scrypt\$32768\$8\$3\$/);
  });

  it("matches nothing where there is none, or where it is none of ours", async () => {
    expect(await isPassword("", null)).toBe(false);
    for (const hash of ["", "none", "bcrypt$1$2$3$x$y", "scrypt$1024$8$1$$"])
      expect(await isPassword("x", hash)).toBe(false);
  });
});
