import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import { itemState } from "@tablee/domain/menus/item-availability";
import type { MenuItem } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { takesOrders } from "../restaurants/open-line.tsx";
import { AddBar, CannotAdd } from "./add-bar.tsx";
import { noteProblem } from "./kitchen-note.tsx";
import { useMenuOrdering } from "./menu-ordering.ts";
import type { ItemComposer } from "./use-item-composer.ts";
import type { useMissingPlaces } from "./use-missing-places.ts";
import type { Wizard } from "./use-wizard.ts";

interface ItemFootProps {
  restaurant: Restaurant;
  item: MenuItem;
  composer: ItemComposer;
  wizard: Wizard | null;
  missing: ReturnType<typeof useMissingPlaces>;
  /** The line that is being edited. */
  line: { id: string } | undefined;
  onDone: () => void;
}

/** The total and what to press: Add, or the wizard's next step, or why the dish cannot be ordered. */
export function ItemFoot({ restaurant, item, composer, wizard, missing, line, onDone }: ItemFootProps) {
  const language = useLanguage();
  const now = useNow();
  const ordering = useMenuOrdering();
  const state = itemState(item);
  if (state === "out_of_stock") return <CannotAdd>{m.menu_out_of_stock()}</CannotAdd>;
  if (state === "not_orderable") return <CannotAdd>{m.menu_not_orderable()}</CannotAdd>;
  if (!ordering || !takesOrders(restaurant, now)) return <CannotAdd>{m.menu_order_not_available()}</CannotAdd>;
  const total = formatMoney(toDecimal(composer.price), restaurant.currency, language);
  if (wizard?.group) return <WizardFoot wizard={wizard} total={total} />;

  const groups = composer.unmet.map(({ group }) => textIn(group.name, language)).join(", ");
  const add = () => {
    if (noteProblem(composer.notes) !== null) return;
    const [first] = composer.unmet;
    if (first) {
      composer.setTried();
      missing.show(`group-${first.group.id}`);
      return;
    }
    const shown = { name: item.name, image_url: item.image_url, unit_price: composer.unit_price };
    if (line) ordering.replace(line.id, composer.line, shown);
    else ordering.add(composer.line, shown);
    onDone();
  };
  return (
    <>
      {wizard?.previous ? (
        <Button variant="ghost" size="sm" className="mb-1 -ms-2" onClick={wizard.previous}>
          {m.menu_previous()}
        </Button>
      ) : null}
      <AddBar
        quantity={composer.quantity}
        onQuantity={composer.setQuantity}
        total={total}
        label={line ? m.menu_update_order() : m.menu_add_to_order()}
        onAdd={add}
        problem={composer.tried && composer.unmet.length > 0 ? m.menu_still_missing({ groups }) : null}
      />
    </>
  );
}

/** spec §4: Next is disabled until the step is valid; what misses is said beside it. */
function WizardFoot({ wizard, total }: { wizard: Wizard; total: string }) {
  const { group, mayGoOn, next, previous } = wizard;
  return (
    <>
      {group && !mayGoOn ? (
        <Message tone="info" className="mb-2.5">
          {group.total === 0 && group.missing === 1
            ? m.menu_choose_first()
            : m.menu_choose_more({ count: group.missing })}
        </Message>
      ) : null}
      <div className="flex flex-wrap gap-2.5">
        {previous ? (
          <Button variant="quiet" size="lg" onClick={previous}>
            {m.menu_previous()}
          </Button>
        ) : null}
        <Button size="lg" className="min-w-0 grow" disabled={!mayGoOn} end={total} onClick={next}>
          {m.menu_next()}
        </Button>
      </div>
    </>
  );
}
