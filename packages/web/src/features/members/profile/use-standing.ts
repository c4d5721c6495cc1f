import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { useState } from "react";
import { useSession } from "../../../session/session.ts";
import { offeredTo } from "../../discoveries/card/reactions.ts";

const NONE: ReadonlySet<number> = new Set();

/**
 * What a list offers its viewer, and what they turned away while it stood before them: that keeps its place, with the
 * way back (discoveries §28). What they had turned away before they came, and whatever is of somebody they blocked, is
 * not there.
 */
export function useStanding(rows: readonly Discovery[]): Discovery[] {
  const { status, user } = useSession();
  const [stood, setStood] = useState(NONE);
  const offered = offeredTo(rows, user);
  // Until it is known who looks, nobody knows what they turned away.
  if (status === "unknown") return offered;
  const come = offered.filter(({ id }) => !stood.has(id));
  if (come.length > 0) setStood(new Set([...stood, ...come.map(({ id }) => id)]));
  return rows.filter(({ id, account_id }) => stood.has(id) && !user?.blocked.includes(account_id));
}
