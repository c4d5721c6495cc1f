import { Button } from "@tablee/design-system/button";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { AddBar } from "./add-bar.tsx";
import { ComboOffers } from "../combo/combo-offers.tsx";
import { NOTE, noteProblem } from "./kitchen-note.tsx";
import { useMenuOrdering } from "../reading/menu-ordering.ts";
import type { GroupView } from "./item-composition.ts";
import type { ItemComposer } from "./use-item-composer.ts";
import { totalWords } from "./total-words.ts";
import type { useMissingPlaces } from "./use-missing-places.ts";
import type { Wizard } from "./use-wizard.ts";
import { WizardFoot } from "./wizard-foot.tsx";

interface ItemFootProps {
  restaurant: Restaurant;
  menu: Menu;
  item: MenuItem;
  composer: ItemComposer;
  wizard: Wizard<GroupView> | null;
  missing: ReturnType<typeof useMissingPlaces>;
  /** The line that is being edited. */
  line: { id: string } | undefined;
  onDone: () => void;
}

/** The total and the button to press: Add, or the wizard's next step. */
export function ItemFoot({ restaurant, menu, item, composer, wizard, missing, line, onDone }: ItemFootProps) {
  const language = useLanguage();
  const ordering = useMenuOrdering();
  if (!ordering) return null;
  const total = totalWords(composer, restaurant.currency, language);
  // An edited line does not become a combo.
  const offers = line ? null : <ComboOffers {...{ restaurant, menu, item }} place="foot" />;
  if (wizard?.asked) {
    return (
      <>
        {wizard.previous ? null : offers}
        <WizardFoot wizard={wizard} group={wizard.asked} onPrevious={wizard.previous} total={total} />
      </>
    );
  }

  const groups = composer.unmet.map(({ group }) => textIn(group.name, language)).join(", ");
  const lacks = composer.unmet.length > 0 ? m.menu_still_missing({ groups }) : noteProblem(composer.notes);
  const add = () => {
    if (lacks !== null) {
      const [first] = composer.unmet;
      composer.setTried();
      missing.show(first ? `group-${first.group.id}` : NOTE);
      return false;
    }
    const shown = { name: item.name, image_url: item.image_url, unit_price: composer.unit_price };
    if (line) ordering.replace(line.id, composer.line, shown);
    else ordering.add(composer.line, shown);
    composer.forget();
    onDone();
    return true;
  };
  return (
    <>
      {wizard?.previous ? (
        <Button variant="ghost" size="sm" flush className="mb-1" onClick={wizard.previous}>
          {m.menu_previous()}
        </Button>
      ) : null}
      {offers}
      <AddBar
        dish={`item ${item.id} ${line?.id ?? ""}`}
        quantity={composer.quantity}
        onQuantity={composer.setQuantity}
        total={total}
        label={line ? m.menu_update_order() : m.menu_add_to_order()}
        onAdd={add}
        problem={composer.tried ? lacks : null}
        isSaid={composer.unmet.length === 0}
      />
    </>
  );
}
