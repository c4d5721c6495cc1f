import { useEffect, useRef, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface ChipRowProps {
  /** What the chips choose; the accessible name of the row. */
  label: string;
  children: ReactNode;
  /** When this changes, the selected chip (aria-pressed or aria-current) is scrolled into view within the row. */
  activeKey?: string | number | null;
  /** Whether the row is a navigation of links instead of a group of filters. */
  as?: "group" | "nav";
  className?: string;
}

/**
 * One line of chips that scrolls sideways, never wraps, and extends to the edge of a gutter (`-mx-gutter px-gutter`).
 * In a flex row, give it `grow`.
 */
export function ChipRow({ label, children, activeKey, as = "group", className }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const box = row.current;
    const chip = box?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-current]:not([aria-current="false"])');
    if (!box || !chip) return;
    // Scrolls the row itself, because scrollIntoView would also move the page.
    const left = chip.offsetLeft - (box.clientWidth - chip.offsetWidth) / 2;
    const calm = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
    box.scrollTo({ left, behavior: calm ? "auto" : "smooth" });
  }, [activeKey]);

  const inside = (
    <div
      ref={row}
      role={as === "group" ? "group" : undefined}
      aria-label={as === "group" ? label : undefined}
      className={classNames(
        "no-scrollbar relative flex contain-inline-size items-center gap-2 overflow-x-auto overscroll-x-contain py-1",
        className,
      )}
    >
      {children}
    </div>
  );
  return as === "nav" ? <nav aria-label={label}>{inside}</nav> : inside;
}
