import { Stepper } from "@tablee/design-system/inputs/stepper";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";

interface CounterProps {
  label: string;
  value: number;
  min?: number;
  max: number;
  onValueChange: (value: number) => void;
}

/** A number with buttons that count it up and down, and its label. */
export function Counter(props: CounterProps) {
  useWords();
  return (
    <div className="flex items-center justify-between gap-3">
      <span aria-hidden="true" className="text-bs font-semibold">
        {props.label}
      </span>
      <Stepper {...props} decreaseLabel={m.management_fewer()} increaseLabel={m.management_more()} />
    </div>
  );
}
