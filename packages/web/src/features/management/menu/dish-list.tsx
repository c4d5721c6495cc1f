import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { Chip } from "@tablee/design-system/chip";
import { ChipRow } from "@tablee/design-system/chip-row";
import { EmptyState } from "@tablee/design-system/empty-state";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { FileUp, ListChecks, Plus, Search } from "lucide-react";
import { memo, useCallback, useDeferredValue, useMemo, useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { sectionWord } from "../../menus/reading/menu-words.ts";
import { useAddLine } from "./adding/use-add-line.ts";
import { BulkBar } from "./bulk-bar.tsx";
import { DishRow } from "./dish-row.tsx";
import { lacksWords } from "./lacking/lacking-dishes.ts";
import { dishAfter } from "./new-lines.ts";
import { NextLacking } from "./lacking/next-lacking.tsx";
import { type DishGroup, dishGroups, dropEdits } from "./sections/section-groups.ts";
import { useSteady } from "./use-steady.ts";
import { useRowDrag } from "./use-row-drag.ts";
import type { MenuEditing } from "./use-menu-draft.ts";

interface DishListProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  /** The ref of the dish whose form is beside the list. */
  opened: string | undefined;
}

const folded = (words: string): string =>
  words
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

type Only = "all" | "missing" | "archived";

const isShown = (dish: EditedItem, only: Only, query: string): boolean => {
  if (only === "archived" ? dish.listed : !dish.listed) return false;
  if (only === "missing" && !lacksWords(dish)) return false;
  const { en, fr, default: bare } = dish.name;
  return query === "" || [en, fr, bare].some((words) => words !== null && folded(words).includes(query));
};

/** Returns which dishes are listed, and which are selected to be changed together. */
function useListed(menu: EditedMenu) {
  const [query, setQuery] = useState("");
  const [only, setOnly] = useState<Only>("all");
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  // Typing is shown at once; hundreds of rows follow when there is time.
  const looked = useDeferredValue(query);
  const shown = useMemo(
    () => menu.items.filter((dish) => isShown(dish, only, folded(looked.trim()))),
    [menu.items, only, looked],
  );
  const toggle = useCallback(
    (ref: string) =>
      setChosen((all) => {
        const next = new Set(all);
        if (!next.delete(ref)) next.add(ref);
        return next;
      }),
    [],
  );
  return { query, setQuery, only, setOnly, chosen, setChosen, shown, toggle, isWhole: only === "all" && query === "" };
}
type Listed = ReturnType<typeof useListed>;

/** Every dish by section, to be found, opened, moved, and changed together with others. */
export function DishList({ editing, draft, menu, opened }: DishListProps) {
  useWords();
  const listed = useListed(menu);
  const { shown, chosen, setChosen, toggle, isWhole } = listed;
  return (
    <section aria-label={m.management_dishes()}>
      <NewAndSeveral editing={editing} menu={menu} opened={opened} listed={listed} />
      <Narrowing menu={menu} listed={listed} />
      {/* If a dish is open, its form has this. */}
      {opened === undefined ? <NextLacking menu={menu} opened={undefined} className="mt-3" /> : null}
      {chosen ? (
        <BulkBar editing={editing} draft={draft} menu={menu} chosen={chosen} shown={shown} choose={setChosen} />
      ) : null}
      {menu.items.length === 0 ? <NoDishes draft={draft} /> : null}
      {shown.length === 0 && menu.items.length > 0 ? (
        <p className="mt-6 text-ink-2">{m.management_no_dishes()}</p>
      ) : null}
      <ShownDishes {...{ editing, draft, menu, opened, shown, chosen, toggle, isWhole }} />
    </section>
  );
}

/** Without dishes, offers to import a menu: every restaurant has one somewhere. */
function NoDishes({ draft }: { draft: MenuDraft }) {
  useWords();
  return (
    <EmptyState
      icon={<FileUp />}
      title={m.management_empty()}
      text={m.management_empty_text()}
      action={
        <Button
          render={
            <Link
              to="/restaurant-admin/$restaurant_id/menu"
              params={{ restaurant_id: String(draft.restaurant_id) }}
              search={{ view: "file" }}
            />
          }
        >
          {m.management_empty_file()}
        </Button>
      }
    />
  );
}

