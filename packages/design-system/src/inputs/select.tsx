import { Input } from "@base-ui/react/input";
import { ChevronDown } from "lucide-react";
import type { ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { INPUT_BOX, INPUT_GROUND, INPUT_GROUND_QUIET } from "./input-look.ts";

export interface SelectProps<Value extends string> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** "" with a placeholder means that nothing is selected yet. */
  value: Value | "";
  onValueChange: (value: Value) => void;
  placeholder?: string;
  /** Required outside a Field. */
  "aria-label"?: string;
  autoComplete?: string;
  name?: string;
  disabled?: boolean;
  start?: ReactNode;
  quiet?: boolean;
  className?: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The device's native picker in our box, which is the easiest to use on a phone. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options, value, onValueChange, placeholder, name, autoComplete, disabled, start, quiet, className, ref } =
    props;
  return (
    <div className={classNames(INPUT_BOX, quiet ? INPUT_GROUND_QUIET : INPUT_GROUND, "relative", className)}>
      {start ? (
        <span className="pointer-events-none absolute start-3.5 flex text-ink-3 [&>svg]:size-5">{start}</span>
      ) : null}
      <Input
        ref={ref}
        value={value}
        name={name}
        disabled={disabled}
        autoComplete={autoComplete}
        aria-label={props["aria-label"]}
        onValueChange={(next) => onValueChange(next as Value)}
        className={classNames(
          "ds-control min-h-12 w-full min-w-0 grow appearance-none rounded-control bg-transparent py-2 pe-10 text-ellipsis outline-none",
          start ? "ps-11" : "ps-3.5",
          value === "" && "text-ink-3",
        )}
        render={
          <select>
            {placeholder === undefined ? null : (
              <option value="" disabled hidden>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={option.disabled}
                className="bg-surface text-ink"
              >
                {option.label}
              </option>
            ))}
          </select>
        }
      />
      <ChevronDown aria-hidden="true" className="pointer-events-none absolute end-3 size-5 text-ink-2" />
    </div>
  );
}
