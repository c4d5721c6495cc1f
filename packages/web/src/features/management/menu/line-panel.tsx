import { DOUBLE_MS } from "@tablee/design-system/dialogs/one-press";
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

/** Selects the form of the open line. */
export const LINE_PANEL = "[data-line-panel]";

/**
 * The form of a line, beside its list, or in its place where there is no room for both. Its fields are laid out by the
 * panel's own width, since in a window of the same width the preview may or may not be beside it.
 */
export function LinePanel(props: LinePanelProps) {
  const { restaurant_id, name, isNameless, facts, view, back, picture, children } = props;
  const panel = useRef<HTMLElement>(null);
  const begin = useRef(isNameless);
  const opened = useRef(0);
  useEffect(() => {
    opened.current = performance.now();
    if (begin.current) panel.current?.querySelector("input")?.focus();
  }, []);
  return (
    <section
      ref={panel}
      data-line-panel=""
      aria-label={name}
      className="@container grid grid-cols-1 gap-6 @min-[40rem]/lines:sticky @min-[40rem]/lines:top-4 @min-[40rem]/lines:max-h-[calc(100dvh-2rem)] @min-[40rem]/lines:overflow-y-auto @min-[40rem]/lines:rounded-card @min-[40rem]/lines:border @min-[40rem]/lines:border-line @min-[40rem]/lines:bg-surface @min-[40rem]/lines:p-5"
    >
      <Link
        to="/restaurant-admin/$restaurant_id/menu"
        params={{ restaurant_id: String(restaurant_id) }}
        search={{ view }}
        // On a phone the link appears where the line was opened or added: a double press would close it at once.
        onClick={(event) => {
          if (event.timeStamp - opened.current < DOUBLE_MS) event.preventDefault();
        }}
        className="hit inline-flex items-center gap-1.5 text-bs text-ink-2 @min-[40rem]/lines:hidden"
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
