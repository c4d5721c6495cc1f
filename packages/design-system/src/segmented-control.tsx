import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import { useId, type ReactNode } from "react";
import { classNames } from "./class-names.ts";

export interface Segment<Value extends string> {
  value: Value;
  label: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
  /** Why it is disabled: read out and shown as a tooltip. */
  reason?: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** What is chosen here; its name for screen readers. */
  label: string;
  items: readonly Segment<Value>[];
  /** null: nothing is chosen yet. */
  value: Value | null;
  onValueChange: (value: Value) => void;
  size?: "sm" | "md";
  disabled?: boolean;
  className?: string;
}

/** One choice of a few, at once: up to three words on a phone, five short ones with figures; more scroll sideways. */
export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, items, value, onValueChange, size = "md", disabled, className } = props;
  const id = useId();
  return (
    <RadioGroup
      aria-label={label}
      value={value}
      onValueChange={(next) => onValueChange(next as Value)}
      disabled={disabled}
      className={classNames(
        "no-scrollbar flex max-w-full gap-0.5 overflow-x-auto rounded-control bg-sunken p-1 mobile:contain-inline-size",
        className,
      )}
    >
      {items.map((item) => (
        <Radio.Root
          key={item.value}
          value={item.value}
          disabled={item.disabled}
          title={item.disabled ? item.reason : undefined}
          aria-describedby={item.disabled && item.reason ? `${id}-${item.value}` : undefined}
          className={classNames(
            "hit flex grow basis-0 items-center justify-center gap-[0.4375rem] rounded-[0.5625rem] px-3 py-1 text-bs whitespace-nowrap select-none focus-visible:-outline-offset-2",
            "transition-colors duration-150 data-checked:bg-raised data-checked:text-ink data-checked:shadow-raised",
            size === "md" ? "min-h-10" : "min-h-8",
            item.disabled
              ? "cursor-not-allowed font-medium text-ink-3 line-through decoration-1"
              : "cursor-pointer font-semibold text-ink-2 hover:text-ink",
            "[&>svg]:size-[1.125rem]",
          )}
        >
          {item.icon}
          {item.label}
          {item.disabled && item.reason ? (
            <span id={`${id}-${item.value}`} className="sr-only">
              {item.reason}
            </span>
          ) : null}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
