import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { listDifference, overSeen, setTogether } from "./over-seen.ts";

const FIELDS = ["a", "b", "c"] as const;
type Fields = Record<(typeof FIELDS)[number], number>;
const fields = fc.record({ a: fc.nat(2), b: fc.nat(2), c: fc.nat(2) });
const after = (now: Fields, change: { seen: Fields; values: Partial<Fields> }): Fields | null => {
  const laid = overSeen<Fields>(now, change);
  return "code" in laid ? null : { ...now, ...laid.values };
};

describe("a change over what was seen (management §17)", () => {
  it("keeps what somebody else has changed, and changes what is still as it was seen", () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, now, values) => {
        const next = after(now, { seen, values });
        for (const field of FIELDS) {
          const [isMine, isTheirs] = [values[field] !== seen[field], now[field] !== seen[field]];
          if (next === null) continue;
          expect(next[field]).toBe(isMine ? values[field] : now[field]);
          if (isMine && isTheirs) expect(values[field]).toBe(now[field]);
        }
      }),
    );
  });

  it("is refused exactly where both changed the same field to different values", () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, now, values) => {
        const met = FIELDS.filter(
          (field) => values[field] !== seen[field] && now[field] !== seen[field] && values[field] !== now[field],
        );
        const laid = overSeen<Fields>(now, { seen, values });
        expect("code" in laid ? laid.conflicts : []).toEqual(
          met.map((field) => ({ field, theirs: now[field], mine: values[field] })),
        );
      }),
    );
  });

  it("comes to the same, whoever of two is first, unless one is told", () => {
    fc.assert(
      fc.property(fields, fields, fields, (seen, one, other) => {
        const [first, second] = [after(seen, { seen, values: one }), after(seen, { seen, values: other })];
        const [both, turned] = [
          first && after(first, { seen, values: other }),
          second && after(second, { seen, values: one }),
        ];
        expect(both).toEqual(turned);
      }),
    );
  });
});

describe("two changes of one set", () => {
  const ALL = ["w", "x", "y", "z"];
  const set = fc.subarray(ALL);

  it("keep what either added, and leave out what either took away", () => {
    fc.assert(
      fc.property(set, set, set, (seen, theirs, mine) => {
        const together = setTogether(ALL, { seen, theirs, mine })?.value ?? [];
        for (const one of ALL) {
          const [was, other, own] = [seen.includes(one), theirs.includes(one), mine.includes(one)];
          expect(together.includes(one)).toBe(was ? other && own : other || own);
        }
      }),
    );
  });

  it("contradict each other if nothing would be left", () => {
    expect(setTogether(ALL, { seen: ["x", "y"], theirs: ["x"], mine: ["y"] })).toBeNull();
  });
});

describe("how somebody else's list differs from one's own (places §18)", () => {
  const list = fc.uniqueArray(fc.nat(6)).map((ids) => ids.map((id) => ({ id })));

  it("leads from one to the other, but for the order", () => {
    fc.assert(
      fc.property(list, list, (mine, theirs) => {
        const { more, missing } = listDifference(mine, theirs);
        const gone = new Set(missing.map(({ id }) => id));
        const led = [...mine.filter(({ id }) => !gone.has(id)), ...more].map(({ id }) => id);
        expect(new Set(led)).toEqual(new Set(theirs.map(({ id }) => id)));
        expect(led).toHaveLength(theirs.length);
      }),
    );
  });
});
