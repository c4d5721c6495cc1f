import { expect, test } from "vitest";
import { newKey } from "./new-key.ts";

test("each new key is another UUID, as the server's header takes it", () => {
  const keys = Array.from({ length: 200 }, newKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
});
