import { classNames } from "@tablee/design-system/class-names";
import { textIn } from "@tablee/domain/language/text-in";
import { combosOfItem } from "@tablee/domain/orders/line/combos";
import type { Menu, MenuItem } from "@tablee/domain/menus/menu";
import { type Currency, toDecimal } from "@tablee/domain/money/minor";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { useRouter } from "@tanstack/react-router";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { type ReactNode, use, useEffect, useRef, useState } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { offeredMenu } from "./creator-opening.ts";
import { DishLink, isPlain } from "../card/dish-link.tsx";
import { type DishPlace, hrefOfDish, useOpenDish } from "../reading/menu-address.ts";
import { MenuPathContext } from "../reading/menu-ordering.ts";

/** shell §17: what was chosen is seen for this long before the next step comes. */
const COMBO_DELAY_MS = 150;

interface OfferStepProps {
  menu: Menu;
  item: MenuItem;
  currency: Currency;
  lines: readonly OrderLine[];
  /** The least that a combo costs, in decimals. */
  leastOf: (combo_id: number) => number | undefined;
}

/** The first step of the combo creator (menus §20): the dish in which combo, or by itself. */
export function OfferStep({ menu, item, currency, lines, leastOf }: OfferStepProps) {
  const language = useLanguage();
  const [chosen, choose] = useChoice();
  const money = (amount: number) => formatMoney(amount, currency, language);
  return (
    <section aria-labelledby="combo-pick">
      <h3 id="combo-pick" className="pb-2 font-display text-t3 tablet:sr-only">
        {m.menu_combo_pick()}
      </h3>
      <ul className="grid gap-2.5 pb-2">
        {combosOfItem(offeredMenu(menu, lines), item.id).map((combo) => {
          const least = leastOf(combo.id);
          return (
            <Offer
              key={combo.id}
              to={{ item: item.id, combo: combo.id }}
              chosen={chosen === combo.id}
              onChoose={(place) => choose(combo.id, place)}
              name={textIn(combo.name, language)}
              note={combo.promotion ? textIn(combo.promotion, language) : null}
              price={least === undefined ? null : m.menu_from_price({ price: money(least) })}
              restaurant_id={item.restaurant_id}
            >
              {textIn(combo.description, language)}
            </Offer>
          );
        })}
        <Offer
          to={{ item: item.id, alone: true }}
          chosen={chosen === 0}
          onChoose={(place) => choose(0, place)}
          name={m.menu_combo_alone()}
          note={null}
          price={item.price === null ? null : money(toDecimal(item.price))}
          restaurant_id={item.restaurant_id}
        >
          {textIn(item.name, language)}
        </Offer>
      </ul>
    </section>
  );
}

/** What was pressed, and the step to where it leads a moment later. */
function useChoice(): [chosen: number | null, choose: (key: number, place: DishPlace) => void] {
  const open = useOpenDish();
  const [chosen, setChosen] = useState<number | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return [
    chosen,
    (key, place) => {
      setChosen(key);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => open(place, true), COMBO_DELAY_MS);
    },
  ];
}

interface OfferProps {
  restaurant_id: number;
  to: DishPlace;
  chosen: boolean;
  onChoose: (place: DishPlace) => void;
  name: string;
  note: string | null;
  price: string | null;
  children: ReactNode;
}

function Offer({ restaurant_id, to, chosen, onChoose, name, note, price, children }: OfferProps) {
  const router = useRouter();
  const path = use(MenuPathContext) ?? `/menu/${restaurant_id}`;
  return (
    <li>
      <a
        href={router.history.createHref(hrefOfDish(path, to))}
        onClick={(event) => {
          if (!isPlain(event)) return;
          event.preventDefault();
          onChoose(to);
        }}
        className={classNames(
          "flex items-center gap-3 rounded-card border p-4 transition-colors duration-150 hover:bg-sunken",
          chosen ? "border-ink bg-sunken" : "border-line",
        )}
      >
        <span className="min-w-0 grow">
          <span className="flex flex-wrap items-baseline gap-x-2.5">
            <span className="font-display text-t3">{name}</span>
            {note === null ? null : <span className="text-cap font-semibold text-primary-ink">{note}</span>}
          </span>
          <span className="mt-0.5 block text-cap text-ink-2">{children}</span>
          {price === null ? null : <span className="num mt-1 block font-medium">{price}</span>}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-3" />
      </a>
    </li>
  );
}

const WAY = "mb-4 flex min-h-11 items-center gap-2 rounded-control text-bs font-semibold text-ink-2 hover:text-ink";

/** From a combo's items back to the choice between combos, or to the dish by itself where there was no choice. */
export function ComboWayBack({ menu, item, lines }: Pick<OfferStepProps, "menu" | "item" | "lines">) {
  const language = useLanguage();
  const path = `/menu/${item.restaurant_id}`;
  const many = combosOfItem(offeredMenu(menu, lines), item.id).length > 1;
  return (
    <DishLink replace path={path} item={item.id} {...(many ? {} : { alone: true })} className={WAY}>
      {many ? <ChevronLeft aria-hidden="true" className="size-5 shrink-0" /> : null}
      <span>{many ? m.menu_combo_pick() : m.menu_combo_alone_item({ name: textIn(item.name, language) })}</span>
      {many ? null : <ChevronRight aria-hidden="true" className="size-4 shrink-0" />}
    </DishLink>
  );
}

/** The combos that can be opened from a dish that one is looking at by itself; the dish then fills its slot. */
export function ComboOffers({ menu, item, lines }: Pick<OfferStepProps, "menu" | "item" | "lines">) {
  const language = useLanguage();
  const combos = combosOfItem(offeredMenu(menu, lines), item.id);
  if (combos.length === 0) return null;
  return (
    <nav aria-label={m.menu_make_combo()} className="mb-4 rounded-card bg-sunken px-4 py-1">
      {combos.map((combo) => (
        <DishLink
          key={combo.id}
          replace
          path={`/menu/${item.restaurant_id}`}
          combo={combo.id}
          item={item.id}
          className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-b-0 hover:underline"
        >
          <span className="min-w-0 grow">
            <span className="block text-cap text-ink-2">{m.menu_make_combo()}</span>
            <span className="block font-semibold">{textIn(combo.name, language)}</span>
          </span>
          {combo.promotion ? (
            <span className="text-cap font-medium text-primary-ink">{textIn(combo.promotion, language)}</span>
          ) : null}
          <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-3" />
        </DishLink>
      ))}
    </nav>
  );
}
