import type { ReactNode } from "react";
import { useAppContext } from "./app-context.ts";

export interface KeptPartProps {
  as: "li" | "div";
  /** What it shows, which never changes: while that lives, its markup may be kept. */
  of: object;
  /** What else of it differs from page to page. */
  by: string;
  className?: string;
  /** It finds the app's own contexts, and of those that stand around it none. */
  children: ReactNode;
}

/**
 * On the server alone: a part that many pages show alike, whose markup is made once for all of them (kept-markup.tsx).
 * It depends on the language, the moment and whether one is signed in, on `of` and `by`, and on nothing else: not on
 * the rest of the address, nor on `useId`. The browser has the same element with the same children.
 */
export function KeptPart({ as: Part, of, by, className, children }: KeptPartProps) {
  const { keep } = useAppContext();
  if (!keep) return <Part className={className}>{children}</Part>;
  return <Part className={className} dangerouslySetInnerHTML={{ __html: keep(of, by, children) }} />;
}
