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

/** The note's place among those to which Add scrolls (use-missing-places.ts). */
export const NOTE = "note";

interface KitchenNoteProps {
  notes: string;
  onNotes: (notes: string) => void;
  anchor: (element: HTMLElement | null) => void;
}

/** A note for the kitchen; the counter appears once the note is no longer short. */
export function KitchenNote({ notes, onNotes, anchor }: KitchenNoteProps) {
  useWords();
  const length = lengthOf(notes.trim());
  return (
    <section ref={anchor} className="scroll-mt-20 py-5 tablet:scroll-mt-2">
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
