import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import type { MenuEditorSearch } from "../menu-search.ts";

interface LinePanelProps {
  restaurant_id: number;
  name: string;
  /** Whether it has no name, because it was just added or left so: its name gets the focus. */
  isNameless: boolean;
  /** What distinguishes it from another with the same name. */
  facts?: string;
  /** The view of the list beside which it is shown. */
  view?: MenuEditorSearch["view"];
  back: string;
  /** Shown before the name. */
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * The form of a line, beside its list; on a phone in its place. Its fields are laid out by the panel's own width, since
 * in a window of the same width the preview may or may not be beside it.
 */
export function LinePanel(props: LinePanelProps) {
  const { restaurant_id, name, isNameless, facts, view, back, picture, children } = props;
  const panel = useRef<HTMLElement>(null);
  const begin = useRef(isNameless);
  useEffect(() => {
    if (begin.current) panel.current?.querySelector("input")?.focus();
  }, []);
  return (
    <section
      ref={panel}
      aria-label={name}
      className="@container grid grid-cols-1 gap-6 tablet:sticky tablet:top-4 tablet:max-h-[calc(100dvh-2rem)] tablet:overflow-y-auto tablet:rounded-card tablet:border tablet:border-line tablet:bg-surface tablet:p-5"
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
}
