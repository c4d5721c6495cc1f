import { itemState } from "@tablee/domain/menus/item-availability";
import type { MenuItem } from "@tablee/domain/menus/menu";
import type { Currency } from "@tablee/domain/money/minor";
import { Fragment } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DroppedChoices } from "./dropped-choices.tsx";
import { firstOpened, type GroupView } from "./item-composition.ts";
import { KitchenNote, NOTE } from "./kitchen-note.tsx";
import { LostChoices } from "./lost-choices.tsx";
import { ModifierGroup } from "./modifier-group.tsx";
import { StepLine } from "./step-line.tsx";
import type { ItemComposer } from "./use-item-composer.ts";
import type { useMissingPlaces } from "./use-missing-places.ts";
import { useGoingOn } from "./use-going-on.ts";
import { useStepTop } from "./use-step-top.ts";
import type { Wizard } from "./use-wizard.ts";

interface ItemChoicesProps {
  composer: ItemComposer;
  item: MenuItem;
  currency: Currency;
  wizard: Wizard<GroupView> | null;
  missing: ReturnType<typeof useMissingPlaces>;
}

/** The groups of an item and the note for the kitchen: all at once, or one per step. */
export function ItemChoices({ composer, item, currency, wizard, missing }: ItemChoicesProps) {
  useWords();
  const top = useStepTop(wizard?.step ?? null);
  const goOn = useGoingOn();
  const next = (view: GroupView, modifier_id: number, quantity: number) => {
    const opened = quantity > 0 ? firstOpened(view, modifier_id) : undefined;
    if (opened !== undefined && !wizard) return goOn(() => missing.reveal(`group-${opened}`));
    if (view.resolved.control !== "radio") return;
    const after = composer.groups.slice(composer.groups.indexOf(view) + 1).find(({ unmet }) => unmet);
    if (wizard) goOn(wizard.next);
    else if (view.unmet && after) goOn(() => missing.reveal(`group-${after.group.id}`));
  };
  const shown = wizard ? (wizard.asked ? [wizard.asked] : []) : composer.groups;
  return (
    <>
      <div ref={top} className="scroll-mt-20 tablet:scroll-mt-2" />
      {wizard ? <StepLine>{m.menu_step({ step: wizard.step, count: wizard.count })}</StepLine> : null}
      {composer.lost ? <LostChoices /> : null}
      {shown.map((view) => (
        <Fragment key={view.group.id}>
          <ModifierGroup
            view={view}
            item={item}
            currency={currency}
            tried={composer.tried}
            onSelect={(modifier_id, quantity) => {
              composer.select(view.group.id, modifier_id, quantity);
              next(view, modifier_id, quantity);
            }}
            anchor={missing.anchor(`group-${view.group.id}`)}
          />
          <DroppedChoices
            dropped={composer.dropped}
            under={{ slot_id: null, group_id: view.group.id }}
            currency={currency}
          />
        </Fragment>
      ))}
      {wizard?.asked || itemState(item) !== "available" ? null : (
        <KitchenNote notes={composer.notes} onNotes={composer.setNotes} anchor={missing.anchor(NOTE)} />
      )}
    </>
  );
}
