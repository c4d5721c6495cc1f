import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import { classNames } from "@tablee/design-system/class-names";
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { ArrowRight, Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { lacksWords, nextLacking } from "./lacking-dishes.ts";

declare module "@tanstack/history" {
  interface HistoryState {
    /** Whether the dish was opened to fill in its missing words. */
    fills?: boolean;
  }
}

const ROUTE = "/restaurant-admin/$restaurant_id/menu";
/** Matches fields without a text, which show the other language's as a pale placeholder. */
const LACKING = "fieldset[lang] :is(input, textarea):placeholder-shown";

interface NextLackingProps {
  menu: EditedMenu;
  /** The ref of the open dish. */
  opened: string | undefined;
  className?: string;
}

/**
 * Leads from one dish that lacks words to the next, right into the field: by a press, or by Ctrl (⌘) and Enter while
 * typing. Says so once nothing is left.
 */
export function NextLacking({ menu, opened, className }: NextLackingProps) {
  useWords();
  const next = nextLacking(menu, opened);
  const place = useRef<HTMLDivElement>(null);
  const fills = useLocation({ select: ({ state }) => state.fills === true });
  useEffect(() => {
    if (fills) place.current?.closest("section")?.querySelector<HTMLElement>(LACKING)?.focus();
  }, [fills]);
  useNextKeys(next?.ref);
  const isDone = fills && !next && !menu.items.some(lacksWords);
  return (
    <div ref={place} className={classNames("empty:hidden", className)}>
      {isDone ? (
        <p role="status" className="flex items-center gap-1.5 text-bs text-success-ink">
          <Check aria-hidden="true" className="size-4 shrink-0" />
          {m.management_none_lacking()}
        </p>
      ) : null}
      {next ? (
        <Button
          size="sm"
          variant="quiet"
          end={<ArrowRight aria-hidden="true" />}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          render={<Link from={ROUTE} to="." search={{ line: next.ref }} state={{ fills: true }} />}
        >
          {m.management_next_lacking({ count: next.left })}
        </Button>
      ) : null}
    </div>
  );
}

/** Handles the keys; the field that has the focus is left first, which saves it. */
function useNextKeys(next: string | undefined): void {
  const navigate = useNavigate({ from: ROUTE });
  useEffect(() => {
    if (next === undefined) return undefined;
    const hear = (event: KeyboardEvent) => {
      const field = event.target;
      if (event.key !== "Enter" || event.isComposing || !(event.ctrlKey || event.metaKey)) return;
      if (!(field instanceof HTMLElement) || !field.matches("input, textarea")) return;
      event.preventDefault();
      field.blur();
      void navigate({ search: { line: next }, state: { fills: true } });
    };
    addEventListener("keydown", hear);
    return () => removeEventListener("keydown", hear);
  }, [next, navigate]);
}
