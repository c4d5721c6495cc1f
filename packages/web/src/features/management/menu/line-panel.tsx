import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import type { MenuEditorSearch } from "../menu-search.ts";

interface LinePanelProps {
  restaurant_id: number;
  name: string;
  /** The list that it stands beside, and its words. */
  view?: MenuEditorSearch["view"];
  back: string;
  /** Before the name. */
  picture?: ReactNode;
  children: ReactNode;
}

/** What one edits of a line, beside its list; on a phone in its place. */
export const LinePanel = ({ restaurant_id, name, view, back, picture, children }: LinePanelProps) => (
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
      <h2 className="min-w-0 font-display text-t1 break-words">{name}</h2>
    </div>
    {children}
  </section>
);
