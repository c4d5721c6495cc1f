import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface NoticeProps {
  tone: "warning" | "success" | "danger" | "info" | "neutral";
  icon?: ReactNode;
  /** Bold, before the text. */
  title?: ReactNode;
  children?: ReactNode;
  /** One Button of variant "ghost" or "link", at the end. */
  action?: ReactNode;
  /** Announced when it appears. Default true. */
  announce?: boolean;
  className?: string;
}

const TONES = {
  warning: "bg-warning-tint text-warning-ink",
  success: "bg-success-tint text-success-ink",
  danger: "bg-danger-tint text-danger-ink",
  info: "bg-info-tint text-info-ink",
  neutral: "bg-sunken text-ink",
} as const;

/** A message about the page as a whole: offline, back online, closed today. */
export function Notice({ tone, icon, title, children, action, announce = true, className }: NoticeProps) {
  return (
    <div
      role={announce ? "status" : undefined}
      className={classNames(
        "ds-frame flex items-center gap-x-3 rounded-card px-4 py-3.5 text-base",
        TONES[tone],
        className,
      )}
    >
      {icon ? (
        <span aria-hidden="true" className="shrink-0 [&>svg]:size-5">
          {icon}
        </span>
      ) : null}
      {/* If there is no space beside the text, the action moves below it rather than below the icon. */}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="min-w-0 flex-1 basis-[12rem]">
          {title ? <strong className="font-semibold">{title} </strong> : null}
          {children}
        </p>
        {action ? <div className="max-w-full shrink-0">{action}</div> : null}
      </div>
    </div>
  );
}
