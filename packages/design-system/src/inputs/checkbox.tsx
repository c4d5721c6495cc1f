import { Checkbox as BaseCheckbox } from "@base-ui/react/checkbox";
import { Check } from "lucide-react";
import { type Ref, useLayoutEffect, useRef } from "react";
import { OptionRow, type OptionRowProps } from "./option-row.tsx";

export interface CheckboxProps extends OptionRowProps {
  checked: boolean;
  onCheckedChange: (checked: boolean) => void;
  name?: string;
  /** The focusable box, for example of the first choice in a group that still lacks one. */
  ref?: Ref<HTMLElement>;
}

/**
 * One of several choices, or a yes; the whole row can be pressed. What the page's visitor, or the browser that restores
 * a page, did to it before the app was loaded is reported once.
 */
export function Checkbox({ checked, onCheckedChange, name, ref, ...row }: CheckboxProps) {
  const input = useRef<HTMLInputElement>(null);
  const before = useRef(() => {
    if (input.current && input.current.checked !== checked) onCheckedChange(input.current.checked);
  });
  useLayoutEffect(() => before.current(), []);
  return (
    <OptionRow
      {...row}
      control={
        <BaseCheckbox.Root
          ref={ref}
          inputRef={input}
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
