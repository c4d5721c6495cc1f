import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { textIn } from "@tablee/domain/language/text-in";
import type { Combo } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { useNow } from "../../language/now.ts";
import { m } from "../../paraglide/messages.js";
import { takesOrders } from "../restaurants/open-line.tsx";
import { AddBar, CannotAdd } from "./add-bar.tsx";
import { noteProblem } from "./kitchen-note.tsx";
import { useMenuOrdering } from "./menu-ordering.ts";
import type { ComboComposer } from "./use-combo-composer.ts";
import type { useMissingPlaces } from "./use-missing-places.ts";

interface ComboFootProps {
  restaurant: Restaurant;
  combo: Combo;
  composer: ComboComposer;
  missing: ReturnType<typeof useMissingPlaces>;
  line: { id: string } | undefined;
  onDone: () => void;
}

/** What still misses on this step: where it stands, and what it is called. */
function missingOn({ step, slots, portions }: ComboComposer) {
  if (step === "items") {
    return slots.filter((view) => view.missing).map(({ slot }) => ({ place: `slot-${slot.id}`, name: slot.name }));
  }
  return portions.flatMap(({ slot, groups }) =>
    groups
      .filter(({ valid }) => !valid)
      .map(({ group }) => ({ place: `group-${slot.id}-${group.id}`, name: group.name })),
  );
}

/** The combo's total and its next step, or why it cannot be ordered. */
export function ComboFoot({ restaurant, combo, composer, missing, line, onDone }: ComboFootProps) {
  const language = useLanguage();
  const now = useNow();
  const ordering = useMenuOrdering();
  if (!ordering || !takesOrders(restaurant, now)) return <CannotAdd>{m.menu_order_not_available()}</CannotAdd>;
  if (composer.most === 0) return <CannotAdd>{m.menu_limit_reached()}</CannotAdd>;
  const lacking = missingOn(composer);
  const total = formatMoney(toDecimal(composer.price), restaurant.currency, language);
  const names = lacking.map(({ name }) => textIn(name, language)).join(", ");
  const problem = composer.tried && lacking.length > 0 ? m.menu_still_missing({ groups: names }) : null;
  const settled = () => {
    const [first] = lacking;
    if (!first) return true;
    composer.setTried();
    missing.show(first.place);
    return false;
  };
  const add = () => {
    if (noteProblem(composer.notes) !== null || !settled()) return;
    const shown = { name: combo.name, image_url: combo.image_url, unit_price: composer.unit_price };
    if (line) ordering.replace(line.id, composer.line, shown);
    else ordering.add(composer.line, shown);
    onDone();
  };
  // As long as a dish with choices may still fill a slot, there is a next step.
  const goesOn = composer.portions.length > 0 || (lacking.length > 0 && composer.customisable);
  if (composer.step === "items" && goesOn) {
    return (
      <>
        {problem ? (
          <Message tone="danger" announce className="mb-2.5">
            {problem}
          </Message>
        ) : null}
        <Button size="lg" block end={total} onClick={() => (settled() ? composer.go("customise") : undefined)}>
          {m.menu_next()}
        </Button>
      </>
    );
  }
  return (
    <>
      {composer.step === "customise" ? (
        <Button variant="ghost" size="sm" className="mb-1 -ms-2" onClick={() => composer.go("items")}>
          {m.menu_previous()}
        </Button>
      ) : null}
      <AddBar
        quantity={Math.min(composer.quantity, composer.most)}
        most={composer.most}
        onQuantity={composer.setQuantity}
        total={total}
        label={line ? m.menu_update_order() : m.menu_add_to_order()}
        onAdd={add}
        problem={problem}
      />
    </>
  );
}
