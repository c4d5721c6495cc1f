import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type StepState = "done" | "current" | "upcoming" | "failed";

export interface ProgressStep {
  id: string;
  label: ReactNode;
  state: StepState;
  /** A sentence below the label. */
  note?: ReactNode;
  /** The time, at the right edge. */
  time?: ReactNode;
  /** For the current or the failed step; a completed step has a check mark. */
  icon?: ReactNode;
}

export interface ProgressStepsProps {
  /** What progresses; the accessible name of the list. */
  label: string;
  /** The word for each state for screen readers: "Done", "Now", "Next", "Failed". */
  stateLabels: Record<StepState, string>;
  steps: readonly ProgressStep[];
  className?: string;
}

const DISCS: Record<StepState, string> = {
  done: "bg-success text-on-success",
  current: "bg-primary text-on-primary ring-[0.375rem] ring-primary-tint",
  upcoming: "border-2 border-line bg-paper",
  failed: "bg-danger text-on-danger",
};

/** The progress of an order, from sent to handed over. Combine it with a LiveRegion that announces the new step. */
export function ProgressSteps({ label, stateLabels, steps, className }: ProgressStepsProps) {
  return (
    <ol aria-label={label} className={className}>
      {steps.map((step, index) => (
        <li
          key={step.id}
          aria-current={step.state === "current" ? "step" : undefined}
          className="relative flex gap-4 pb-6 last:pb-0"
        >
          {index < steps.length - 1 ? (
            <span
              aria-hidden="true"
              className={classNames(
                "ds-mark absolute start-[0.8125rem] top-7 bottom-0 w-0.5",
                step.state === "done" ? "bg-success" : "bg-line",
              )}
            />
          ) : null}
          <span
            aria-hidden="true"
            className={classNames(
              "relative z-1 grid size-7 shrink-0 place-items-center rounded-full [&>svg]:size-4 [&>svg]:stroke-[2.25]",
              DISCS[step.state],
            )}
          >
            {step.state === "done" ? <Check /> : step.icon}
          </span>
          {/* With large text the time moves below. */}
          <span className="flex min-w-0 grow flex-wrap justify-between gap-x-4">
            <span className="min-w-0 grow basis-[7rem] pt-0.5">
              <span
                className={classNames(
                  "block text-body leading-6",
                  step.state === "upcoming" ? "text-ink-3" : "font-medium text-ink",
                  step.state === "current" && "font-semibold",
                )}
              >
                {step.label}
                <span className="sr-only"> ({stateLabels[step.state]})</span>
              </span>
              {step.note ? <span className="block text-base text-ink-2">{step.note}</span> : null}
            </span>
            {step.time ? <span className="num pt-1 text-bs text-ink-3">{step.time}</span> : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
