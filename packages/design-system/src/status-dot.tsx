import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type StatusTone =
  | "success"
  | "warning"
  | "danger"
  | "info"
  | "primary"
  | "muted"
  | "cal-low"
  | "cal-mid"
  | "cal-high"
  | "cal-top";

const TONES: Record<StatusTone, { dot: string; word: string }> = {
  success: { dot: "bg-success-ink", word: "font-semibold text-success-ink" },
  warning: { dot: "bg-warning-ink", word: "font-semibold text-warning-ink" },
  danger: { dot: "bg-danger-ink", word: "font-semibold text-danger-ink" },
  info: { dot: "bg-info-ink", word: "font-semibold text-info-ink" },
  primary: { dot: "bg-primary", word: "font-semibold text-primary-ink" },
  muted: { dot: "bg-ink-3", word: "font-semibold text-ink-3" },
  "cal-low": { dot: "bg-cal-low", word: "text-ink-2" },
  "cal-mid": { dot: "bg-cal-mid", word: "text-ink-2" },
  "cal-high": { dot: "bg-cal-high", word: "text-ink-2" },
  "cal-top": { dot: "bg-cal-top", word: "text-ink-2" },
};

export interface StatusDotProps {
  tone: StatusTone;
  /** The word, which is required: a dot is never shown alone. */
  children: ReactNode;
  className?: string;
}

/** A coloured dot and its word: open until, in progress, calories. */
export function StatusDot({ tone, children, className }: StatusDotProps) {
  const calories = tone.startsWith("cal-");
  return (
    <span
      className={classNames(
        "inline-flex items-baseline gap-1.5",
        calories && "text-mic font-mid",
        TONES[tone].word,
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={classNames(
          "ds-mark shrink-0 -translate-y-px rounded-full",
          calories ? "size-2" : "size-[0.4375rem]",
          TONES[tone].dot,
        )}
      />
      <span className="min-w-0">{children}</span>
    </span>
  );
}
