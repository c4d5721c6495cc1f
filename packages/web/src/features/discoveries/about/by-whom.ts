import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { m } from "../../../paraglide/messages.js";
import { fullName } from "../../members/member-name.ts";

type By = Pick<Discovery, "account_id" | "first_name" | "last_name">;

/** Leaves each member's first: somebody may recommend a dish more than once. */
export const eachOnce = <Row extends By>(rows: readonly Row[]): Row[] =>
  rows.filter((row, at) => rows.findIndex(({ account_id }) => account_id === row.account_id) === at);

/** Names two members at most, so that the sentence stays short; "" for none. `all`: nobody is missing, so they count. */
export function byWhom([first, second, ...others]: readonly By[], all: boolean): string {
  if (!first) return "";
  const name = fullName(first);
  if (!second) return m.discoveries_recommended_by({ name });
  const other = fullName(second);
  if (!all) return m.discoveries_recommended_by_many({ name, other });
  return others.length === 0
    ? m.discoveries_recommended_by_two({ name, other })
    : m.discoveries_recommended_by_more({ name, other, count: others.length });
}
