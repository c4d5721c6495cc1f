import { classNames } from "@tablee/design-system/class-names";
import { Link } from "@tanstack/react-router";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent, ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { MenuEditorSearch } from "../menu-search.ts";
import type { RowDrag } from "./use-row-drag.ts";

interface LineRowProps {
  restaurant_id: number;
  /** The ref of the dish, group or combo. */
  lineRef: string;
  name: string;
  /** The view of the editor that opens it; missing means the dishes. */
  view?: MenuEditorSearch["view"];
  isOpen: boolean;
  /** The selection of the row; null if rows cannot be selected. */
  chosen?: { is: boolean; toggle: () => void } | null;
  /** The dragging of the row; null if the list is filtered, and has no order to change. */
  drag: RowDrag | null;
  move: (by: -1 | 1) => void;
  children: ReactNode;
}

/** A line of a menu in its list. Alt and an arrow key move it, as its handle does. */
export function LineRow({ lineRef, isOpen, drag, children, ...row }: LineRowProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!event.altKey || by === null || !drag) return;
    event.preventDefault();
    row.move(by);
  };
  return (
    <li
      data-line={lineRef}
      className={classNames(
        "flex items-stretch rounded-control border [contain-intrinsic-size:auto_4rem] [content-visibility:auto]",
        isOpen ? "border-primary bg-primary-tint" : "border-transparent hover:bg-sunken",
        drag?.pulled === lineRef && "opacity-50",
        drag?.onto === lineRef && drag.pulled !== lineRef && "!border-info bg-info-tint",
      )}
    >
      <Leading of={lineRef} name={row.name} chosen={row.chosen ?? null} drag={drag} />
      <Link
        to="/restaurant-admin/$restaurant_id/menu"
        params={{ restaurant_id: String(row.restaurant_id) }}
        search={{ view: row.view, line: lineRef }}
        aria-current={isOpen ? "true" : undefined}
        aria-keyshortcuts={drag ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        onKeyDown={onKeyDown}
        resetScroll={false}
        className="flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-3 rounded-control py-2 ps-1.5 pe-3"
      >
        {children}
      </Link>
    </li>
  );
}

interface LeadingProps {
  of: string;
  name: string;
  chosen: { is: boolean; toggle: () => void } | null;
  drag: RowDrag | null;
}

/** The checkbox or the handle at the start of a row. */
function Leading({ of, name, chosen, drag }: LeadingProps) {
  useWords();
  return chosen ? (
    <label className="grid w-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={m.management_choose_dish({ name })}
        checked={chosen.is}
        onChange={chosen.toggle}
        className="size-5 accent-primary"
      />
    </label>
  ) : drag ? (
    <span
      aria-hidden="true"
      {...drag.handle(of)}
      className="grid w-9 shrink-0 cursor-grab touch-none place-items-center text-ink-3"
    >
      <GripVertical className="size-5" />
    </span>
  ) : null;
}
