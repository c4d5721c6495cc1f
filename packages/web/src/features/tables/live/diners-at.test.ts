import type { TableItem, TableUser } from "@tablee/contract/tables/tables.schema";
import { describe, expect, it } from "vitest";
import { dinersAt } from "./diners-at.ts";

const user = (id: string, left = false) => ({ id, left }) as TableUser;
const dishOf = (user_id: string) => ({ user_id }) as TableItem;

describe("who sits at a table, before anything is reckoned", () => {
  it("is told as it will be: oneself first, without who has left and left nothing", () => {
    const table = { users: [user("lea"), user("max", true), user("me"), user("zoe", true)], items: [dishOf("zoe")] };
    expect(dinersAt(table, "me").map(({ user: { id }, me }) => [id, me])).toEqual([
      ["me", true],
      ["lea", false],
      ["zoe", false],
    ]);
    expect(dinersAt(table, null).map(({ user: { id } }) => id)).toEqual(["lea", "me", "zoe"]);
  });
});
