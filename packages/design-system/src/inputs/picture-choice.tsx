import { Radio } from "@base-ui/react/radio";
import { RadioGroup } from "@base-ui/react/radio-group";
import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";

export interface PictureOption<Value extends string> {
  value: Value;
  /** Its accessible name, also shown as a tooltip. */
  label: string;
  /** The visible content, which fills its square. */
  picture: ReactNode;
}

export interface PictureChoiceProps<Value extends string> {
  /** What is chosen here. */
  label: string;
  options: readonly PictureOption<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** A dot of colour, or a picture that must be large enough to recognise. */
  size: "dot" | "picture";
}

/** A choice of one among many that differ visually. Arrow keys move, and each option has an accessible name. */
export function PictureChoice<Value extends string>(props: PictureChoiceProps<Value>) {
  const { label, options, value, onValueChange, size } = props;
  const shape = size === "dot" ? "size-11 rounded-full" : "size-19 rounded-inner";
  return (
    <RadioGroup aria-label={label} value={value} onValueChange={onValueChange} className="flex flex-wrap gap-2.5">
      {options.map((option) => (
        <Radio.Root
          key={option.value}
          value={option.value}
          aria-label={option.label}
          title={option.label}
          className={classNames(
            "relative shrink-0 cursor-pointer overflow-hidden border-2 border-line bg-surface outline-offset-2 transition-[border-color] duration-150",
            "hover:border-line-control data-checked:border-primary data-checked:ring-2 data-checked:ring-primary",
            shape,
          )}
        >
          {option.picture}
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}
