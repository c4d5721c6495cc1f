import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { changesByKind, type ChangesOfKind } from "@tablee/domain/management/change-kinds";
import { ADDED, ORDER } from "@tablee/domain/management/menu-draft";
import type { MenuEdit } from "@tablee/domain/management/menu-edits";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import { changeKindWord } from "./change-kind-words.ts";
import { ChangedLine } from "./changed-line.tsx";
import type { MenuEditing } from "../use-menu-draft.ts";

interface ChangesByKindProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
}

/** Up to this number of lines all kinds are expanded; with more, each is expanded on demand. */
const MOST_OPEN = 12;

/**
 * The changes of a draft, collapsed by kind: what is new is separate from what overwrites the live menu
 * (management §7).
 */
export function ChangesByKind(props: ChangesByKindProps) {
  useWords();
  const kinds = changesByKind(props.draft.live, props.editing.changes);
  const added = kinds.filter(({ kind }) => kind === "added");
  const over = kinds.filter(({ kind }) => kind !== "added");
  const opened = kinds.reduce((sum, { lines }) => sum + lines.length, 0) <= MOST_OPEN;
  const list = (some: readonly ChangesOfKind[]) => (
    <ul className="mt-3 grid grid-cols-1 gap-2">
      {some.map((one) => (
        <li key={`${one.list} ${one.kind}`}>
          <OneKind {...props} of={one} opened={opened} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {added.length > 0 ? (
        <section className="mt-5">
          <h2 className="font-display text-t2">{m.management_changes_new()}</h2>
          {list(added)}
        </section>
      ) : null}
      {over.length > 0 ? (
        <section className="mt-6">
          <h2 className="font-display text-t2">{m.management_changes_over()}</h2>
          <p className="text-bs text-ink-2">{m.management_changes_over_text()}</p>
          {list(over)}
        </section>
      ) : null}
    </>
  );
}

interface OneKindProps extends ChangesByKindProps {
  of: ChangesOfKind;
  opened: boolean;
}

function OneKind({ of, opened, ...place }: OneKindProps) {
  useWords();
  const { list, kind, lines } = of;
  const { editing, draft, menu } = place;
  // What prevents publishing is expanded.
  const isHeld = lines.some(({ ref }) => editing.overtaken.some((one) => one.list === list && one.ref === ref));
  const [open, setOpen] = useState(opened || isHeld);
  const word = changeKindWord(list, kind);
  const back = backOf(of);
  return (
    <details
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      className="group rounded-card border border-line bg-surface"
    >
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-3 rounded-card px-4 py-2 hover:bg-sunken [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow font-semibold wrap-anywhere">{word}</span>
        <span className="num text-bs text-ink-2">{lines.length}</span>
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 text-ink-3 transition-transform duration-150 group-open:rotate-180"
        />
      </summary>
      {open ? (
        <div className="border-t border-line px-4 pb-2">
          <ul className="divide-y divide-line">
            {lines.map(({ ref, changes }) => (
              <ChangedLine key={ref} {...{ editing, draft, menu, list }} lineRef={ref} changes={changes} />
            ))}
          </ul>
          {lines.length > 1 && back.length > 0 ? (
            <Button
              size="sm"
              variant="outline"
              className="my-2"
              onClick={() => editing.edit(back)}
              aria-label={m.management_undo_kind_of({ what: word })}
            >
              {m.management_undo_kind()}
            </Button>
          ) : null}
        </div>
      ) : null}
    </details>
  );
}

/** Returns the edits that revert every line of a kind to the live menu. */
const backOf = ({ list, lines }: ChangesOfKind): MenuEdit[] =>
  lines.flatMap(({ ref, changes }) =>
    changes.flatMap(({ field, before, after }): MenuEdit[] => {
      if (field === ORDER && ref === "") return [];
      if (field === ADDED) return [{ kind: "remove", list, ref }];
      return [{ kind: "set", list, ref, field, seen: after, value: before }];
    }),
  );
