import fc from "fast-check";
import { expect, it } from "vitest";
import { STAFF_ROLES, type StaffRole } from "../accounts/right.ts";
import { checkStaffChange, higherRole } from "./staff-change.ts";

const anyRole = fc.constantFrom<StaffRole | null>(null, ...STAFF_ROLES);

it("a restaurant never loses its last owner, whatever is changed", () => {
  const changes = fc.array(fc.tuple(fc.nat(3), anyRole));
  fc.assert(
    fc.property(fc.array(anyRole, { minLength: 4, maxLength: 4 }), changes, (first, asked) => {
      const staff = [...first];
      const owners = () => staff.filter((role) => role === "owner").length;
      const had = owners() > 0;
      for (const [at, to] of asked) {
        if (checkStaffChange({ from: staff[at] ?? null, to, owners: owners() }) === null) staff[at] = to;
      }
      if (had) expect(owners()).toBeGreaterThan(0);
    }),
  );
});

it("an invitation to a lower role never lowers the role that somebody has", () => {
  expect([higherRole(null, "kitchen"), higherRole("owner", "kitchen"), higherRole("kitchen", "manager")]).toEqual([
    "kitchen",
    "owner",
    "manager",
  ]);
});