type ShownDishesProps = DishListProps & Pick<Listed, "shown" | "chosen" | "toggle" | "isWhole">;

/** The rows by section. Memoised, so that hundreds of rows are not rendered while the search is typed. */
const ShownDishes = memo(function ShownDishes(props: ShownDishesProps) {
  useWords();
  const { editing, draft, menu, opened, shown, chosen, toggle, isWhole } = props;
  const changed = useMemo(() => new Set(editing.changes.map(({ ref }) => ref)), [editing.changes]);
  const groups = dishGroups(shown, menu.sections);
  const drop = useSteady((ref: string, onto: string) => editing.edit(dropEdits(menu, ref, onto)));
  const move = useSteady((ref: string, by: -1 | 1) => {
    const beside = groups.map(({ items }) => items.map((dish) => dish.ref)).find((refs) => refs.includes(ref)) ?? [];
    const onto = beside[beside.indexOf(ref) + by];
    if (onto !== undefined) drop(ref, onto);
  });
  const drag = useRowDrag(drop, "[data-dishes]");
  return (
    <div data-dishes="">
      {groups.map(({ items, ...group }) => (
        <div key={group.key} className="mt-5">
          <GroupHead group={group} count={items.length} />
          <ul className="mt-1.5 grid grid-cols-1 gap-1">
            {items.map((dish) => (
              <DishRow
                key={dish.ref}
                dish={dish}
                restaurant_id={draft.restaurant_id}
                currency={draft.currency}
                isOpen={dish.ref === opened}
                isChanged={changed.has(dish.ref)}
                isChosen={chosen && chosen.has(dish.ref)}
                toggle={toggle}
                drag={isWhole ? drag : null}
                move={move}
              />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

interface GroupHeadProps {
  group: Omit<DishGroup, "items">;
  count: number;
}

function GroupHead({ group: { section, type }, count }: GroupHeadProps) {
  const language = useLanguage();
  const own = section && (textIn(section.name, language) || m.management_nameless());
  return (
    <h2 className="text-bs font-semibold text-ink-2 wrap-anywhere">
      {own ?? (type ? sectionWord(type) : "")} · {count}
    </h2>
  );
}

function NewAndSeveral({
  editing,
  menu,
  opened,
  listed,
}: Pick<DishListProps, "editing" | "menu" | "opened"> & { listed: Listed }) {
  useWords();
  const addLine = useAddLine({ editing, menu, list: "items", opened });
  const { chosen, setChosen } = listed;
  const add = () => {
    const before = menu.items.find(({ ref }) => ref === opened) ?? menu.items.findLast((dish) => dish.listed);
    addLine(dishAfter(menu, before), before?.ref ?? null);
  };
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="strong" start={<Plus aria-hidden="true" />} onClick={add}>
        {m.management_add_dish()}
      </Button>
      <Button
        variant={chosen ? "tint" : "quiet"}
        aria-pressed={chosen !== null}
        start={<ListChecks aria-hidden="true" />}
        onClick={() => setChosen(chosen ? null : new Set())}
      >
        {m.management_several()}
      </Button>
    </div>
  );
}

/** The filters of the list: a search, and what dishes lack. */
function Narrowing({ menu, listed }: { menu: EditedMenu; listed: Listed }) {
  useWords();
  const { query, setQuery, only, setOnly } = listed;
  const archived = menu.items.filter((dish) => !dish.listed).length;
  const missing = menu.items.filter(lacksWords).length;
  const choices = [
    ["all", m.management_all()],
    ["missing", m.management_missing({ count: missing })],
    ["archived", m.management_archive({ count: archived })],
  ] as const;
  return (
    <>
      <TextInput
        type="search"
        aria-label={m.management_find_dish()}
        placeholder={m.management_find_dish()}
        value={query}
        onValueChange={setQuery}
        maxLength={80}
        autoComplete="off"
        start={<Search aria-hidden="true" />}
        className="mt-3"
      />
      <ChipRow label={m.management_which()} activeKey={only} className="mt-2">
        {choices.map(([value, label]) => (
          <Chip key={value} selected={only === value} onClick={() => setOnly(value)}>
            {label}
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
