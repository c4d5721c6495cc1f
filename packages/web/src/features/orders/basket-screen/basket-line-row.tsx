import { Message } from "@tablee/design-system/message";
import { Photo } from "@tablee/design-system/photo";
import { Stepper } from "@tablee/design-system/inputs/stepper";
import { textIn } from "@tablee/domain/language/text-in";
import { lineAllergens } from "@tablee/domain/orders/line/allergens";
import type { ItemType, Menu } from "@tablee/domain/menus/menu";
import { type Currency, minor, type Minor, toDecimal } from "@tablee/domain/money/minor";
import { priceLine } from "@tablee/domain/orders/line/line-price";
import type { ReactNode } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { DishLetter } from "../../menus/card/dish-letter.tsx";
import { DishLink } from "../../menus/card/dish-link.tsx";
import { Avoided, dishPicture } from "../../menus/card/dish-marks.tsx";
import { type ChosenDetail, lineDetails } from "../basket/basket-line-details.ts";
import { lineAmount, unitPrice } from "../placing/basket-request.ts";
import { mostOfLine } from "../basket/basket-lines.ts";
import type { BasketLine } from "../basket/basket-schema.ts";
import { detailsInline } from "../words/order-line-words.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";

export interface BasketLineRowProps {
  restaurant_id: number;
  line: BasketLine;
  /** The whole basket: a combo's limit counts its other lines too. */
  items: readonly BasketLine[];
  /** null until it has loaded: the line then shows what it looked like when it was added. */
  menu: Menu | null;
  currency: Currency;
  /** Why this line stops the order, in words. */
  problems: readonly string[];
  /** Without a photo, and with the details in one line: for the column beside a menu. */
  narrow?: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
  /** The diner accepts the current price of a line that has become dearer. */
  onAcceptPrice: (price: Minor) => void;
}

/** A line of the basket: its dish, choices, note, quantity, amount, and what stops it. */
export function BasketLineRow(props: BasketLineRowProps) {
  const { line, menu, currency, problems, narrow } = props;
  const language = useLanguage();
  const name = textIn(line.name, language);
  const money = (amount: Minor) => formatMoney(toDecimal(amount), currency, language);
  return (
    <li
      ref={handsFocusOn}
      className={narrow ? "border-b border-line py-3.5" : "flex items-start gap-3 border-b border-line py-4"}
    >
      {narrow ? null : <LinePhoto line={line} name={name} type={typeOf(menu, line)} />}
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h3 className="min-w-0 flex-1 basis-[6rem] font-display text-dish">{name}</h3>
          {isGone(menu, line) ? null : <p className="num shrink-0 font-medium">{money(lineAmount(menu, line))}</p>}
        </div>
        {menu ? <LineDetails line={line} menu={menu} currency={currency} joined={narrow} /> : null}
        {line.notes ? (
          <p className="quote mt-0.5 text-cap break-words text-ink-2">{m.basket_quoted({ note: line.notes })}</p>
        ) : null}
        {menu ? <Avoided allergens={lineAllergens(menu, line)} className="mt-1" /> : null}
        <PriceChange {...props} />
        {problems.map((words) => (
          <div key={words} data-problems="line" className="mt-1.5">
            <Message tone="danger">{words}</Message>
          </div>
        ))}
        <LimitReached {...props} />
        <LineActions {...props} name={name} />
      </div>
    </li>
  );
}

/** A dish that has left the menu can only be removed, and costs nothing. */
const isGone = (menu: Menu | null, line: BasketLine): boolean => menu !== null && priceLine(menu, line) === null;

/** undefined for a combo, and until the menu has loaded. */
const typeOf = (menu: Menu | null, line: BasketLine): ItemType | undefined =>
  line.type === "item" ? menu?.items.find(({ id }) => id === line.item_id)?.type : undefined;

const LinePhoto = ({ line, name, type }: { line: BasketLine; name: string; type: ItemType | undefined }) => {
  useWords();
  return (
    <Photo
      {...dishPicture(line.image_url)}
      alt=""
      ratio="1/1"
      corners="none"
      width={64}
      height={64}
      sizes="4rem"
      position="50% 60%"
      fallback={<DishLetter name={name} type={type} />}
      className="size-16 shrink-0 rounded-control @max-[15rem]:hidden"
    />
  );
};

