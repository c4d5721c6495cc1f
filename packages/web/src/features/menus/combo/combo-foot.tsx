import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import type { Combo, Menu } from "@tablee/domain/menus/menu";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { takesOrders } from "../../restaurants/open-line.tsx";
import { AddBar, CannotAdd } from "../dish/add-bar.tsx";
import { NotServed, useClosedSection } from "../dish/not-served.tsx";
import { NOTE, noteProblem } from "../dish/kitchen-note.tsx";
import { type MenuOrdering, useMenuOrdering } from "../reading/menu-ordering.ts";
import type { Wizard } from "../dish/use-wizard.ts";
import type { ComboStep } from "./combo-composition.ts";
import { missingOn } from "./combo-missing.ts";
import type { ComboComposer } from "./use-combo-composer.ts";
import type { useMissingPlaces } from "../dish/use-missing-places.ts";
import { totalWords } from "../dish/total-words.ts";
import { WizardFoot } from "../dish/wizard-foot.tsx";

interface ComboFootProps {
  restaurant: Restaurant;
  menu: Menu;
  combo: Combo;
  composer: ComboComposer;
  wizard: Wizard<ComboStep> | null;
  missing: ReturnType<typeof useMissingPlaces>;
  line: { id: string } | undefined;
  onDone: () => void;
}

/** The combo's total and next step, or why it cannot be ordered. */
export function ComboFoot(props: ComboFootProps) {
  useWords();
  const now = useNow();
  const ordering = useMenuOrdering();
  const { menu, composer } = props;
  const { timezone } = props.restaurant;
  const items = composer.slots.flatMap(({ choices }) => choices.flatMap(({ item, count }) => (count > 0 ? item : [])));
  const closed = useClosedSection(menu, items, timezone);
  if (!ordering || !takesOrders(props.restaurant, now)) return <CannotAdd>{m.menu_order_not_available()}</CannotAdd>;
  // An edited line is in the order already: its problems are shown there.
  if (closed && !props.line) return <NotServed {...{ menu, items, section: closed }} timezone={timezone} />;
  if (props.composer.most === 0) return <CannotAdd>{m.menu_limit_reached()}</CannotAdd>;
  return <ComboActions {...props} ordering={ordering} />;
}

type ComboActionsProps = ComboFootProps & { ordering: MenuOrdering };

function ComboActions(props: ComboActionsProps) {
  const { combo, composer, wizard, missing, line, onDone, ordering } = props;
  const language = useLanguage();
  const lacking = missingOn(composer, language);
  const choosing = composer.step === "items" && composer.goes_on;
  // The note comes with the last step.
  const note = choosing ? null : noteProblem(composer.notes);
  const total = totalWords(composer, props.restaurant.currency, language);
  const names = lacking.map(({ name }) => name).join(", ");
  const lacks = lacking.length > 0 ? m.menu_still_missing({ groups: names }) : note;
  const problem = composer.tried ? lacks : null;
  const settled = () => {
    if (lacks === null) return true;
    composer.setTried();
    missing.show(lacking[0]?.place ?? NOTE);
    return false;
  };
  const add = () => {
    if (!settled()) return false;
    const shown = { name: combo.name, image_url: combo.image_url, unit_price: composer.unit_price };
    if (line) ordering.replace(line.id, composer.line, shown);
    else ordering.add(composer.line, shown);
    composer.forget();
    onDone();
    return true;
  };
  if (choosing) {
    return <ToChoices {...{ problem, total }} next={() => (settled() ? composer.go("customise") : undefined)} />;
  }
  const back = wizard?.previous ?? (() => composer.go("items"));
  if (wizard?.asked) {
    return <WizardFoot wizard={wizard} group={wizard.asked.group} onPrevious={back} total={total} />;
  }
  return (
    <>
      {composer.step === "customise" ? (
        <Button variant="ghost" size="sm" flush className="mb-1" onClick={back}>
          {m.menu_previous()}
        </Button>
      ) : null}
      <AddBar
        dish={`combo ${combo.id} ${line?.id ?? ""}`}
        quantity={composer.quantity}
        most={composer.most}
        onQuantity={composer.setQuantity}
        label={line ? m.menu_update_order() : m.menu_add_to_order()}
        onAdd={add}
        isSaid={lacking.length === 0}
        {...{ total, problem }}
      />
    </>
  );
}

/** Leads from the items to their choices. */
function ToChoices({ problem, total, next }: { problem: string | null; total: string; next: () => void }) {
  useWords();
  return (
    <>
      {problem ? (
        <Message tone="danger" announce className="mb-2.5">
          {problem}
        </Message>
      ) : null}
      <Button size="lg" block end={total} onClick={next}>
        {m.menu_next()}
      </Button>
    </>
  );
}
