import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface PhotoPillProps {
  children: ReactNode;
  /** A green dot before the text: open now. */
  dot?: boolean;
  className?: string;
}

/** Text on a photo, with a paper-coloured background at the top left; at most one. It is placed in Photo's children. */
export function PhotoPill({ children, dot, className }: PhotoPillProps) {
  return (
    <span
      className={classNames(
        "absolute start-3 top-3 inline-flex min-h-7 max-w-[calc(100%-1.5rem)] items-center gap-1.5 rounded-full bg-plate px-2.5 py-1 text-cap leading-4 font-semibold text-on-plate",
        className,
      )}
    >
      {dot ? (
        <span aria-hidden="true" className="ds-mark size-[0.4375rem] shrink-0 rounded-full bg-on-plate-success" />
      ) : null}
      {children}
    </span>
  );
}
