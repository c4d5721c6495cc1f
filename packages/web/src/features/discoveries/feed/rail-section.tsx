import { Link, type LinkProps } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface RailSectionProps {
  title: string;
  /** The link to the page that has more of it. */
  all: ReactNode;
  /** List items. */
  children: ReactNode;
}

/** A titled list in the column beside the feed. */
export function RailSection({ title, all, children }: RailSectionProps) {
  return (
    <section className="not-first:border-t not-first:border-line not-first:pt-6.5">
      <div className="mb-1.5 flex items-baseline justify-between">
        <h2 className="font-display text-t3">{title}</h2>
        {all}
      </div>
      <ul>{children}</ul>
    </section>
  );
}

export function RailAll(to: Pick<LinkProps, "to" | "params">) {
  useWords();
  return (
    <Link {...to} className="hit text-cap font-semibold text-ink-2 hover:text-ink">
      {m.discoveries_see_all()}
    </Link>
  );
}

/** The classes of a row: a small picture, and two lines. */
export const RAIL_ROW = "flex items-center gap-3 rounded-control py-[0.4375rem]";
