import { Autocomplete } from "@base-ui/react/autocomplete";
import { type ReactNode, useState } from "react";
import { classNames } from "../class-names.ts";
import { INPUT_BOX, INPUT_GROUND } from "./input-look.ts";
import { useWordsBefore } from "./words-before.ts";

export interface Suggestion {
  id: string;
  /** The text that it would put into the input. */
  label: string;
  /** A less prominent text beside it: why it is suggested. */
  detail?: string;
  icon?: ReactNode;
}

export interface SuggestInputProps<Item extends Suggestion> {
  value: string;
  /** Called for typed text only; accepting a suggestion only calls `onTake`. */
  onValueChange: (value: string) => void;
  suggestions: readonly Item[];
  onTake: (suggestion: Item) => void;
  /** How many suggestions there are, or that they are loading, for screen readers. */
  status: string;
  placeholder?: string;
  autoComplete?: string;
  required?: boolean;
  maxLength?: number;
  end?: ReactNode;
  className?: string;
}

/**
 * A text input with suggestions below it, inside a Field. Any typed text is accepted: suggestions only help, and the
 * caller filters them. Arrow keys, Enter and Escape work, and the list is above any dialog.
 */
export function SuggestInput<Item extends Suggestion>(props: SuggestInputProps<Item>) {
  const { value, onValueChange, suggestions, onTake, status, end, className, ...input } = props;
  const box = useWordsBefore(value, onValueChange);
  const [asked, setAsked] = useState(false);
  const open = asked && suggestions.length > 0;
  // The library reports only the closing of a list that is open. Suggestions that arrive late must not open a list over
  // the next field.
  const askNoMore = () => (open ? undefined : setAsked(false));
  return (
    <Autocomplete.Root<Item>
      items={suggestions}
      filter={null}
      mode="none"
      openOnInputClick
      open={open}
      onOpenChange={setAsked}
      value={value}
      onValueChange={(next, { reason }) => {
        if (reason === "input-change" || reason === "input-clear") onValueChange(next);
      }}
      itemToStringValue={({ label }) => label}
    >
      <div ref={box} className={classNames(INPUT_BOX, INPUT_GROUND, "min-h-12 px-3.5", className)}>
        <Autocomplete.Input
          placeholder={input.placeholder}
          autoComplete={input.autoComplete}
          maxLength={input.maxLength}
          aria-required={input.required}
          spellCheck={false}
          // Without an open list, Escape belongs to the dialog; the library would clear the input and stop the event.
          onKeyDown={(event) => {
            if (event.key !== "Escape" || open) return;
            event.preventBaseUIHandler();
            askNoMore();
          }}
          onBlur={askNoMore}
          className="ds-control min-h-11 w-full min-w-0 grow bg-transparent text-ellipsis outline-none"
        />
        {end ? <span className="-me-1.5 flex shrink-0 items-center text-ink-2 [&>svg]:size-5">{end}</span> : null}
      </div>
      <Autocomplete.Portal>
        <Autocomplete.Positioner anchor={box} sideOffset={6} collisionPadding={12} className="z-popup outline-none">
          <Autocomplete.Popup className="ds-suggestions rounded-card border border-line bg-surface p-1.5 shadow-float outline-none">
            <SuggestionList onTake={onTake} />
          </Autocomplete.Popup>
        </Autocomplete.Positioner>
      </Autocomplete.Portal>
      <Autocomplete.Status className="sr-only">{status}</Autocomplete.Status>
    </Autocomplete.Root>
  );
}

function SuggestionList<Item extends Suggestion>({ onTake }: Pick<SuggestInputProps<Item>, "onTake">) {
  return (
    <Autocomplete.List>
      {(item: Item) => (
        <Autocomplete.Item
          key={item.id}
          value={item}
          onClick={() => onTake(item)}
          className="flex min-h-11 cursor-default items-center gap-3 rounded-inner px-3 py-2 outline-none select-none data-highlighted:bg-sunken"
        >
          {item.icon ? (
            <span aria-hidden="true" className="flex shrink-0 text-ink-3 [&>svg]:size-5">
              {item.icon}
            </span>
          ) : null}
          <span className="min-w-0 grow">
            <span className="block text-base wrap-anywhere">{item.label}</span>
            {item.detail ? <span className="block text-cap text-ink-3">{item.detail}</span> : null}
          </span>
        </Autocomplete.Item>
      )}
    </Autocomplete.List>
  );
}
