import type { Passkey } from "@tablee/contract/accounts/ways.schema";
import { Button } from "@tablee/design-system/button";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { formatAge } from "../../../language/age.ts";
import { useTimezone } from "../../../language/device-habits.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import type { Removing } from "./removal-dialog.tsx";
import type { WayChange } from "./use-change-ways.ts";

interface PasskeyRowProps {
  passkey: Passkey;
  /** Its name in the labels of its buttons, unique among the rows. */
  called: string;
  /** Whether it is the only way to sign in, which cannot be removed. */
  last: boolean;
  onChange: (change: WayChange) => void;
  onRemove: (removing: Removing) => void;
}

/** A row with a passkey and its name, which the member may change. */
export function PasskeyRow({ passkey, called, last, onChange, onRemove }: PasskeyRowProps) {
  useWords();
  const { id, last_used_at } = passkey;
  const language = useLanguage();
  const age = { now: useNow(), timezone: useTimezone() };
  const used = last_used_at && formatAge(new Date(last_used_at), age.now, language, age.timezone);
  const [name, setName] = useState<string | null>(null);
  const save = () => {
    if (name !== null && name.trim() !== "") onChange({ what: "rename_passkey", id, name: name.trim() });
    setName(null);
  };
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line px-4 py-3">
      <KeyRound aria-hidden="true" className="size-5" />
      {name === null ? (
        <span className="min-w-0 grow basis-[8rem]">
          <span className="block font-semibold break-words">{passkey.name}</span>
          <span className="block text-cap text-ink-2">
            {used === null ? m.ways_passkey_unused() : m.ways_passkey_used({ age: used })}
          </span>
        </span>
      ) : (
        <form
          className="min-w-0 grow basis-[8rem]"
          onSubmit={(event) => {
            event.preventDefault();
            save();
          }}
        >
          <TextInput aria-label={m.ways_passkey_name()} maxLength={50} value={name} onValueChange={setName} />
        </form>
      )}
      {/* On a narrow row the buttons wrap together. */}
      <span className="ms-auto flex flex-wrap justify-end gap-3">
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.ways_action_of({ action: name === null ? m.ways_rename() : m.ways_save(), of: called })}
          onClick={() => (name === null ? setName(passkey.name) : save())}
        >
          {name === null ? m.ways_rename() : m.ways_save()}
        </Button>
        <Button
          variant="quiet"
          size="sm"
          aria-label={m.ways_action_of({ action: m.ways_remove(), of: called })}
          disabled={last}
          onClick={() => onRemove({ what: "passkey", id, name: called })}
        >
          {m.ways_remove()}
        </Button>
      </span>
    </li>
  );
}
