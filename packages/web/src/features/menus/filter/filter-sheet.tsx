import type { Menu } from "@tablee/contract/menus/menus.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Switch } from "@tablee/design-system/inputs/switch";
import { ALLERGENS } from "@tablee/domain/menus/menu";
import { CircleAlert } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useFinishSheet } from "../../../routes/steps/use-finish-sheet.ts";
import type { Sheet } from "../../../routes/steps/use-sheet.ts";
import { useSession } from "../../../session/session.ts";
import { dietStore } from "./diet-store.ts";
import { AllergenChoice, DietChoice } from "./filter-choices.tsx";
import { countDishes } from "./filtered-menu.ts";
import { type MenuFilter, searchOf } from "./menu-filter.ts";
import { useWholeMenu } from "../dish/use-whole-menu.ts";
import { useMenuFilter } from "./use-menu-filter.ts";

/** `hide`: avoided allergens are hidden on this menu, not only marked. */
type Draft = MenuFilter & { hide: boolean };

const NOTHING: Draft = { without: [], diets: [], liked: false, hide: true };

const inForceOf = ({ hide, ...filter }: Draft): MenuFilter => ({ ...filter, without: hide ? filter.without : [] });

const begin = (filter: MenuFilter): Draft => {
  const avoided = dietStore.get().without;
  // What the device avoids stays included, even if the address filters by less.
  const without = ALLERGENS.filter((one) => filter.without.includes(one) || avoided.includes(one));
  return { ...filter, without, hide: filter.without.length > 0 || avoided.length === 0 };
};

/**
 * The filter of the menu. Avoided allergens are stored on the device and marked on every menu; whether dishes with them
 * are hidden is part of this page's address, as are diets and favourites.
 */
export function FilterSheet({ sheet, restaurant_id }: { sheet: Sheet; restaurant_id: number }) {
  useWords();
  const { user } = useSession();
  const menu = useWholeMenu(restaurant_id).data?.menu;
  const [filter] = useMenuFilter();
  const finish = useFinishSheet(sheet);
  const [draft, setDraft] = useState(() => begin(filter));
  const change = (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part }));
  const inForce = inForceOf(draft);
  const count =
    menu && countDishes(menu, { ...inForce, liked: inForce.liked ? new Set(user?.favorite_items ?? []) : null });
  const apply = () => {
    dietStore.set({ without: [...draft.without] });
    finish((search) => ({ ...search, ...searchOf(inForce) }));
  };
  return (
    <ResponsiveDialog
      open
      hasOwnStep
      onOpenChange={(open) => (open ? undefined : sheet.hide())}
      title={m.menu_filter()}
      closeLabel={m.menu_close()}
      footer={
        <div className="flex flex-wrap gap-2.5">
          <Button variant="quiet" size="lg" onClick={() => setDraft(NOTHING)}>
            {m.menu_filter_clear()}
          </Button>
          <Button size="lg" className="min-w-0 grow" onClick={apply}>
            {count === undefined ? m.menu_filter_show() : m.menu_filter_show_count({ count })}
          </Button>
        </div>
      }
    >
      <Avoiding menu={menu} draft={draft} onChange={change} />
      <DietChoice menu={menu} chosen={draft.diets} onChoose={(diets) => change({ diets })} />
      {user ? (
        <Switch
          label={m.menu_filter_favourites_only()}
          checked={draft.liked}
          onCheckedChange={(liked) => change({ liked })}
          className="mt-4 border-t border-line pt-3"
        />
      ) : null}
    </ResponsiveDialog>
  );
}

interface AvoidingProps {
  menu: Menu | undefined;
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}

/** The avoided allergens, and whether their dishes are hidden or only marked. */
function Avoiding({ menu, draft, onChange }: AvoidingProps) {
  useWords();
  return (
    <>
      {menu && !menu.items.some(({ allergens }) => allergens.length > 0) ? (
        <Notice tone="warning" announce={false} icon={<CircleAlert />} className="mb-4">
          {m.menu_filter_undeclared()}
        </Notice>
      ) : null}
      <AllergenChoice chosen={draft.without} onChoose={(without) => onChange({ without })} />
      {draft.without.length > 0 ? (
        <Switch
          label={m.menu_filter_hide()}
          description={draft.hide ? m.menu_filter_hidden() : m.menu_filter_marked()}
          checked={draft.hide}
          onCheckedChange={(next) => onChange({ hide: next })}
          className="mt-2"
        />
      ) : null}
      <p className="mt-2 text-cap text-ink-3">{m.menu_filter_traces()}</p>
    </>
  );
}
