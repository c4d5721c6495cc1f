import { Input } from "@base-ui/react/input";
import { useState, type Ref } from "react";
import { classNames } from "../class-names.ts";

export interface CodeInputProps {
  value: string;
  /** Receives only digits, at most `length` of them. */
  onValueChange: (value: string) => void;
  length: number;
  name?: string;
  ref?: Ref<HTMLInputElement>;
}

/**
 * The code from a message: a single input over cells that are only drawn. Paste, the phone's suggestion, deletion and
 * screen readers thus work as with any input. Used inside a Field.
 */
export function CodeInput({ value, onValueChange, length, name, ref }: CodeInputProps) {
  const [focused, setFocused] = useState(false);
  return (
    <div className="relative">
      <div aria-hidden="true" className="flex gap-2">
        {Array.from({ length }, (_, at) => (
          <span
            key={at}
            className={classNames(
              "num grid h-14 min-w-0 grow basis-0 place-items-center rounded-control border bg-surface font-display text-t2",
              focused && at === Math.min(value.length, length - 1)
                ? "border-focus outline-2 -outline-offset-2 outline-focus"
                : "border-line-control",
            )}
          >
            {value[at] ?? ""}
          </span>
        ))}
      </div>
      <Input
        ref={ref}
        value={value}
        name={name}
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCorrect="off"
        spellCheck={false}
        aria-required
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
        onValueChange={(typed) => onValueChange(typed.replaceAll(/\D/g, "").slice(0, length))}
        // Transparent and on top of the cells: the input itself is pressed, and its own caret would not match the
        // cells.
        className="absolute inset-0 size-full cursor-text bg-transparent text-transparent caret-transparent outline-none selection:bg-transparent selection:text-transparent"
      />
    </div>
  );
}
