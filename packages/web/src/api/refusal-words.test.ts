import { ORPCError } from "@orpc/client";
import type { Contract } from "@tablee/contract/contract";
import { describe, expect, expectTypeOf, it } from "vitest";
import { type RefusalCode, type RefusalWords, wordsOfRefusal } from "./refusal-words.ts";

const WORDS = {
  bad_transition: (data: unknown) => `Too late: ${(data as { from: string }).from}`,
} satisfies RefusalWords<Contract["orders"]["cancel"]>;

describe("the words of a refusal", () => {
  it("are required for the codes that a call declares itself, and not for those of every call", () => {
    expectTypeOf<RefusalCode<Contract["orders"]["cancel"]>>().toEqualTypeOf<"bad_transition">();
    expectTypeOf<RefusalCode<Contract["orders"]["history"]>>().toBeNever();
    expectTypeOf<Record<string, never>>().not.toExtend<RefusalWords<Contract["orders"]["cancel"]>>();
    expectTypeOf<{ bad_transition: () => null; not_found: () => null }>().toExtend<
      RefusalWords<Contract["orders"]["cancel"]>
    >();
  });

  it("are found by the code, with its data", () => {
    const error = new ORPCError("bad_transition", { status: 409, data: { from: "confirmed" } });
    expect(wordsOfRefusal(WORDS, error)).toBe("Too late: confirmed");
  });

  it("are none for other codes, for names that every object has, and for errors that are no answer", () => {
    expect(wordsOfRefusal(WORDS, new ORPCError("not_found", { status: 404 }))).toBeNull();
    expect(wordsOfRefusal(WORDS, new ORPCError("toString", { status: 500 }))).toBeNull();
    expect(wordsOfRefusal(WORDS, new TypeError("failed"))).toBeNull();
  });
});
