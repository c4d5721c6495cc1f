import { classNames } from "./class-names.ts";

/**
 * A small number on an icon or beside an entry. Its meaning belongs in the accessible name of the element that it is
 * on.
 */
export function CountBadge({ children, className }: { children: string | number; className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        "ds-frame num inline-grid h-[min(1.125rem,6vw)] min-w-[min(1.125rem,6vw)] place-items-center rounded-full bg-primary px-[0.3rem] text-[length:min(0.6875rem,4vw)] leading-none font-bold text-on-primary",
        className,
      )}
    >
      {children}
    </span>
  );
}
