import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { classNames } from "./class-names.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled: read out and shown as a tooltip. */
  reason?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; its name for screen readers. */
  label: string;
  items: readonly Segment<Value>[];
  /** null: nothing is chosen yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  size?: "sm" | "md";
  disabled?: boolean;
  className?: string;
}

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Arrows choose the next that can be chosen, and the keyboard goes with it, as in any group of radio buttons. */
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

/** Room that what is chosen keeps to the edge: something of its neighbour is seen. */
const PEEK_PX = 24;

/** What is chosen may lie beyond the edge: it comes into sight, and nothing but the row moves. */
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
 * One choice of a few, at once: up to three words on a phone, five short ones with figures; more scroll sideways. Of
 * buttons, without Base UI: every menu and list begins with one, and its group brings a tenth of such a page's code.
 */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, items, value, onValueChange, size = "md", disabled = false, className } = props;
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (group.current) bringIntoSight(group.current);
  }, [value]);
  const open = items.filter((item) => !disabled && !item.disabled);
  /** Where Tab comes in. */
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
