import { ResponsiveDialog } from "@tablee/design-system/responsive-dialog";
import { textIn } from "@tablee/domain/language/text-in";
import { comboOf } from "@tablee/domain/menus/find-in-menu";
import type { Currency } from "@tablee/domain/money/minor";
import type { ComboLine } from "@tablee/domain/orders/order-line";
import { formatMoney } from "../../language/formats.ts";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { ComboFoot } from "./combo-foot.tsx";
import { ComboSlotChoice } from "./combo-slots.tsx";
import { DishAside } from "./dish-aside.tsx";
import { ChoicesFailed, ChoicesLoading, DishGone } from "./dish-states.tsx";
import type { DishDialogProps } from "./item-dialog.tsx";
import { KitchenNote } from "./kitchen-note.tsx";
import { useMenuOrdering } from "./menu-ordering.ts";
import { leastPriceOf } from "./menu-outline.ts";
import { menuOf } from "./menu-queries.ts";
import { ModifierGroup } from "./modifier-group.tsx";
import { type ComboComposer, useComboComposer } from "./use-combo-composer.ts";
import { useWholeMenu } from "./use-dish-needs.ts";
import { useMissingPlaces } from "./use-missing-places.ts";
import { useStepTop } from "./use-step-top.ts";

/** The combo creator (spec §4): which items fill it, then what each of them lets one choose. */
export function ComboDialog({ open, restaurant_id, search, outline, onClose, onClosed }: DishDialogProps) {
  const language = useLanguage();
  const whole = useWholeMenu(restaurant_id);
  const lines = useMenuOrdering()?.lines ?? [];
  const line = lines.find(
    (each): each is ComboLine & { id: string } => each.id === search.line && each.type === "combo",
  );
  const id = line?.combo_id ?? search.combo ?? 0;
  const menu = whole.data ? menuOf(whole.data) : null;
  const combo = menu ? comboOf(menu, id) : undefined;
  const known = combo ?? outline?.combos.find((each) => each.id === id);
  const start = menu && combo ? { menu, combo, item_id: search.item ?? null, line, lines } : null;
  const composer = useComboComposer(start);
  const missing = useMissingPlaces();
  const currency = whole.data?.currency ?? outline?.restaurant.currency ?? "CAD";
  const least = whole.data
    ? leastPriceOf(whole.data.menu, id)
    : outline?.combos.find((each) => each.id === id)?.from_price;
  const aside = known ? (
    <DishAside
      dish={{ ...known, orientation: "portrait" }}
      price={least === undefined ? null : m.menu_from_price({ price: formatMoney(least, currency, language) })}
    />
  ) : null;
  return (
    <ResponsiveDialog
      open={open}
      onOpenChange={(next) => (next ? undefined : onClose())}
      onClosed={onClosed}
      title={known ? textIn(known.name, language) : m.menu_gone_title()}
      closeLabel={m.menu_close()}
      eyebrow={composer?.step === "customise" ? m.menu_combo_customize() : m.menu_combo_choose()}
      {...(aside ? { aside } : { titleHidden: true, size: "sm" as const })}
      footer={
        composer && combo && whole.data ? (
          <ComboFoot {...{ restaurant: whole.data, combo, composer, missing, line, onDone: onClose }} />
        ) : null
      }
    >
      {composer ? (
        <ComboChoices {...{ composer, currency, missing }} />
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

interface ComboChoicesProps {
  composer: ComboComposer;
  currency: Currency;
  missing: ReturnType<typeof useMissingPlaces>;
}

function ComboChoices({ composer, currency, missing }: ComboChoicesProps) {
  const language = useLanguage();
  const top = useStepTop(composer.step);
  const place = <div ref={top} className="scroll-mt-14 tablet:scroll-mt-2" />;
  if (composer.step === "items") {
    return (
      <>
        {place}
        {composer.slots.map((view) => (
          <ComboSlotChoice
            key={view.slot.id}
            view={view}
            currency={currency}
            tried={composer.tried}
            onFill={(item_id) => composer.fill(view.slot.id, item_id)}
            anchor={missing.anchor(`slot-${view.slot.id}`)}
          />
        ))}
      </>
    );
  }
  return (
    <>
      {place}
      {composer.portions.map((portion) => (
        <section key={portion.slot.id} aria-labelledby={`portion-${portion.slot.id}`} className="mb-6">
          <h3 id={`portion-${portion.slot.id}`} className="mb-3 font-display text-t2">
            {textIn(portion.item.name, language)}
          </h3>
          {portion.groups.map((view) => (
            <ModifierGroup
              key={view.group.id}
              view={view}
              item={portion.item}
              currency={currency}
              tried={composer.tried}
              onSelect={(modifier_id, quantity) => composer.select(portion, view.group.id, modifier_id, quantity)}
              anchor={missing.anchor(`group-${portion.slot.id}-${view.group.id}`)}
            />
          ))}
        </section>
      ))}
      <KitchenNote notes={composer.notes} onNotes={composer.setNotes} />
    </>
  );
}
