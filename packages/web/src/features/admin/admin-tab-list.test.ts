import type { User } from "@tablee/contract/accounts/accounts.schema";
import { describe, expect, it } from "vitest";
import { adminTabsOf } from "./admin-tab-list.ts";

type Rights = Pick<User, "admin" | "moderator" | "roles">;
const firstOf = (rights: Partial<Rights>) => {
  const somebody: Rights = { admin: false, moderator: false, roles: [], ...rights };
  return adminTabsOf(somebody as User)[0]?.to;
};

describe("the screens of the administration (shell §4)", () => {
  it("start with the first one that any of the member's rights opens", () => {
    expect(firstOf({ admin: true })).toBe("/admin/queue");
    expect(firstOf({ moderator: true })).toBe("/admin/queue");
    expect(firstOf({ roles: [{ restaurant_id: 1, role: "owner" }] })).toBe("/admin/audit");
  });

  it("are none for a member without such a right", () => {
    expect(firstOf({})).toBeUndefined();
    expect(firstOf({ roles: [{ restaurant_id: 1, role: "manager" }] })).toBeUndefined();
  });
});
