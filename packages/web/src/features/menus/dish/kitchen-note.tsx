import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { MAX_NOTES } from "@tablee/domain/orders/line/order-line";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

/** What the contract refuses in a note: lone surrogates, and control characters other than line breaks and tabs. */
const UNSENDABLE = /[\p{Cs}\p{Cc}]/u;
const LINE_BREAKS_AND_TABS = /[\t\n\r]/g;

/** Lengths count code points (language §13). */
const lengthOf = (notes: string): number => [...notes].length;

/** What is wrong with a note, in words, or null. */
export function noteProblem(notes: string): string | null {
  if (lengthOf(notes.trim()) > MAX_NOTES) return m.menu_note_too_long();
  return UNSENDABLE.test(notes.replaceAll(LINE_BREAKS_AND_TABS, "")) ? m.menu_note_characters() : null;
}

/** A note for the kitchen; the counter appears once the note is no longer short. */
export function KitchenNote({ notes, onNotes }: { notes: string; onNotes: (notes: string) => void }) {
  useWords();
  const length = lengthOf(notes.trim());
  return (
    <section className="py-5">
      <Field
        label={<span className="font-display text-t3">{m.menu_note_title()}</span>}
        hint={length === 0 ? m.menu_note_hint() : undefined}
        error={noteProblem(notes)}
        counter={length > 0 ? m.menu_chosen_counter({ count: length, max: MAX_NOTES }) : undefined}
      >
        <TextArea value={notes} onValueChange={onNotes} enterKeyHint="done" />
      </Field>
    </section>
  );
}
