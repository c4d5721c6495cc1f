import type { Framing } from "./framing.ts";

/** A route's `staticData`. Only the server asks who may frame a page, so a browser's files do not say it. */
const framedBy = (framing: Framing): { framing?: Framing } => (import.meta.env.SSR ? { framing } : {});
export const BY_ANYBODY = framedBy("anybody");
export const BY_PARENTS = framedBy("parents");
