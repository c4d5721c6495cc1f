import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type MessageTone = "danger" | "warning" | "success" | "info";

const LOOKS: Record<MessageTone, { Icon: typeof Info; look: string }> = {
  danger: { Icon: CircleAlert, look: "font-medium text-danger-ink" },
  warning: { Icon: TriangleAlert, look: "font-medium text-warning-ink" },
  success: { Icon: CircleCheck, look: "font-medium text-success-ink" },
  info: { Icon: Info, look: "text-ink-2" },
};

export interface MessageProps {
  tone: MessageTone;
  children: ReactNode;
  id?: string;
  /** Announced when it appears; for the result of what the user has just done. */
  announce?: boolean;
  className?: string;
}

/** A sentence with an icon beside what it refers to: a group that lacks a choice, a note below a total. */
export function Message({ tone, children, id, announce, className }: MessageProps) {
  const { Icon, look } = LOOKS[tone];
  return (
    <p
      id={id}
      role={announce ? "alert" : undefined}
      className={classNames("flex items-start gap-1.5 text-cap", look, className)}
    >
      <Icon aria-hidden="true" className="mt-px size-4 shrink-0" />
      <span className="min-w-0">{children}</span>
    </p>
  );
}
