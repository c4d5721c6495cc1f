import { expect, it } from "vitest";
import { hashToken, isTokenShaped, newToken, sealToken, unsealToken } from "./session-token.ts";

it("a token holds 256 random bits and is stored as its hash", () => {
  const tokens = Array.from({ length: 100 }, newToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) {
    expect(Buffer.from(token, "base64url")).toHaveLength(32);
    expect(isTokenShaped(token)).toBe(true);
  }
  expect(hashToken("x")).toMatch(/^[\da-f]{64}$/);
  for (const other of ["", "x", `${tokens[0]}=`, tokens[0]!.slice(1), " ".repeat(43)])
    expect(isTokenShaped(other)).toBe(false);
});

it("a sealed token can be read only with the token that it was sealed for", () => {
  const [token, holder, stranger] = [newToken(), newToken(), newToken()];
  const sealed = sealToken(token, holder);
  expect(sealed).not.toContain(token);
  expect(unsealToken(sealed, holder)).toBe(token);
  expect(() => unsealToken(sealed, stranger)).toThrow(/authenticate/);
  expect(sealToken(token, holder)).not.toBe(sealed);
});
