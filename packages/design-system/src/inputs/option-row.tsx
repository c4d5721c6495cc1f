import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface OptionRowProps {
  label: ReactNode;
  /** A second, less prominent line. */
  description?: ReactNode;
  /** At the right edge: a price, "Included". */
  end?: ReactNode;
  disabled?: boolean;
  /** row: a full row of 52 px, bold when selected (options of a dish). inline: a small row in a form, 44 px. */
  look?: "row" | "inline";
  className?: string;
}

/**
 * The row that Checkbox and Radio share: the control, the text and the content at the right edge. All of it can be
 * pressed.
 */
export function OptionRow({ control, ...props }: OptionRowProps & { control: ReactNode }) {
  const { label, description, end, disabled, look = "row", className } = props;
  return (
    <label
      className={classNames(
        "items-center gap-3",
        look === "row" ? "flex min-h-13 w-full py-1.5 has-data-checked:font-semibold" : "inline-flex min-h-11",
        disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer",
        className,
      )}
    >
      {control}
      {/* With very large text on a narrow screen, the end content moves below the text instead of squeezing it. */}
      <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
        <span className={classNames("min-w-0", end ? "grow basis-[6rem]" : "")}>
          {label}
          {description ? <span className="block text-cap font-normal text-ink-3">{description}</span> : null}
        </span>
        {end ? (
          <span
            className={classNames(
              "num ms-auto text-end",
              !disabled && "text-ink-2 in-[label:has([data-checked])]:text-ink",
            )}
          >
            {end}
          </span>
        ) : null}
      </span>
    </label>
  );
}
