import { Minus, Plus, Trash2 } from "lucide-react";
import { useRef } from "react";
import { classNames } from "../class-names.ts";

export interface StepperProps {
  /** What is counted: "Quantity of House fries". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  /** Default 0. */
  min?: number;
  /** Default Infinity. */
  max?: number;
  decreaseLabel: string;
  increaseLabel: string;
  /** If set, the minus at `min` (or at 1) becomes a bin that calls this instead. */
  onRemove?: () => void;
  removeLabel?: string;
  /** At `min` only the plus is shown, as beside a sauce that has not been chosen yet. */
  collapsed?: boolean;
  /** Visible height: sm 36 px (44 px touch target), md 44, lg 52 beside a large button. */
  size?: "sm" | "md" | "lg";
  disabled?: boolean;
  className?: string;
}

const HEIGHTS = { sm: "min-h-9", md: "min-h-11", lg: "min-h-13" } as const;
const SQUARES = { sm: "size-9 [&>svg]:size-4", md: "size-11 [&>svg]:size-5", lg: "h-13 w-11 [&>svg]:size-5" } as const;
const FIGURES = {
  sm: "min-w-[1.125rem] text-[0.90625rem]",
  md: "min-w-[1.375rem] text-body",
  lg: "min-w-[1.375rem] text-body",
} as const;

const SQUARE =
  "hit grid shrink-0 place-items-center rounded-full transition-colors duration-150 focus-visible:outline-offset-0 " +
  "not-aria-disabled:hover:bg-sunken-2 aria-disabled:cursor-not-allowed aria-disabled:text-ink-3 aria-disabled:opacity-55";

/** A quantity that can be increased or decreased by one; the new number is announced. */
export function Stepper(props: StepperProps) {
  const { label, value, onValueChange, min = 0, max = Infinity, size = "md", disabled, collapsed, className } = props;
  const plus = useRef<HTMLButtonElement>(null);
  const folded = collapsed === true && value <= min;
  const square = classNames(SQUARE, SQUARES[size]);

  return (
    <div
      role="group"
      aria-label={label}
      className={classNames(
        "inline-flex shrink-0 items-center self-center rounded-full bg-sunken",
        HEIGHTS[size],
        className,
      )}
    >
      {folded ? null : (
        <>
          <Decrease {...props} className={square} onFold={() => plus.current?.focus()} />
          <output aria-live="polite" className={classNames("num text-center font-heavy", FIGURES[size])}>
            {value}
          </output>
        </>
      )}
      <button
        ref={plus}
        type="button"
        className={square}
        aria-label={props.increaseLabel}
        aria-disabled={disabled || value >= max || undefined}
        onClick={() => {
          if (!disabled && value < max) onValueChange(value + 1);
        }}
      >
        <Plus aria-hidden="true" />
      </button>
    </div>
  );
}

/**
 * The minus, or the bin if the next press removes. `onFold` is called before it disappears, so that the focus can move
 * elsewhere.
 */
function Decrease(props: StepperProps & { onFold: () => void }) {
  const { value, onValueChange, min = 0, disabled, collapsed, onRemove, removeLabel, decreaseLabel, className } = props;
  const removes = onRemove !== undefined && value <= Math.max(min, 1);
  const stuck = disabled || (!removes && value <= min);
  return (
    <button
      type="button"
      data-remove={onRemove && ""}
      className={className}
      aria-label={removes ? (removeLabel ?? decreaseLabel) : decreaseLabel}
      aria-disabled={stuck || undefined}
      onClick={() => {
        if (stuck) return;
        if (removes) {
          onRemove();
          return;
        }
        onValueChange(value - 1);
        if (collapsed && value - 1 <= min) props.onFold();
      }}
    >
      {removes ? <Trash2 aria-hidden="true" /> : <Minus aria-hidden="true" />}
    </button>
  );
}
