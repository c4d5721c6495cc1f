import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import { Button } from "@tablee/design-system/button";
import { useNavigate } from "@tanstack/react-router";
import { Archive, ArchiveRestore, Copy, MoveDown, MoveUp } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { placeFor, type SetField } from "./dish-edits.ts";
import { copyOf } from "./new-dish.ts";
import type { MenuEditing } from "./use-menu-draft.ts";

interface DishActionsProps {
  editing: MenuEditing;
  menu: EditedMenu;
  dish: EditedItem;
  set: SetField;
}

/** Adds the dish once more behind itself, asked for the same choices, and opens it. */
function useCopy({ editing, menu, dish }: Omit<DishActionsProps, "set">): () => void {
  const navigate = useNavigate({ from: "/restaurant-admin/$restaurant_id/menu" });
  const { ref } = dish;
  return () => {
    const line = copyOf(menu, dish);
    const groups = menu.modifier_groups.filter(({ items }) => items.includes(ref));
    editing.edit([
      { kind: "add", list: "items", line, after: ref },
      ...groups.map((group) => ({
        kind: "set" as const,
        list: "modifier_groups" as const,
        ref: group.ref,
        field: "items",
        seen: group.items,
        value: [...group.items, line.ref],
      })),
    ]);
    void navigate({ search: { dish: line.ref } });
  };
}

/** What is done with a whole dish. */
export function DishActions({ editing, menu, dish, set }: DishActionsProps) {
  useWords();
  const { ref, listed } = dish;
  const beside = menu.items.filter(({ type, listed: shown }) => type === dish.type && shown);
  const at = beside.findIndex((one) => one.ref === ref);
  const onto = (by: -1 | 1) => (at < 0 ? undefined : beside[at + by]?.ref);
  const move = (by: -1 | 1) => {
    const other = onto(by);
    if (other === undefined) return;
    editing.edit([{ kind: "move", list: "items", ref, after: placeFor(menu.items, ref, other) }]);
  };
  const copy = useCopy({ editing, menu, dish });
  return (
    <div className="flex flex-wrap gap-2">
      <Button size="sm" variant="quiet" start={<Copy aria-hidden="true" />} onClick={copy}>
        {m.management_copy()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={onto(-1) === undefined}
        start={<MoveUp aria-hidden="true" />}
        onClick={() => move(-1)}
      >
        {m.management_up()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        disabled={onto(1) === undefined}
        start={<MoveDown aria-hidden="true" />}
        onClick={() => move(1)}
      >
        {m.management_down()}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        start={listed ? <Archive aria-hidden="true" /> : <ArchiveRestore aria-hidden="true" />}
        onClick={() => set("listed", listed, !listed)}
      >
        {listed ? m.management_put_away() : m.management_bring_back()}
      </Button>
    </div>
  );
}
