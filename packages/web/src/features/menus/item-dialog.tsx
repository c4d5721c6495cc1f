import { ResponsiveDialog } from "@tablee/design-system/responsive-dialog";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { itemOf } from "@tablee/domain/menus/find-in-menu";
import type { MenuItem } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import type { ItemLine, OrderLine } from "@tablee/domain/orders/order-line";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { DishAside, type DishFacts } from "./dish-aside.tsx";
import { ChoicesFailed, ChoicesLoading, DishGone } from "./dish-states.tsx";
import { ItemChoices } from "./item-choices.tsx";
import { ItemFoot } from "./item-foot.tsx";
import type { DishSearch } from "./menu-address.ts";
import type { MenuOutline, OutlineItem } from "./menu-outline.ts";
import { useMenuOrdering } from "./menu-ordering.ts";
import { menuOf } from "./menu-queries.ts";
import { useWholeMenu } from "./use-dish-needs.ts";
import { useItemComposer } from "./use-item-composer.ts";
import { useMissingPlaces } from "./use-missing-places.ts";
import { useWizard } from "./use-wizard.ts";

export interface DishDialogProps {
  open: boolean;
  restaurant_id: number;
  search: DishSearch;
  /** What the page already knows of the dish, to show before the whole menu has come. */
  outline?: MenuOutline | undefined;
  onClose: () => void;
  onClosed: () => void;
}

/** An item's dialog (mockup 05): its facts, its groups, a note, the total always in sight. */
export function ItemDialog({ open, restaurant_id, search, outline, onClose, onClosed }: DishDialogProps) {
  const language = useLanguage();
  const whole = useWholeMenu(restaurant_id);
  const line = useLine(search.line);
  const id = line?.item_id ?? search.item ?? 0;
  const menu = whole.data ? menuOf(whole.data) : null;
  const item = menu ? (itemOf(menu, id) ?? null) : null;
  const known = item ? factsOf(item) : previewOf(outline, id);
  const composer = useItemComposer(menu, item, line);
  const wizard = useWizard(composer, item?.use_wizard === true);
  const missing = useMissingPlaces();
  const currency = whole.data?.currency ?? outline?.restaurant.currency ?? "CAD";
  const name = known ? textIn(known.name, language) : m.menu_gone_title();
  const price =
    known?.price === null || known?.price === undefined ? null : formatMoney(known.price, currency, language);

  const aside = known ? <DishAside dish={known} price={price} outOfStock={known.state === "out_of_stock"} /> : null;
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={onClosed}
      title={name}
      closeLabel={m.menu_close()}
      eyebrow={composer && composer.groups.length > 0 ? m.menu_customize() : undefined}
      {...(aside ? { aside } : { titleHidden: true, size: "sm" as const })}
      footer={
        composer && item ? (
          <ItemFoot
            {...{ restaurant: whole.data as Restaurant, item, composer, wizard, missing, line, onDone: onClose }}
          />
        ) : null
      }
    >
      {composer && item && menu ? (
        <ItemChoices {...{ menu, editing: line !== undefined, composer, item, currency, wizard, missing }} />
      ) : whole.isError ? (
        <ChoicesFailed onRetry={() => void whole.refetch()} />
      ) : whole.isPending ? (
        <ChoicesLoading />
      ) : (
        <DishGone onClose={onClose} />
      )}
    </ResponsiveDialog>
  );
}

type Known = DishFacts & { price: number | null; state: OutlineItem["state"] };

const factsOf = (item: MenuItem): Known => ({
  ...item,
  min_order_delay: item.settings.min_order_delay,
  price: item.price === null ? null : toDecimal(item.price),
  state: item.stock_status === "available" ? "available" : "out_of_stock",
});

function previewOf(outline: MenuOutline | undefined, id: number): Known | null {
  const found = outline?.sections.flatMap(({ items }) => items).find((item) => item.id === id);
  return found ? { ...found, min_order_delay: found.settings.min_order_delay } : null;
}

/** The line of the basket that is being edited. */
function useLine(id: string | undefined): (ItemLine & { id: string }) | undefined {
  const lines: readonly (OrderLine & { id: string })[] = useMenuOrdering()?.lines ?? [];
  const line = lines.find((each) => each.id === id);
  return line?.type === "item" ? line : undefined;
}
