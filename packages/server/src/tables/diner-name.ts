import type { NicknameRefusal } from "@tablee/contract/tables/tables.events";
import type { Language } from "@tablee/domain/language/text";
import { MAX_NICKNAME, readNickname } from "@tablee/domain/tables/nickname";
import { posesAsStaff } from "@tablee/domain/tables/posing-as-staff";
import type { Queryable } from "../database/open-database.ts";
import { readRestaurant } from "../restaurants/stored/restaurant.queries.ts";
import { readOwnName } from "./join-table.queries.ts";

/** What members are called at a table whose first name is missing, or could not be a nickname. */
const UNNAMED: Record<Language, string> = { en: "Guest", fr: "Convive" };
const IS_UNNAMED = new RegExp(`^(?:${Object.values(UNNAMED).join("|")})?(?: \\d+)?$`);

const posesIn = async (tx: Queryable, restaurant_id: number, name: string): Promise<boolean> => {
  const called = Object.values((await readRestaurant(tx, restaurant_id))?.name ?? {});
  return posesAsStaff(
    name,
    called.filter((one) => one !== null),
  );
};

/** Validates the name of a diner without an account; names that could pass for the restaurant's staff are refused. */
export const nicknameOf = async (
  tx: Queryable,
  restaurant_id: number,
  nickname: string | null,
): Promise<{ wanted: string } | { code: NicknameRefusal }> => {
  const wanted = readNickname(nickname ?? "");
  if (wanted === null) return { code: nickname ? "nickname_invalid" : "nickname_required" };
  return (await posesIn(tx, restaurant_id, wanted)) ? { code: "nickname_reserved" } : { wanted };
};

/** Returns a member's first name, or a neutral one instead of a name that would not do as a nickname (tables §8). */
export const memberName = async (tx: Queryable, restaurant_id: number, account_id: number): Promise<string> => {
  const account = await readOwnName(tx, account_id);
  const own = Array.from(account?.name ?? "").slice(0, MAX_NICKNAME);
  const name = readNickname(own.join(""));
  const isFit = name !== null && !(await posesIn(tx, restaurant_id, name));
  return isFit ? name : UNNAMED[account?.language ?? "en"];
};

/** Whether a diner has no name of their own yet. */
export const isUnnamed = (name: string): boolean => IS_UNNAMED.test(name);
