import { Input } from "@base-ui/react/input";
import type { Ref, TextareaHTMLAttributes } from "react";
import { classNames } from "../class-names.ts";
import { INPUT_BOX, INPUT_GROUND, INPUT_GROUND_QUIET } from "./input-look.ts";
import { useWordsBefore } from "./words-before.ts";

export interface TextAreaProps extends Omit<
  TextareaHTMLAttributes<HTMLTextAreaElement>,
  "style" | "required" | "value" | "defaultValue"
> {
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** The minimum number of lines; it grows with the text up to ten. Default 2. */
  rows?: number;
  /** For very long texts: it grows to most of the screen's height. */
  tall?: boolean;
  quiet?: boolean;
  required?: boolean;
  ref?: Ref<HTMLTextAreaElement>;
}

/**
 * The minimum height for each number of rows, including the padding: an element that grows with its content ignores
 * `rows`.
 */
const AT_REST: Record<number, string> = {
  1: "min-h-[2.75rem]",
  2: "min-h-[4.25rem]",
  3: "min-h-[5.75rem]",
  4: "min-h-[7.25rem]",
  6: "min-h-[10.25rem]",
};
const TALL = "max-h-[70vh] min-h-[16rem]";

/**
 * A text of several lines that grows while typing. It has no maxLength: a text that is too long is reported, not cut
 * (Field `counter`).
 */
export function TextArea(props: TextAreaProps) {
  const { value, defaultValue, onValueChange, rows = 2, tall, quiet, required, className, ref, ...rest } = props;
  const around = useWordsBefore(value, onValueChange);
  return (
    <div ref={around} className={classNames(INPUT_BOX, quiet ? INPUT_GROUND_QUIET : INPUT_GROUND, className)}>
      <Input
        value={value}
        defaultValue={defaultValue}
        ref={ref}
        onValueChange={onValueChange ? (next) => onValueChange(next) : undefined}
        render={<textarea {...rest} rows={rows} aria-required={required} />}
        className={classNames(
          tall ? TALL : classNames("max-h-[16rem]", AT_REST[rows]),
          "ds-control block w-full min-w-0 resize-none bg-transparent px-3.5 py-2.5 leading-[1.5rem] outline-none [field-sizing:content]",
        )}
      />
    </div>
  );
}
