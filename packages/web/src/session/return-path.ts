import * as z from "zod/mini";
import { stored } from "../storage/stored.ts";

/** Where somebody was going when a sign-in came in between (accounts §10). */
const kept = stored("redirect", z.object({ path: z._default(z.nullable(z.string()), null) }));

/** Only a path of our own: an address of elsewhere could be planted to lead a member away. */
const isOwnPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Keeps path, query and hash of a page of ours until the next sign-in. */
export function rememberReturnPath(path: string): void {
  if (isOwnPath(path)) kept.set({ path });
}

/** The kept path, once; null where there is none. */
export function takeReturnPath(): string | null {
  const { path } = kept.get();
  kept.reset();
  return path !== null && isOwnPath(path) ? path : null;
}
