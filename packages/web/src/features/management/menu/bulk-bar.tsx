import type { EditedItem, EditedMenu } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Button } from "@tablee/design-system/button";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { BulkKind } from "./bulk-edits.ts";
import { BulkPreview } from "./bulk-preview.tsx";
import type { MenuEditing } from "./use-menu-draft.ts";

interface BulkBarProps {
  editing: MenuEditing;
  draft: MenuDraft;
  menu: EditedMenu;
  chosen: ReadonlySet<string>;
  /** The dishes listed at the moment, which can be selected all at once. */
  shown: readonly EditedItem[];
  choose: (refs: ReadonlySet<string> | null) => void;
}

/** The actions on several dishes at once, each with a preview of what it changes (management §9). */
export function BulkBar({ editing, draft, menu, chosen, shown, choose }: BulkBarProps) {
  useWords();
  const [kind, setKind] = useState<BulkKind | null>(null);
  const dishes = menu.items.filter(({ ref }) => chosen.has(ref));
  const isNone = dishes.length === 0;
  const action = (one: BulkKind, label: string) => (
    <Button size="sm" variant="outline" disabled={isNone} onClick={() => setKind(one)}>
      {label}
    </Button>
  );
  return (
    <div className="sticky top-safe z-10 mt-3 grid gap-2 rounded-card border border-line bg-surface p-3">
      <div className="flex flex-wrap items-center gap-2">
        <p role="status" className="me-auto text-bs font-semibold">
          {m.management_chosen({ count: dishes.length })}
        </p>
        <Button size="sm" variant="ghost" onClick={() => choose(new Set(shown.map(({ ref }) => ref)))}>
          {m.management_choose_all()}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => choose(null)}>
          {m.management_done()}
        </Button>
      </div>
      <div className="flex flex-wrap gap-2">
        {action("price", m.management_bulk_price())}
        {action("sold_out", m.management_bulk_sold_out())}
        {action("available", m.management_bulk_available())}
        {action("hide", m.management_put_away())}
        {action("show", m.management_bring_back())}
        {menu.sections.some(({ listed }) => listed) ? action("section", m.management_bulk_section()) : null}
      </div>
      {kind === null ? null : (
        <BulkPreview
          kind={kind}
          menu={menu}
          dishes={dishes}
          currency={draft.currency}
          close={() => setKind(null)}
          apply={(edits) => {
            editing.edit(edits);
            setKind(null);
            choose(new Set());
          }}
        />
      )}
    </div>
  );
}
