import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { MenuEditorSearch } from "../menu-search.ts";

interface LinePanelProps {
  restaurant_id: number;
  name: string;
  /** What tells it from another of its name. */
  facts?: string;
  /** The list that it stands beside, and its words. */
  view?: MenuEditorSearch["view"];
  back: string;
  /** Before the name. */
  picture?: ReactNode;
  children: ReactNode;
}

/** What one edits of a line, beside its list; on a phone in its place. */
export const LinePanel = ({ restaurant_id, name, facts, view, back, picture, children }: LinePanelProps) => (
  <section
    aria-label={name}
    className="grid grid-cols-1 gap-6 tablet:sticky tablet:top-4 tablet:max-h-[calc(100dvh-2rem)] tablet:overflow-y-auto tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-5"
  >
    <Link
      to="/restaurant-admin/$restaurant_id/menu"
      params={{ restaurant_id: String(restaurant_id) }}
      search={{ view }}
      className="hit inline-flex items-center gap-1.5 text-bs text-ink-2 tablet:hidden"
    >
      <ArrowLeft aria-hidden="true" className="size-4" />
      {back}
    </Link>
    <div className="flex items-center gap-4">
      {picture}
      <div className="min-w-0">
        <h2 className="font-display text-t1 break-words">{name}</h2>
        {facts ? <p className="text-cap text-ink-2 wrap-anywhere">{facts}</p> : null}
      </div>
    </div>
    {children}
  </section>
);
