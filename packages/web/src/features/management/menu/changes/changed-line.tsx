import type { EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { ADDED, fieldsOf, type MenuChange, type MenuList } from "@tablee/domain/management/menu-draft";
import { Link } from "@tanstack/react-router";
import { formatMoney } from "../../../../language/formats.ts";
import { useLanguage, useWords } from "../../../../language/language.ts";
import { m } from "../../../../paraglide/messages.js";
import type { MenuView } from "../../menu-search.ts";
import { fieldWord, lineWord, valueWord } from "../field-words.ts";
import type { MenuEditing } from "../use-menu-draft.ts";

/** The view in which each list is edited. */
export const VIEW_OF = {
  sections: "sections",
  items: undefined,
  modifier_groups: "choices",
  combos: "combos",
} as const satisfies Record<MenuList, MenuView | undefined>;

const LIST_WORDS = {
  sections: () => m.management_own_sections(),
  items: () => m.management_dishes(),
  modifier_groups: () => m.management_groups(),
  combos: () => m.management_combos(),
} satisfies Record<MenuList, () => string>;

interface ChangedLineProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  list: MenuList;
  lineRef: string;
  changes: readonly MenuChange[];
}

/** The changes of one line; each field can be reverted by itself. */
export function ChangedLine({ editing, draft, menu, list, lineRef, changes }: ChangedLineProps) {
  const language = useLanguage();
  const isNew = changes.some(({ field }) => field === ADDED);
  const by = draft.changes.find((one) => one.list === list && one.ref === lineRef)?.by;
  const name = lineRef === "" ? LIST_WORDS[list]() : lineWord(menu, list, lineRef, language);
  return (
    <li className={isNew ? "flex flex-wrap items-center gap-x-3 gap-y-1 py-1.5" : "py-3"}>
      <div className={`flex flex-wrap items-center gap-x-2 gap-y-0.5 ${isNew ? "min-w-0 grow basis-40" : ""}`}>
        <h3 className="font-semibold break-words">
          {lineRef !== "" ? (
            <Link
              to="/restaurant-admin/$restaurant_id/menu"
              params={{ restaurant_id: String(draft.restaurant_id) }}
              search={{ view: VIEW_OF[list], line: lineRef }}
              className="underline-offset-4 hover:underline"
            >
              {name}
            </Link>
          ) : (
            name
          )}
        </h3>
        {by && !isNew ? <span className="text-cap text-ink-3">{m.management_by({ name: by })}</span> : null}
      </div>
      {isNew ? (
        <>
          <NewLineFacts draft={draft} menu={menu} list={list} lineRef={lineRef} />
          <TakeBack of={name} onClick={() => editing.edit([{ kind: "remove", list, ref: lineRef }])} />
        </>
      ) : (
        <dl className="mt-2 grid gap-2">
          {changes.map((change) => (
            <ChangedField key={change.field} editing={editing} draft={draft} menu={menu} change={change} />
          ))}
        </dl>
      )}
    </li>
  );
}

interface NewLineFactsProps {
  draft: MenuDraft;
  menu: EditedMenu;
  list: MenuList;
  lineRef: string;
}

/** Shows of a new line what matters before it is published: its price, or its choices. */
function NewLineFacts({ draft, menu, list, lineRef }: NewLineFactsProps) {
  const language = useLanguage();
  const wording = { menu, currency: draft.currency, language };
  const find = <Line extends { ref: string }>(lines: readonly Line[]) => lines.find(({ ref }) => ref === lineRef);
  if (list === "modifier_groups") {
    const group = find(menu.modifier_groups);
    return group ? (
      <p className="order-last w-full text-cap text-ink-2 wrap-anywhere">
        {valueWord("modifiers", group.modifiers, wording)}
      </p>
    ) : null;
  }
  if (list === "sections") return null;
  const price = list === "items" ? find(menu.items)?.price : find(menu.combos)?.base_price;
  return (
    <p className="num shrink-0 text-bs text-ink-2">
      {typeof price === "number" ? formatMoney(price, draft.currency, language) : m.management_no_price()}
    </p>
  );
}

interface ChangedFieldProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  change: MenuChange;
}

function ChangedField({ editing, draft, menu, change }: ChangedFieldProps) {
  const language = useLanguage();
  const { list, ref, field, before, after } = change;
  if (ref === "") return <dd className="text-bs text-ink-2">{m.management_moved()}</dd>;
  const word = (value: unknown) => valueWord(field, value, { menu, currency: draft.currency, language });
  const isOvertaken = editing.overtaken.some((one) => one.list === list && one.ref === ref && one.field === field);
  const line = draft.live[list].find((one) => one.ref === ref);
  const live = line && fieldsOf(line).get(field);
  const set = (value: unknown) => editing.edit([{ kind: "set", list, ref, field, seen: after, value }]);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
      <dt className="text-bs font-semibold">{fieldWord(field)}</dt>
      <dd className="min-w-0 grow [overflow-wrap:anywhere]">
        <del className="bg-danger-tint text-danger-ink">{word(isOvertaken ? live : before)}</del>{" "}
        <ins className="bg-success-tint text-success-ink no-underline">{word(after)}</ins>
      </dd>
      {isOvertaken ? (
        <dd className="flex w-full flex-wrap items-center gap-2 text-bs text-warning-ink">
          {m.management_overtaken({ was: word(before), now: word(live) })}
          <Button size="sm" variant="strong" onClick={() => set(after)}>
            {m.management_keep_mine()}
          </Button>
          <Button size="sm" variant="outline" onClick={() => set(live)}>
            {m.management_take_theirs()}
          </Button>
        </dd>
      ) : (
        <dd>
          <TakeBack of={fieldWord(field)} onClick={() => set(before)} />
        </dd>
      )}
    </div>
  );
}

function TakeBack({ of, onClick }: { of: string; onClick: () => void }) {
  useWords();
  return (
    <Button size="sm" variant="ghost" flush onClick={onClick} aria-label={m.management_take_back_of({ what: of })}>
      {m.management_take_back()}
    </Button>
  );
}
