import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import type { EditConflict } from "@tablee/domain/management/menu-edits";
import { useEffect, useRef } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { EDIT_REFUSED, fieldWord, lineWord, valueWord } from "./field-words.ts";
import type { MenuEditing } from "./use-menu-draft.ts";

/** Shows what could not be saved, and what somebody else changed meanwhile: both values, of which one is chosen. */
export function EditNotices({ editing }: { editing: MenuEditing }) {
  useWords();
  const { failure, retry, conflicts } = editing;
  return (
    <div className="mt-4 grid gap-3 empty:hidden">
      {failure === null ? null : (
        <div ref={handsFocusOn} className="grid justify-items-start gap-2">
          <Message tone="danger" announce>
            {wordsOfRefusal(EDIT_REFUSED, failure) ?? failureLine(failure)}
          </Message>
          <Button variant="outline" size="sm" onClick={retry}>
            {m.management_try_again()}
          </Button>
        </div>
      )}
      {conflicts.map((conflict) => (
        <Conflict key={`${conflict.list} ${conflict.ref} ${conflict.field}`} editing={editing} conflict={conflict} />
      ))}
    </div>
  );
}

function Conflict({ editing, conflict }: { editing: MenuEditing; conflict: EditConflict }) {
  const language = useLanguage();
  const box = useRef<HTMLElement>(null);
  // Scrolled into view: the field that was left may be far below, where the other value is now shown without a reason.
  // Braces, because newer browsers return a promise, which React would take for a cleanup function.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  const { draft, menu, edit, settle } = editing;
  if (!draft || !menu) return null;
  const { list, ref, field, theirs, mine } = conflict;
  const word = (value: unknown) => valueWord(field, value, { menu, currency: draft.currency, language });
  const by = draft.changes.find((one) => one.list === list && one.ref === ref && one.field === field)?.by;
  return (
    <section ref={box} role="alert" className="rounded-card border border-warning bg-warning-tint p-4">
      <h2 className="font-semibold text-warning-ink">
        {by ? m.management_conflict_by({ name: by }) : m.management_conflict_title()}
      </h2>
      <p className="mt-1 text-warning-ink [overflow-wrap:anywhere]">
        {m.management_conflict_values({
          dish: lineWord(menu, list, ref, language),
          field: fieldWord(field),
          theirs: word(theirs),
          mine: word(mine),
        })}
      </p>
      <div ref={handsFocusOn} className="mt-3 flex flex-wrap gap-3">
        {theirs === undefined ? null : (
          <Button
            variant="strong"
            onClick={() => {
              settle(conflict);
              edit([{ kind: "set", list, ref, field, seen: theirs, value: mine }]);
            }}
          >
            {m.management_keep_mine()}
          </Button>
        )}
        <Button variant="outline" onClick={() => settle(conflict)}>
          {m.management_take_theirs()}
        </Button>
      </div>
    </section>
  );
}
