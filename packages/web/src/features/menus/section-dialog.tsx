import { ResponsiveDialog } from "@tablee/design-system/responsive-dialog";
import type { ItemType } from "@tablee/domain/menus/menu";
import { useMemo } from "react";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { takesOrders } from "../restaurants/open-line.tsx";
import { DishSkeletons } from "./dish-skeletons.tsx";
import { type MenuOutline, outlineItem } from "./menu-outline.ts";
import { ItemGrid } from "./menu-section.tsx";
import { sectionWord } from "./menu-words.ts";
import { useWholeMenu } from "./use-dish-needs.ts";

interface SectionDialogProps {
  open: boolean;
  section: ItemType;
  restaurant_id: number;
  outline: MenuOutline;
  onClose: () => void;
  onClosed: () => void;
}

/** "View more": every item of a section in a grid (spec §2.3). */
export function SectionDialog({ open, section, restaurant_id, outline, onClose, onClosed }: SectionDialogProps) {
  useLanguage();
  const now = useNow();
  const menu = useWholeMenu(restaurant_id).data?.menu;
  const items = useMemo(() => {
    if (!menu) return null;
    const customisable = new Set(menu.modifier_groups.flatMap((group) => group.items));
    return menu.items
      .filter(({ type }) => type === section)
      .map((item) => outlineItem(item, customisable.has(item.id)));
  }, [menu, section]);
  const { restaurant } = outline;
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={onClosed}
      title={sectionWord(section)}
      closeLabel={m.menu_close()}
      size="xl"
      fullHeight
    >
      {items ? (
        <div className="@container pt-1">
          <ItemGrid
            items={items}
            restaurant_id={restaurant_id}
            currency={restaurant.currency}
            orderable={takesOrders(restaurant, now)}
          />
        </div>
      ) : (
        <DishSkeletons />
      )}
    </ResponsiveDialog>
  );
}
