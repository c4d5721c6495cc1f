import type { TableItem, TableUser } from "@tablee/contract/tables/tables.schema";
import { describe, expect, it } from "vitest";
import { dinersAt } from "./diners-at.ts";

const user = (id: string, left = false) => ({ id, left }) as TableUser;
const dishOf = (user_id: string) => ({ user_id }) as TableItem;

describe("the diners at a table", () => {
  it("are listed with oneself first, without those who left and have no dishes", () => {
    const table = { users: [user("lea"), user("max", true), user("me"), user("zoe", true)], items: [dishOf("zoe")] };
    expect(dinersAt(table, "me").map(({ user: { id }, me }) => [id, me])).toEqual([
      ["me", true],
      ["lea", false],
      ["zoe", false],
    ]);
    expect(dinersAt(table, null).map(({ user: { id } }) => id)).toEqual(["lea", "me", "zoe"]);
  });
});
