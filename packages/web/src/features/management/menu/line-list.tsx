import type { EditedCombo, EditedGroup, EditedSection } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { textIn } from "@tablee/domain/language/text-in";
import { Plus } from "lucide-react";
import { useMemo } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { placeFor } from "./line-edits.ts";
import { LineMarks } from "./line-marks.tsx";
import { LineRow } from "./line-row.tsx";
import type { MenuEditing } from "./use-menu-draft.ts";
import { useRowDrag } from "./use-row-drag.ts";

interface LineListProps<Line extends EditedGroup | EditedCombo | EditedSection> {
  editing: MenuEditing;
  draft: MenuDraft;
  list: "sections" | "modifier_groups" | "combos";
  view: "sections" | "choices" | "combos";
  lines: readonly Line[];
  /** The ref of the line whose form is beside the list. */
  opened: string | undefined;
  label: string;
  addLabel: string;
  /** The text if there are none. */
  none: string;
  add: () => void;
  /** The facts that a row shows below its name, and at its end. */
  facts: (line: Line) => string;
  amount?: (line: Line) => string;
}

/** The sections, groups of choices or combos of a menu, in their order; archived ones are last. */
export function LineList<Line extends EditedGroup | EditedCombo | EditedSection>(props: LineListProps<Line>) {
  const { editing, draft, list, view, lines, opened, facts, amount } = props;
  const language = useLanguage();
  const changed = useMemo(() => new Set(editing.changes.map(({ ref }) => ref)), [editing.changes]);
  const shown = lines.toSorted((one, other) => Number(other.listed) - Number(one.listed));
  const move = (ref: string, onto: string) => {
    const after = placeFor(lines, ref, onto);
    if (after !== ref) editing.edit([{ kind: "move", list, ref, after }]);
  };
  const drag = useRowDrag(move);
  return (
    <section aria-label={props.label}>
      <Button variant="strong" start={<Plus aria-hidden="true" />} onClick={props.add}>
        {props.addLabel}
      </Button>
      {shown.length === 0 ? <p className="mt-6 text-ink-2">{props.none}</p> : null}
      <ul className="mt-4 grid grid-cols-1 gap-1">
        {shown.map((line, at) => (
          <LineRow
            key={line.ref}
            restaurant_id={draft.restaurant_id}
            lineRef={line.ref}
            name={textIn(line.name, language) || m.management_nameless()}
            view={view}
            isOpen={line.ref === opened}
            drag={line.listed ? drag : null}
            move={(by) => {
              const onto = shown[at + by];
              if (onto?.listed) move(line.ref, onto.ref);
            }}
          >
            <span className="min-w-0 grow basis-24">
              <span className="block font-medium wrap-anywhere">
                {textIn(line.name, language) || m.management_nameless()}
              </span>
              <span className="block text-cap text-ink-2">{facts(line)}</span>
              <LineMarks line={line} isChanged={changed.has(line.ref)} />
            </span>
            {amount ? <span className="num shrink-0 text-bs text-ink-2">{amount(line)}</span> : null}
          </LineRow>
        ))}
      </ul>
    </section>
  );
}
