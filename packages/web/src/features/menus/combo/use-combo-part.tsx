import { textIn } from "@tablee/domain/language/text-in";
import { allergensOfCombo } from "@tablee/domain/orders/line/allergens";
import { comboOf, itemOf } from "@tablee/domain/menus/find-in-menu";
import type { Combo, Menu } from "@tablee/domain/menus/menu";
import { toDecimal } from "@tablee/domain/money/minor";
import { itemsById, leastOfCombo } from "@tablee/domain/orders/line/combo-amounts";
import type { ComboLine, LineModifier } from "@tablee/domain/orders/line/order-line";
import { PREPARING } from "@tablee/domain/restaurants/ordering-status";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { ComboChoices } from "./combo-choices.tsx";
import { type ComboStep, stepsOf } from "./combo-composition.ts";
import { ComboFoot } from "./combo-foot.tsx";
import { ComboWayBack } from "./combo-offers.tsx";
import type { CreatorView } from "../dish/creator-opening.ts";
import { DishAside } from "../dish/dish-aside.tsx";
import type { DishPart, DishSteps, PartProps } from "../dish/dish-part.ts";
import { useShownMode } from "../reading/menu-ordering.ts";
import { comboPriceIn } from "../reading/menu-outline.ts";
import { ShareButton } from "../../sharing/share-button.tsx";
import { type ComboComposer, useComboComposer } from "./use-combo-composer.ts";
import { useComposerName } from "../dish/kept-compositions.ts";
import { useMissingPlaces } from "../dish/use-missing-places.ts";
import { useWizard, type Wizard } from "../dish/use-wizard.ts";

/** A combo in the dialog (menus §20): which items fill it, then the choices of each. */
export function useComboPart(
  props: PartProps & {
    view: Extract<CreatorView, { view: "combo" }> | null;
    line_id: string | undefined;
    chosen: readonly LineModifier[];
  },
): DishPart | null {
  const { whole, outline, menu, lines, onDone, view, line_id, chosen } = props;
  const language = useLanguage();
  const line = lines.find((each): each is ComboLine & { id: string } => each.id === line_id && each.type === "combo");
  const id = view?.combo_id ?? 0;
  const combo = menu && view ? comboOf(menu, id) : undefined;
  const start = menu && combo && view ? { menu, combo, item_id: view.item_id, chosen, line, lines } : null;
  const composer = useComboComposer(start, useComposerName());
  const customising = composer?.step === "customise";
  const steps = customising && composer.use_wizard ? stepsOf(composer.portions) : null;
  const wizard = useWizard(steps, `${id}|${line?.id ?? ""}`);
  const missing = useMissingPlaces();
  const mode = useShownMode();
  if (!view) return null;
  const place = whole ?? outline?.restaurant;
  const currency = place?.currency ?? "CAD";
  const preview = outline?.combos.find((each) => each.id === id);
  const known = combo && menu ? { ...combo, ...allergensIn(menu, combo) } : preview;
  const least = leastOf(combo, menu) ?? (preview && comboPriceIn(preview, mode));
  const from = menu && view.item_id !== null && !line ? itemOf(menu, view.item_id) : undefined;
  return {
    title: known ? textIn(known.name, language) : m.menu_gone_title(),
    eyebrow: customising ? m.menu_combo_customize() : m.menu_combo_choose(),
    aside: known ? (
      <DishAside
        dish={{ ...known, orientation: "portrait" }}
        heart={
          place?.status === PREPARING ? null : (
            <ShareButton thing={{ type: "combo", item_id: id, title: textIn(known.name, language) }} variant="plate" />
          )
        }
        price={least === undefined ? null : m.menu_from_price({ price: formatMoney(least, currency, language) })}
      />
    ) : null,
    footer:
      composer && combo && whole && menu ? (
        <ComboFoot {...{ restaurant: whole, menu, combo, composer, wizard, missing, line, onDone }} />
      ) : null,
    steps: composer ? stepsIn(composer, wizard) : null,
    body: composer ? (
      <ComboChoices {...{ composer, currency, missing, wizard }} wayBack={from ? <ComboWayBack item={from} /> : null} />
    ) : null,
  };
}

/** The items are the first step, the choices of each one or more further ones. */
function stepsIn({ step, go }: ComboComposer, wizard: Wizard<ComboStep> | null): DishSteps {
  if (step === "items") return { at: 0, previous: null };
  return { at: wizard?.step ?? 1, previous: wizard?.previous ?? (() => go("items")) };
}

/** In decimals. */
const leastOf = (combo: Combo | undefined, menu: Menu | null): number | undefined =>
  combo && menu ? toDecimal(leastOfCombo(combo, itemsById(menu))) : undefined;

const allergensIn = (menu: Menu, combo: Combo) => ({ always: allergensOfCombo(menu, combo).always });
