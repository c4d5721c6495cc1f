import { describe, expect, it } from "vitest";
import { OWNERLESS, PREPARING } from "../restaurants/ordering-status.ts";
import {
  checkOpening,
  isLeftAlone,
  mayBecomeOwner,
  type OwnerFacts,
  statusAsked,
  statusBack,
  statusLeft,
} from "./owners.ts";

const AT = new Date("2026-11-18T17:00:00Z");
const soon = new Date(AT.getTime() + 1);
const owner = (account_id: number, facts: Partial<OwnerFacts> = {}): OwnerFacts => ({
  account_id,
  deleted_at: null,
  ...facts,
});
const ME = owner(1);

describe("a place whose owner leaves", () => {
  it.each([
    [[ME], true],
    [[ME, owner(2)], false],
    [[ME, owner(2, { deleted_at: AT })], true],
    [[ME, owner(2, { deleted_at: AT }), owner(3)], false],
  ] as const)("with the owners %j is left alone: %j", (owners, left) => {
    expect(isLeftAlone("open", owners, 1)).toBe(left);
    expect(isLeftAlone(PREPARING, owners, 1)).toBe(false);
  });
  it("takes no orders until an owner comes back, and then is what it was", () => {
    for (const status of ["open", "paused", "closed", OWNERLESS]) expect(statusLeft(status)).toBe(OWNERLESS);
    expect(statusLeft(PREPARING)).toBe(PREPARING);
    const left = { status: OWNERLESS, before: "open" };
    expect(statusBack(left, [ME], 1)).toBe("open");
    expect(statusBack({ ...left, before: "closed" }, [ME], 1)).toBe("closed");
    expect(statusBack({ ...left, before: null }, [ME], 1)).toBe("paused");
    expect(statusBack({ status: "paused", before: "open" }, [ME], 1)).toBe("paused");
    expect(statusBack(left, [ME, owner(2)], 1)).toBe(OWNERLESS);
  });
  it("can be opened by a kitchen once somebody stands as its owner", () => {
    const gone = [owner(2, { deleted_at: AT })];
    expect(statusAsked(OWNERLESS, "open", { owners: gone, admin: false })).toBe(OWNERLESS);
    expect(statusAsked(OWNERLESS, "open", { owners: gone, admin: true })).toBe("open");
    expect(statusAsked(OWNERLESS, "open", { owners: [owner(2)], admin: false })).toBe("open");
    expect(statusAsked("paused", "open", { owners: [], admin: false })).toBe("open");
    expect(statusAsked(PREPARING, "open", { owners: [ME], admin: true })).toBe(PREPARING);
    expect(statusAsked("open", undefined, { owners: [ME], admin: false })).toBeUndefined();
  });
  it("is opened for the first time while somebody stands as its owner, or by an administrator", () => {
    const gone = [owner(2, { deleted_at: AT })];
    expect(checkOpening({ owners: [ME], admin: false })).toBeNull();
    for (const owners of [[], gone]) {
      expect(checkOpening({ owners, admin: false })).toEqual({ code: OWNERLESS });
      expect(checkOpening({ owners, admin: true })).toBeNull();
    }
  });
  it.each([
    [{ deleted_at: null, suspended_until: null }, true],
    [{ deleted_at: AT, suspended_until: null }, false],
    [{ deleted_at: null, suspended_until: soon }, false],
    [{ deleted_at: null, suspended_until: AT }, true],
  ] as const)("gets an owner by a claim of an account with %j: %j", (account, may) =>
    expect(mayBecomeOwner(account, AT)).toBe(may),
  );
});
