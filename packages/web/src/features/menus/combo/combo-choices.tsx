import type { Currency } from "@tablee/domain/money/minor";
import { Fragment, type ReactNode } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { type ComboStep, type PortionView, stepShown } from "./combo-composition.ts";
import { portionName } from "./combo-missing.ts";
import { ComboSlotChoice } from "./combo-slots.tsx";
import { DroppedChoices } from "../dish/dropped-choices.tsx";
import { firstOpened, type GroupView } from "../dish/item-composition.ts";
import { KitchenNote, NOTE } from "../dish/kitchen-note.tsx";
import { LostChoices } from "../dish/lost-choices.tsx";
import { ModifierGroup } from "../dish/modifier-group.tsx";
import { StepLine } from "../dish/step-line.tsx";
import type { ComboComposer } from "./use-combo-composer.ts";
import type { useMissingPlaces } from "../dish/use-missing-places.ts";
import { useGoingOn } from "../dish/use-going-on.ts";
import { useStepTop } from "../dish/use-step-top.ts";
import type { Wizard } from "../dish/use-wizard.ts";

interface ComboChoicesProps {
  composer: ComboComposer;
  wizard: Wizard<ComboStep> | null;
  currency: Currency;
  missing: ReturnType<typeof useMissingPlaces>;
  /** Leads back to the dish from which the combo was opened. */
  wayBack: ReactNode;
}

/** A combo's slots, then the groups of the dishes in them: all at once, or one per step. */
export function ComboChoices(props: ComboChoicesProps) {
  const { composer, wizard, currency, missing, wayBack } = props;
  useWords();
  const shown = stepShown(composer, wizard);
  const top = useStepTop(`${composer.step} ${wizard?.step ?? ""}`);
  const goOn = useGoingOn();
  /** Scrolls to the next slot that lacks a dish, once this one has it. */
  const reveal = (at: number) => {
    const after = composer.slots.slice(at + 1).find((each) => each.missing);
    if (composer.slots[at]?.missing && after) goOn(() => missing.reveal(`slot-${after.slot.id}`));
  };
  return (
    <>
      {composer.step === "items" ? wayBack : null}
      <div ref={top} className="scroll-mt-20 tablet:scroll-mt-2" />
      {shown ? (
        <StepLine name={composer.step === "items" ? m.menu_combo_choose() : m.menu_combo_customize()}>
          {m.menu_step(shown)}
        </StepLine>
      ) : null}
      {composer.lost ? <LostChoices /> : null}
      {composer.step === "items" ? (
        composer.slots.map((view, at) => (
          <ComboSlotChoice
            key={view.slot.id}
            view={view}
            currency={currency}
            tried={composer.tried}
            onFill={(choice) => {
              composer.fill(view.slot.id, choice);
              reveal(at);
            }}
            onCount={(choice, wanted) => {
              composer.count(view.slot.id, choice, wanted);
              if (view.chosen + wanted - choice.count === view.slot.maximum) reveal(at);
            }}
            anchor={missing.anchor(`slot-${view.slot.id}`)}
          />
        ))
      ) : (
        <Customising {...props} />
      )}
      {composer.step === "items" && !composer.goes_on ? (
        <KitchenNote notes={composer.notes} onNotes={composer.setNotes} anchor={missing.anchor(NOTE)} />
      ) : null}
    </>
  );
}

function Customising({ composer, wizard, currency, missing }: ComboChoicesProps) {
  useWords();
  const asked = wizard?.asked;
  const portions = wizard ? (asked ? [{ ...asked.portion, groups: [asked.group] }] : []) : composer.portions;
  return (
    <>
      {portions.map((portion) => (
        <Portion key={`${portion.slot.id}-${portion.portion}`} {...{ portion, composer, currency, missing, wizard }} />
      ))}
      {asked ? null : <KitchenNote notes={composer.notes} onNotes={composer.setNotes} anchor={missing.anchor(NOTE)} />}
    </>
  );
}

/** menus §27: the price of a dish by itself says nothing about the price of the combo. */
const IN_COMBO = { price: null };

type PortionProps = Pick<ComboChoicesProps, "composer" | "currency" | "missing" | "wizard"> & {
  portion: PortionView & { groups: GroupView[] };
};

function Portion({ portion, composer, currency, missing, wizard }: PortionProps) {
  const language = useLanguage();
  const goOn = useGoingOn();
  const place = (group_id: number) => `group-${portion.slot.id}-${portion.portion}-${group_id}`;
  return (
    <div className="mb-6">
      <h3 className="mb-3 font-display text-t2">{portionName(portion, language)}</h3>
      {portion.groups.map((view) => (
        <Fragment key={view.group.id}>
          <ModifierGroup
            view={view}
            item={IN_COMBO}
            currency={currency}
            tried={composer.tried}
            onSelect={(modifier_id, quantity) => {
              composer.select(portion, view.group.id, modifier_id, quantity);
              const opened = quantity > 0 ? firstOpened(view, modifier_id) : undefined;
              if (wizard && view.resolved.control === "radio") goOn(wizard.next);
              else if (!wizard && opened !== undefined) goOn(() => missing.reveal(place(opened)));
            }}
            anchor={missing.anchor(place(view.group.id))}
          />
          <DroppedChoices
            dropped={composer.dropped}
            under={{ slot_id: portion.slot.id, portion: portion.portion, group_id: view.group.id }}
            currency={currency}
          />
        </Fragment>
      ))}
    </div>
  );
}
