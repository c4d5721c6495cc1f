import * as v from "valibot";
import { newKey } from "../api/new-key.ts";
import type { Platform } from "../platform/platform.ts";
import { readToken } from "../session/token.ts";
import { isKept } from "../storage/is-kept.ts";
import { stored } from "../storage/stored.ts";

/** Whose answers the device stores: identified by the end of the token, or those of a visitor. */
const holder = stored(
  "answers",
  v.object({ holder: v.optional(v.nullable(v.string()), null), of: v.optional(v.string(), "") }),
);

/** Enough of a token to tell it from others without weakening it. */
const endOf = (token: string): string => token.slice(-8);

/**
 * Identifies a visitor or a remembered member; null: nothing is stored for a member whose session ends with the
 * browser.
 */
function present({ tokens }: Platform): string | null {
  const token = readToken();
  if (token === null) return "visitor";
  // A session that is not remembered is in the tab's session storage, not in local storage.
  return (tokens.lasts?.() ?? isKept("token")) ? endOf(token) : null;
}

/**
 * The owner id under which the current user's answers are stored; null: none are, or those stored are somebody else's.
 */
export function keepingFor(platform: Platform): string | null {
  const here = present(platform);
  const known = holder.get();
  return here !== null && known.holder === here ? known.of : null;
}

/** Starts storing for the current user; returns whether what was stored before must be deleted. */
export function beginKeeping(platform: Platform): boolean {
  const here = present(platform);
  if (here !== null && holder.get().holder === here) return false;
  if (here === null) holder.reset();
  // A new id each time: what another tab writes a moment late has the old one, and is never read.
  else holder.set({ holder: here, of: newKey() });
  return true;
}

/** Called when the same member got another token: the stored answers remain theirs. */
export function goOnKeeping(platform: Platform): void {
  const here = present(platform);
  if (here !== null && holder.get().holder !== null) holder.set({ holder: here });
}
