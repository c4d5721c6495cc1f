import { Search, X } from "lucide-react";
import { useRef, type InputHTMLAttributes, type RefObject } from "react";
import { classNames } from "../class-names.ts";
import { IconButton } from "../icon-button.tsx";
import { INPUT_BOX } from "./input-look.ts";
import { isComposing } from "./is-composing.ts";
import { useWordsBefore } from "./words-before.ts";

export interface SearchInputProps extends Omit<
  InputHTMLAttributes<HTMLInputElement>,
  "style" | "value" | "onChange" | "onSubmit" | "aria-label" | "size"
> {
  /** The accessible name; visually, the magnifier says the same. */
  label: string;
  value: string;
  onValueChange: (value: string) => void;
  clearLabel: string;
  /** Called on Enter. */
  onSubmit?: (value: string) => void;
  ref?: RefObject<HTMLInputElement | null>;
}

/** A search field in a pill on a sunken background; the cross clears it and keeps the focus. */
export function SearchInput({
  label,
  value,
  onValueChange,
  clearLabel,
  onSubmit,
  className,
  ref,
  ...rest
}: SearchInputProps) {
  const own = useRef<HTMLInputElement>(null);
  const input = ref ?? own;
  const around = useWordsBefore(value, onValueChange);
  return (
    <div
      ref={around}
      className={classNames(INPUT_BOX, "min-h-11 !rounded-full border-transparent bg-sunken ps-3.5 pe-0.5", className)}
    >
      <Search aria-hidden="true" className="size-5 shrink-0 text-ink-2" />
      <input
        enterKeyHint="search"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        {...rest}
        ref={input}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onValueChange(event.target.value)}
        onKeyDown={(event) => {
          rest.onKeyDown?.(event);
          if (event.key === "Enter" && !isComposing(event)) onSubmit?.(value);
          // The first Escape clears the search, the next closes what is around it.
          if (event.key === "Escape" && value !== "") {
            event.stopPropagation();
            onValueChange("");
          }
        }}
        className="ds-control min-h-11 w-full min-w-0 grow appearance-none bg-transparent text-body outline-none"
      />
      {value === "" ? null : (
        <IconButton
          size="sm"
          label={clearLabel}
          onClick={() => {
            onValueChange("");
            input.current?.focus();
          }}
        >
          <X aria-hidden="true" />
        </IconButton>
      )}
    </div>
  );
}
