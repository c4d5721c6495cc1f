import { Radio as BaseRadio } from "@base-ui/react/radio";
import { RadioGroup as BaseRadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode, Ref } from "react";
import { OptionRow, type OptionRowProps } from "./option-row.tsx";

export interface RadioGroupProps<Value extends string> {
  /** The accessible name; or `labelledBy`, the id of the heading that names the group. */
  label?: string;
  labelledBy?: string;
  /** The ids of hint and error. */
  describedBy?: string;
  value: Value | null;
  onValueChange: (value: Value) => void;
  disabled?: boolean;
  children: ReactNode;
  className?: string;
}

/** A choice of one among several rows; arrow keys move. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, labelledBy, describedBy, value, onValueChange, disabled, children, className } = props;
  return (
    <BaseRadioGroup
      aria-label={label}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      className={className}
    >
      {children}
    </BaseRadioGroup>
  );
}

export interface RadioProps extends OptionRowProps {
  value: string;
  /** The focusable dot, for example of the first choice in a group that still lacks one. */
  ref?: Ref<HTMLElement>;
}

/** A row of a RadioGroup; the whole row can be pressed. */
export function Radio({ value, ref, ...row }: RadioProps) {
  return (
    <OptionRow
      {...row}
      control={
        <BaseRadio.Root
          ref={ref}
          value={value}
          disabled={row.disabled}
          className="grid size-[1.375rem] shrink-0 place-items-center rounded-full border-[1.5px] border-line-control bg-surface transition-colors duration-150 data-checked:border-primary data-checked:bg-primary data-disabled:border-line data-disabled:bg-sunken"
        >
          <BaseRadio.Indicator className="size-2 animate-appear rounded-full bg-on-primary" />
        </BaseRadio.Root>
      }
    />
  );
}
