import * as v from "valibot";
import { newKey } from "../api/new-key.ts";
import type { Platform } from "../platform/platform.ts";
import { readToken } from "../session/token.ts";
import { isKept } from "../storage/is-kept.ts";
import { stored } from "../storage/stored.ts";

/** Whose answers the device holds: by the end of the token, or nobody's in particular. */
const holder = stored(
  "answers",
  v.object({ holder: v.optional(v.nullable(v.string()), null), of: v.optional(v.string(), "") }),
);

/** As much of a token as tells it from others and gives nothing of its strength away. */
const endOf = (token: string): string => token.slice(-8);

/** A visitor, or a member whom the device remembers; null: nothing is kept of one who is to leave with the browser. */
function present({ tokens }: Platform): string | null {
  const token = readToken();
  if (token === null) return "visitor";
  // What is not to be remembered is in the storage of the tab, and nothing of it here.
  return (tokens.lasts?.() ?? isKept("token")) ? endOf(token) : null;
}

/** Under what the answers of whoever is here are kept; null: they are not, or those that are there are another's. */
export function keepingFor(platform: Platform): string | null {
  const here = present(platform);
  const known = holder.get();
  return here !== null && known.holder === here ? known.of : null;
}

/** Begins to keep for whoever is here; answers whether what was kept is to go. */
export function beginKeeping(platform: Platform): boolean {
  const here = present(platform);
  if (here !== null && holder.get().holder === here) return false;
  if (here === null) holder.reset();
  // A new name each time: what another tab writes a moment late is of the old one, and is never read.
  else holder.set({ holder: here, of: newKey() });
  return true;
}

/** The same member under another token: what was kept stays theirs. */
export function goOnKeeping(platform: Platform): void {
  const here = present(platform);
  if (here !== null && holder.get().holder !== null) holder.set({ holder: here });
}
