import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Tag, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@tablee/design-system/icon-button";
import { tidyCode } from "@tablee/domain/menus/offer";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

interface OfferCodeProps {
  code: string | null;
  /** Why it is not accepted. */
  problems: readonly string[];
  onCode: (code: string | null) => void;
}

/** The code of an offer (menus §41): the field is behind a link, because most people have no code. */
export function OfferCode({ code, problems, onCode }: OfferCodeProps) {
  useWords();
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  const isAsked = open && code === null;
  // Somebody who opened the field, or removed a code to correct it, wants to type.
  useEffect(() => {
    if (isAsked) field.current?.focus();
  }, [isAsked]);
  if (code !== null) return <TakenCode code={code} problems={problems} isNew={open} onRemove={() => onCode(null)} />;
  if (!open) {
    return (
      <Button variant="link" size="sm" flush start={<Tag aria-hidden="true" />} onClick={() => setOpen(true)}>
        {m.basket_code_have()}
      </Button>
    );
  }
  return (
    <form
      method="post"
      noValidate
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        const written = tidyCode(typed);
        if (written !== "") onCode(written);
      }}
    >
      <Field label={m.basket_code()} className="min-w-0 grow basis-40">
        <TextInput
          ref={field}
          value={typed}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          onValueChange={setTyped}
        />
      </Field>
      <Button type="submit" variant="outline">
        {m.basket_code_take()}
      </Button>
    </form>
  );
}

interface TakenCodeProps {
  code: string;
  problems: readonly string[];
  /** Just entered: its field is gone, so that focus moves to the code. */
  isNew: boolean;
  onRemove: () => void;
}

function TakenCode({ code, problems, isNew, onRemove }: TakenCodeProps) {
  useWords();
  const remove = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNew) remove.current?.focus();
  }, [isNew]);
  return (
    <div>
      <div className="flex min-h-11 items-center gap-2">
        <Tag aria-hidden="true" className="size-4 shrink-0" />
        <span className="min-w-0 grow break-words text-bs">
          {m.basket_code()} <span className="num font-semibold">{code}</span>
        </span>
        <IconButton ref={remove} className="-me-3" label={m.basket_code_remove({ code })} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
      <div role="status">
        {problems.map((words) => (
          <p key={words} data-problems="code" className="text-cap font-medium text-danger-ink">
            {words}
          </p>
        ))}
      </div>
    </div>
  );
}
