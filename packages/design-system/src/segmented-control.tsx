import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled: read by screen readers and shown as a tooltip. */
  reason?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; the accessible name. */
  label: string;
  items: readonly Segment<Value>[];
  /** null means that nothing is selected yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  size?: "sm" | "md";
  disabled?: boolean;
  className?: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrow keys select the next enabled option and move the focus to it, as in a native group of radio buttons. */
function chooseByArrow(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  const group = event.currentTarget.parentElement;
  const radios = [...(group?.querySelectorAll<HTMLButtonElement>("[role=radio]:enabled") ?? [])];
  const at = radios.indexOf(event.currentTarget);
  const next = radios[(at + step + radios.length) % radios.length];
  next?.focus();
  next?.click();
}

/** The distance that the selected option keeps from the edge, so that part of its neighbour is visible. */
const PEEK_PX = 24;

/** Scrolls the selected option into view within the row, without moving anything else. */
function bringIntoSight(group: HTMLElement): void {
  const chosen = group.querySelector("[data-checked]");
  if (!chosen || group.scrollWidth <= group.clientWidth) return;
  const [own, row] = [chosen.getBoundingClientRect(), group.getBoundingClientRect()];
  const after = own.right + PEEK_PX - row.right;
  const before = row.left - (own.left - PEEK_PX);
  if (after > 0) group.scrollLeft += after;
  else if (before > 0) group.scrollLeft -= before;
}

/**
 * A choice of one among a few, all visible: up to three words on a phone, or five short ones with numbers; more scroll
 * sideways. It consists of plain buttons, because every menu and list starts with one, and Base UI's group would be a
 * tenth of such a page's code.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, items, value, onValueChange, size = "md", disabled = false, className } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) bringIntoSight(group.current);
  }, [value]);
  const open = items.filter((item) => !disabled && !item.disabled);
  /** The option that Tab focuses. */
  const entry = open.find((item) => item.value === value) ?? open[0];
  return (
    <div
      ref={group}
      role="radiogroup"
      aria-label={label}
      aria-disabled={disabled || undefined}
      className={classNames(
        "ds-segments no-scrollbar flex max-w-full gap-0.5 overflow-x-auto rounded-control bg-sunken p-1 mobile:contain-inline-size",
        className,
      )}
    >
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          role="radio"
          aria-checked={item.value === value}
          data-checked={item.value === value ? "" : undefined}
          tabIndex={item === entry ? 0 : -1}
          disabled={disabled || item.disabled}
          title={item.disabled ? item.reason : undefined}
          aria-describedby={item.disabled && item.reason ? `${id}-${item.value}` : undefined}
          onKeyDown={chooseByArrow}
          onClick={() => {
            if (item.value !== value) onValueChange(item.value);
          }}
          className={classNames(
            "hit flex grow basis-0 items-center justify-center gap-[0.4375rem] rounded-[0.5625rem] px-3 py-1 text-bs whitespace-nowrap select-none focus-visible:-outline-offset-2",
            "transition-colors duration-150 data-checked:bg-raised data-checked:text-ink data-checked:shadow-raised",
            size === "md" ? "min-h-10" : "min-h-8",
            item.disabled
              ? "cursor-not-allowed font-medium text-ink-3 line-through decoration-1"
              : "cursor-pointer font-semibold text-ink-2 hover:text-ink",
            "[&>svg]:size-[1.125rem]",
          )}
        >
          {item.icon}
          {item.label}
          {item.disabled && item.reason ? (
            <span id={`${id}-${item.value}`} className="sr-only">
              {item.reason}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  );
}
