import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import type { Ref } from "react";
import { OptionRow, type OptionRowProps } from "./option-row.tsx";

export interface CheckboxProps extends OptionRowProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  /** The focusable box, for example of the first choice in a group that still lacks one. */
  ref?: Ref<HTMLElement>;
}

/** One of several choices, or a yes; the whole row can be pressed. */
export function Checkbox({ checked, onCheckedChange, name, ref, ...row }: CheckboxProps) {
  return (
    <OptionRow
      {...row}
      control={
        <BaseCheckbox.Root
          ref={ref}
          name={name}
          checked={checked}
          disabled={row.disabled}
          onCheckedChange={(next) => onCheckedChange(next)}
          className="grid size-[1.375rem] shrink-0 place-items-center rounded-[0.4375rem] border-[1.5px] border-line-control bg-surface transition-colors duration-150 data-checked:border-primary data-checked:bg-primary data-checked:text-on-primary data-disabled:border-line data-disabled:bg-sunken data-disabled:data-checked:bg-sunken-2 data-disabled:data-checked:text-ink-3"
        >
          <BaseCheckbox.Indicator className="animate-appear">
            <Check aria-hidden="true" className="size-4" strokeWidth={2.5} />
          </BaseCheckbox.Indicator>
        </BaseCheckbox.Root>
      }
    />
  );
}
