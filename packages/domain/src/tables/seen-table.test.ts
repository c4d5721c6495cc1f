import fc from "fast-check";
import { expect, it } from "vitest";
import { codeVerdict, sittingVerdict } from "./seen-table.ts";

const code = fc.option(fc.constantFrom("A", "B"));

it("a code is replaced or closed only if it is the one that staff saw", () => {
  fc.assert(
    fc.property(code, code, fc.constantFrom("rotate" as const, "close" as const), (now, seen, how) => {
      const verdict = codeVerdict(now, { seen, how });
      if (how === "close" && now === null) expect(verdict).toEqual({ code: "done" });
      else if (seen === now) expect(verdict).toBeNull();
      else expect(verdict).toMatchObject({ code: "edit_conflict", conflicts: [{ theirs: now }] });
      if (verdict?.code !== "done") expect(codeVerdict(now, { seen: undefined, how })).toBeNull();
    }),
  );
});

it("a sitting is ended only if it is the one that staff saw", () => {
  expect(sittingVerdict("a", "a")).toBeNull();
  expect(sittingVerdict("b", "a")).toMatchObject({ code: "edit_conflict", conflicts: [{ field: "sitting" }] });
  expect(sittingVerdict("b", null)).toMatchObject({ code: "edit_conflict", conflicts: [{ theirs: "b" }] });
  expect(sittingVerdict(null, "a")).toBeNull();
  expect(sittingVerdict(null, null)).toBeNull();
  expect(sittingVerdict("a", undefined)).toBeNull();
});
