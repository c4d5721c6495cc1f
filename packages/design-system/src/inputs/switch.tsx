import { Switch as BaseSwitch } from "@base-ui/react/switch";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface SwitchProps {
  label: ReactNode;
  description?: ReactNode;
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The text is for screen readers only, because the row around it shows it. */
  labelHidden?: boolean;
  className?: string;
}

/** On or off, with immediate effect. The whole row can be pressed. */
export function Switch({
  label,
  description,
  checked,
  onCheckedChange,
  disabled,
  labelHidden,
  className,
}: SwitchProps) {
  return (
    <label
      className={classNames(
        "flex min-h-13 items-center justify-between gap-4 py-1.5",
        disabled ? "cursor-not-allowed text-ink-3" : "cursor-pointer",
        className,
      )}
    >
      <span className={labelHidden ? "sr-only" : "min-w-0"}>
        {label}
        {description ? <span className="block text-cap text-ink-3">{description}</span> : null}
      </span>
      <BaseSwitch.Root
        checked={checked}
        disabled={disabled}
        onCheckedChange={(next) => onCheckedChange(next)}
        className="relative h-7 w-[2.875rem] shrink-0 rounded-full border border-transparent bg-line-control transition-colors duration-150 data-checked:bg-success data-disabled:bg-sunken-2"
      >
        <BaseSwitch.Thumb className="ds-mark absolute start-0.5 top-0.5 block size-[1.375rem] rounded-full bg-thumb transition-[translate] duration-150 data-checked:translate-x-[1.125rem] rtl:data-checked:-translate-x-[1.125rem]" />
      </BaseSwitch.Root>
    </label>
  );
}
