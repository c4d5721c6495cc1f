import type { ReactNode } from "react";
import { useAppContext } from "./app-context.ts";

export interface KeptPartProps {
  as: "li" | "div";
  /** The object that it shows, which never changes: its markup may be cached as long as the object lives. */
  of: object;
  /** Everything else by which it differs from page to page. */
  by: string;
  className?: string;
  /** They can read the app's own contexts, but none that are provided around this part. */
  children: ReactNode;
}

/**
 * A part that many pages have in common; on the server its markup is rendered once for all of them (kept-markup.tsx).
 * It may depend on the language, the moment, whether somebody is signed in, `of` and `by`, and on nothing else: not on
 * the rest of the address, nor on `useId`. The browser renders the same element with the same children.
 */
export function KeptPart({ as: Part, of, by, className, children }: KeptPartProps) {
  const { keep } = useAppContext();
  if (!keep) return <Part className={className}>{children}</Part>;
  return <Part className={className} dangerouslySetInnerHTML={{ __html: keep(of, by, children) }} />;
}
