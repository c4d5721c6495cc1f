import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { useMemo } from "react";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { takesOrders } from "../../restaurants/open-line.tsx";
import { DishSkeletons } from "../card/dish-skeletons.tsx";
import { ChoicesFailed } from "../card/dish-states.tsx";
import { itemOutliner, type MenuOutline, shownItems } from "../reading/menu-outline.ts";
import { ItemGrid } from "./menu-section.tsx";
import { sectionsOf } from "../reading/menu-sections.ts";
import type { ItemsKey } from "../reading/section-key.ts";
import { sectionName } from "../reading/menu-words.ts";
import { useWholeMenu } from "../dish/use-whole-menu.ts";

/** The dialog is wider than any section: a card keeps about the width that menus §22 asks for. */
const MORE_IN_A_ROW = "@min-[59rem]:grid-cols-5";

interface SectionDialogProps {
  open: boolean;
  section: ItemsKey;
  restaurant_id: number;
  outline: MenuOutline;
  onClose: () => void;
  onClosed: () => void;
}

/** "View more": every item of a section in a grid (menus §22). */
export function SectionDialog({ open, section, restaurant_id, outline, onClose, onClosed }: SectionDialogProps) {
  const language = useLanguage();
  const now = useNow();
  const { data, isError, refetch } = useWholeMenu(restaurant_id);
  const menu = data?.menu;
  const items = useMemo(() => {
    if (!menu) return null;
    const all = sectionsOf(shownItems(menu), menu.sections).find(({ key }) => key === section)?.items ?? [];
    return all.map(itemOutliner(menu));
  }, [menu, section]);
  const { restaurant } = outline;
  const head = outline.sections.find(({ key }) => key === section);
  const name = head ? sectionName(head, language) : m.menu_dishes();
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={onClosed}
      title={name}
      closeLabel={m.menu_close()}
      size="xl"
      fullHeight
    >
      {items ? (
        <div className="@container pt-1">
          <ItemGrid
            className={MORE_IN_A_ROW}
            items={items}
            restaurant_id={restaurant_id}
            currency={restaurant.currency}
            timezone={restaurant.timezone}
            orderable={takesOrders(restaurant, now)}
          />
        </div>
      ) : isError ? (
        <ChoicesFailed title={m.menu_dishes_failed()} onRetry={() => void refetch()} />
      ) : (
        <DishSkeletons className={MORE_IN_A_ROW} />
      )}
    </ResponsiveDialog>
  );
}
