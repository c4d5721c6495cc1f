import { OTPField } from "@base-ui/react/otp-field";
import { classNames } from "./class-names.ts";

export interface CodeInputProps {
  /** How many figures. Default 6. */
  length?: number;
  value: string;
  onValueChange: (value: string) => void;
  /** The last figure is in; also after a paste or the phone's own offer. */
  onComplete?: (value: string) => void;
  disabled?: boolean;
  /** Name of each box: `(n, of) => \`Figure ${n} of ${of}\``. */
  boxLabel: (position: number, length: number) => string;
  className?: string;
}

/** A code from a message, a box a figure; paste and the phone's offer fill all of them. Inside a Field. */
export function CodeInput({
  length = 6,
  value,
  onValueChange,
  onComplete,
  disabled,
  boxLabel,
  className,
}: CodeInputProps) {
  return (
    <OTPField.Root
      length={length}
      value={value}
      disabled={disabled}
      onValueChange={(next) => onValueChange(next)}
      onValueComplete={onComplete ? (next) => onComplete(next) : undefined}
      className={classNames("flex max-w-[22rem] gap-2", className)}
    >
      {Array.from({ length }, (_, box) => (
        <OTPField.Input
          key={box}
          aria-label={boxLabel(box + 1, length)}
          className="num h-13 w-full min-w-0 grow basis-0 rounded-control border border-line-control bg-surface text-center text-t2 font-semibold focus:outline-2 focus:-outline-offset-2 data-invalid:border-danger data-invalid:shadow-[inset_0_0_0_1px_var(--danger)] disabled:bg-sunken disabled:text-ink-3"
        />
      ))}
    </OTPField.Root>
  );
}