/** Says why the plus is disabled: no more of this combo fits into one order. Not shown if that is a problem already. */
function LimitReached({ menu, items, line, problems }: BasketLineRowProps) {
  useWords();
  const { most, limit } = mostOfLine(menu, items, line);
  if (limit === null || line.quantity < most || problems.length > 0) return null;
  return (
    <Message tone="info" announce className="mt-1.5">
      {m.basket_problem_limit_reached({ limit })}
    </Message>
  );
}

function LineActions({
  restaurant_id,
  line,
  items,
  menu,
  narrow,
  name,
  onQuantity,
  onRemove,
}: BasketLineRowProps & { name: string }) {
  useWords();
  const edit = isGone(menu, line) ? (
    <span />
  ) : (
    <DishLink
      path={narrow ? `/menu/${restaurant_id}` : "/orders/now"}
      line={line.id}
      aria-label={m.basket_edit_line({ name })}
      className="hit inline-flex min-h-9 items-center rounded-inner text-cap font-semibold text-ink-2 hover:text-ink"
    >
      {m.basket_edit()}
    </DishLink>
  );
  const stepper = (
    <Stepper
      size="sm"
      label={m.basket_quantity_of({ name })}
      decreaseLabel={m.basket_one_less()}
      increaseLabel={m.basket_one_more()}
      removeLabel={m.basket_remove_line({ name })}
      value={line.quantity}
      min={1}
      max={mostOfLine(menu, items, line).most}
      onValueChange={onQuantity}
      onRemove={onRemove}
    />
  );
  return (
    <div className="mt-2 flex flex-wrap items-center justify-between gap-x-3">
      {narrow ? stepper : edit}
      {narrow ? edit : stepper}
    </div>
  );
}

/** A line whose price has gone up since it was added asks to be accepted; a lower price simply applies. */
function PriceChange({ line, menu, currency, onAcceptPrice }: BasketLineRowProps) {
  const language = useLanguage();
  const now = unitPrice(menu, line);
  if (now <= line.unit_price) return null;
  const money = (amount: Minor) => formatMoney(toDecimal(amount), currency, language);
  return (
    <div ref={handsFocusOn} data-problems="price" className="mt-1.5 flex flex-wrap items-center gap-x-3">
      <Message tone="warning">
        {m.basket_price_was({ price: money(now), before: money(minor(line.unit_price)) })}
      </Message>
      <button
        type="button"
        onClick={() => onAcceptPrice(now)}
        className="hit min-h-9 rounded-inner text-cap font-semibold text-primary-ink underline decoration-1 underline-offset-[3px]"
      >
        {m.basket_price_accept()}
      </button>
    </div>
  );
}

interface LineDetailsProps {
  line: BasketLine;
  menu: Menu;
  currency: Currency;
  joined?: boolean | undefined;
}

const timesName = (count: number, name: string): string => (count > 1 ? m.basket_times({ count, name }) : name);

/** The choices of a line: one line per group, or all in one where there is little room. */
function LineDetails({ line, menu, currency, joined }: LineDetailsProps) {
  const language = useLanguage();
  const details = lineDetails(menu, line);
  if (details.length === 0) return null;
  const names = ({ chosen }: ChosenDetail) =>
    detailsInline(
      chosen.map(({ name, quantity, depth }) => ({ words: timesName(quantity, textIn(name, language)), depth })),
    );
  const withExtra = (group: ChosenDetail) => {
    if (group.extra === 0) return names(group);
    const price = formatMoney(Math.abs(toDecimal(group.extra)), currency, language);
    return `${names(group)}, ${group.extra > 0 ? m.basket_extra({ price }) : m.basket_less({ price })}`;
  };
  return (
    <div className="mt-[0.1875rem] text-cap leading-[1.1875rem] break-words text-ink-2">
      {details.map(({ item, count, groups }, index) => (
        <LineDetail key={index} item={item ? timesName(count, textIn(item, language)) : null}>
          {joined || item
            ? groups.map(names).join(", ")
            : groups.map((group, place) => (
                <span key={place} className="block">
                  {withExtra(group)}
                </span>
              ))}
        </LineDetail>
      ))}
    </div>
  );
}

const LineDetail = ({ item, children }: { item: string | null; children: ReactNode }) => (
  <p>
    {item === null ? null : <span className="font-medium text-ink">{item} </span>}
    {children}
  </p>
);
