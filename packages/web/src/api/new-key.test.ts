import { expect, test } from "vitest";
import { newKey, randomHex } from "./new-key.ts";

test("each new key is another UUID, as the server's header takes it", () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});

test("random bytes have two digits each, even those that begin with a zero", () => {
  const texts = Array.from({ length: 200 }, () => randomHex(22));
  expect(new Set(texts).size).toBe(200);
  for (const text of texts) expect(text).toMatch(/^[0-9a-f]{44}$/);
});
