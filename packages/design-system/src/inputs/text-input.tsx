import { Input } from "@base-ui/react/input";
import type { InputHTMLAttributes, ReactNode, Ref } from "react";
import { classNames } from "../class-names.ts";
import { INPUT_BOX, INPUT_GROUND, INPUT_GROUND_QUIET } from "./input-look.ts";
import { useWordsBefore } from "./words-before.ts";

export interface TextInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "style" | "size" | "required" | "value"
> {
  value?: string;
  onValueChange?: (value: string) => void;
  /** Icon or prefix inside the box. */
  start?: ReactNode;
  /** Icon, unit or IconButton (size sm) inside the box. */
  end?: ReactNode;
  /** With a sunken background and no border, 44 px high. */
  quiet?: boolean;
  /** For screen readers only, so that the browser shows no validation messages of its own. */
  required?: boolean;
  ref?: Ref<HTMLInputElement>;
}

/**
 * A single line of text. Inside a Field it uses the field's label, hint and error; on its own it needs `aria-label`.
 */
export function TextInput(props: TextInputProps) {
  const { onValueChange, start, end, quiet, required, className, ref, ...rest } = props;
  const around = useWordsBefore(rest.value, onValueChange);
  return (
    <div
      ref={around}
      className={classNames(
        INPUT_BOX,
        quiet ? `${INPUT_GROUND_QUIET} min-h-11` : `${INPUT_GROUND} min-h-12`,
        "px-3.5",
        className,
      )}
    >
      {start ? <span className="flex shrink-0 text-ink-3 [&>svg]:size-5">{start}</span> : null}
      <Input
        {...rest}
        ref={ref}
        aria-required={required}
        onValueChange={onValueChange ? (value) => onValueChange(value) : undefined}
        className="ds-control min-h-11 w-full min-w-0 grow bg-transparent outline-none"
      />
      {end ? <span className="-me-1.5 flex shrink-0 items-center text-ink-2 [&>svg]:size-5">{end}</span> : null}
    </div>
  );
}
