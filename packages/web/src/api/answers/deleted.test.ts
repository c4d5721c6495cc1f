import { ORPCError } from "@orpc/client";
import { expect, it } from "vitest";
import { deleted } from "./deleted.ts";

const refused = (code: string, status = 404) => Promise.reject(new ORPCError(code, { defined: true, status }));

it("counts what is already gone as deleted, and passes on every other refusal (wire §46)", async () => {
  expect(await deleted(Promise.resolve(true))).toBe(true);
  expect(await deleted(refused("not_found"))).toBeNull();
  expect(await deleted(refused("bad_comment_id"), "bad_comment_id")).toBeNull();
  await expect(deleted(refused("last_way", 409))).rejects.toMatchObject({ code: "last_way" });
  await expect(deleted(refused("not_found"), "bad_comment_id")).rejects.toMatchObject({ code: "not_found" });
  await expect(deleted(Promise.reject(new Error("no line")))).rejects.toThrow("no line");
});
