import type { ReactNode, Ref } from "react";
import { classNames } from "./class-names.ts";

export interface EmptyStateProps {
  /** `<Bell />` */
  icon?: ReactNode;
  title: ReactNode;
  /** One sentence. */
  text?: ReactNode;
  /** One Button: quiet or primary if it leads elsewhere, strong for "Try again". */
  action?: ReactNode;
  /** danger: something failed. */
  tone?: "neutral" | "danger";
  /** Heading level of the title in the page. Default h2. */
  heading?: "h1" | "h2" | "h3";
  /** For a state that replaces what the user was doing: its title can then receive the focus. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** center: alone in its area. start: below a search field. */
  align?: "center" | "start";
  className?: string;
}

/** Shown for a list that is empty, failed or found nothing: a sentence and an action. */
export function EmptyState(props: EmptyStateProps) {
  const {
    icon,
    title,
    text,
    action,
    tone = "neutral",
    heading: Heading = "h2",
    align = "center",
    titleRef,
    className,
  } = props;
  return (
    <div
      role={tone === "danger" ? "alert" : undefined}
      className={classNames(
        "flex flex-col",
        align === "center" ? "items-center px-sheet py-14 text-center" : "items-start py-6 text-start",
        className,
      )}
    >
      {icon ? (
        <span
          aria-hidden="true"
          className={classNames(
            "mb-4 grid size-16 place-items-center rounded-full [&>svg]:size-6 [&>svg]:stroke-[1.75]",
            tone === "danger" ? "bg-danger-tint text-danger-ink" : "bg-sunken text-ink-2",
          )}
        >
          {icon}
        </span>
      ) : null}
      <Heading
        className={classNames("font-display outline-none", align === "center" ? "text-t2" : "text-t3")}
        {...(titleRef ? { ref: titleRef, tabIndex: -1 } : {})}
      >
        {title}
      </Heading>
      {text ? <p className="mt-1.5 max-w-[22rem] text-base text-balance text-ink-2">{text}</p> : null}
      {action ? <div className={classNames("max-w-full", align === "center" ? "mt-5" : "mt-2")}>{action}</div> : null}
    </div>
  );
}
