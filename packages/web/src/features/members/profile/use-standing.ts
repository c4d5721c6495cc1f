import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useState } from "react";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../../discoveries/about/offered-to.ts";

const NONE: ReadonlySet<number> = new Set();

/**
 * Returns what a list offers its viewer, including what they turned away while they saw it, which keeps its place with
 * an undo (discoveries §28). What they had turned away before, and anything by members whom they blocked, is left out.
 */
export function useStanding(rows: readonly Discovery[]): Discovery[] {
  const { status, user } = useSession();
  const [stood, setStood] = useState(NONE);
  const offered = offeredTo(rows, user);
  // Until the viewer is known, it is unknown what they turned away.
  if (status === "unknown") return offered;
  const come = offered.filter(({ id }) => !stood.has(id));
  if (come.length > 0) setStood(new Set([...stood, ...come.map(({ id }) => id)]));
  return rows.filter(({ id, account_id }) => stood.has(id) && !user?.blocked.includes(account_id));
}
