import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type BadgeTone = "success" | "primary" | "vip" | "info" | "warning" | "owner" | "danger" | "neutral";

export interface BadgeProps {
  tone: BadgeTone;
  /** A lucide icon: `<Crown />`. */
  icon?: ReactNode;
  /** The word, which is required: a badge is never an icon alone. */
  children: ReactNode;
  /** chip: on its own, with a tinted background. bare: beside a name, as a coloured disc and the word in ink-2. */
  look?: "chip" | "bare";
  className?: string;
}

const CHIPS: Record<BadgeTone, string> = {
  success: "bg-success-tint text-success-ink",
  primary: "bg-primary-tint text-primary-ink",
  vip: "bg-vip-tint text-vip-ink",
  info: "bg-info-tint text-info-ink",
  warning: "bg-warning-tint text-warning-ink",
  owner: "bg-owner-tint text-owner-ink",
  danger: "bg-danger-tint text-danger-ink",
  neutral: "bg-sunken text-ink-2",
};

const DISCS: Record<BadgeTone, string> = {
  success: "bg-success text-on-success",
  primary: "bg-primary text-on-primary",
  vip: "bg-vip text-on-vip",
  info: "bg-info text-on-info",
  warning: "bg-warning text-on-warning",
  owner: "bg-owner-tint text-owner-ink",
  danger: "bg-danger text-on-danger",
  neutral: "bg-sunken-2 text-ink-2",
};

/** A small coloured label: a member's certification, a discovery's status. */
export function Badge({ tone, icon, children, look = "chip", className }: BadgeProps) {
  if (look === "bare") {
    return (
      <span
        className={classNames(
          "inline-flex min-h-[1.125rem] items-center gap-[0.3125rem] text-mic font-mid wrap-anywhere text-ink-2",
          className,
        )}
      >
        {icon ? (
          <span
            aria-hidden="true"
            className={classNames(
              "grid size-4 shrink-0 place-items-center rounded-full [&>svg]:size-2.5 [&>svg]:stroke-3",
              DISCS[tone],
            )}
          >
            {icon}
          </span>
        ) : null}
        {children}
      </span>
    );
  }
  return (
    <span
      className={classNames(
        "ds-frame inline-flex min-h-5 items-center gap-1 rounded-full ps-1.5 pe-2 text-mic font-semibold wrap-anywhere",
        CHIPS[tone],
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0 [&>svg]:size-3 [&>svg]:stroke-[2.25]">
          {icon}
        </span>
      ) : null}
      {children}
    </span>
  );
}
