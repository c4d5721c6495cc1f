import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { creatorView } from "./creator-opening.ts";
import { AsideLoading, ChoicesFailed, ChoicesLoading, DishGone } from "../card/dish-states.tsx";
import type { DishSearch } from "../reading/menu-search.ts";
import type { MenuOutline } from "../reading/menu-outline.ts";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import { menuOf } from "../reading/menu-queries.ts";
import { useComboPart } from "../combo/use-combo-part.tsx";
import { OpenedFoot } from "./add-bar.tsx";
import { useFocusOnDish } from "./use-focus-on-dish.ts";
import { useLeaveSteps, useStepHistory } from "./use-step-history.ts";
import { useWholeMenu } from "./use-whole-menu.ts";
import { useItemPart } from "./use-item-part.tsx";

export interface DishDialogProps {
  open: boolean;
  restaurant_id: number;
  search: DishSearch;
  /** What the page already knows of the dish, shown until the whole menu has loaded. */
  outline?: MenuOutline | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/**
 * The dialog of a dish and the combo creator (menus §20), one after the other in the same frame: the dish, which items
 * fill its combo, and the choices of each.
 */
export function DishDialog({ open, restaurant_id, search, outline, onClose, onClosed }: DishDialogProps) {
  useWords();
  const { leave, leaving } = useLeaveSteps(open, onClose);
  const finalFocus = useFocusOnDish(open, search);
  const whole = useWholeMenu(restaurant_id);
  const ordering = useMenuOrdering();
  const lines = ordering?.lines ?? [];
  const menu = whole.data ? menuOf(whole.data, ordering?.mode ?? null) : null;
  const view = creatorView(search, lines);
  const shared = { whole: whole.data, outline, menu, lines, onDone: leave };
  const { part: item, chosen, forget } = useItemPart({ ...shared, search });
  const onDone = () => {
    forget();
    leave();
  };
  const inCombo = view?.view === "combo" ? view : null;
  const combo = useComboPart({ ...shared, view: inCombo, line_id: search.line, chosen, onDone });
  const part = combo ?? item;
  useStepHistory(JSON.stringify(view), open ? part.steps : null, leaving);
  // Nothing is known of the dish while the menu is loading, so it does not count as gone.
  const unknown = !part.aside && !whole.data;
  const aside = part.aside ?? (whole.isPending ? <AsideLoading /> : null);
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : leave())}
      onClosed={onClosed}
      finalFocus={finalFocus}
      title={!unknown ? part.title : whole.isError ? m.menu_choices_failed() : m.menu_loading_choices()}
      closeLabel={m.menu_close()}
      eyebrow={part.eyebrow}
      {...(aside ? { aside } : { titleHidden: true, size: "sm" as const })}
      footer={part.footer && <OpenedFoot open={open}>{part.footer}</OpenedFoot>}
    >
      {part.body ? (
        part.body
      ) : whole.isError ? (
        <ChoicesFailed onRetry={() => void whole.refetch()} />
      ) : whole.isPending ? (
        <ChoicesLoading />
      ) : (
        <DishGone onClose={leave} />
      )}
    </ResponsiveDialog>
  );
}
