import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import { pictureFile } from "@tablee/design-system/picture-address";
import { Badge } from "@tablee/design-system/badge";
import { textIn } from "@tablee/domain/language/text-in";
import type { Currency } from "@tablee/domain/money/minor";
import { memo } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { LineMarks } from "./line-marks.tsx";
import { LineRow } from "./line-row.tsx";
import type { RowDrag } from "./use-row-drag.ts";

interface DishRowProps {
  dish: EditedItem;
  restaurant_id: number;
  currency: Currency;
  isOpen: boolean;
  isChanged: boolean;
  /** Whether it is selected; null if rows cannot be selected. */
  isChosen: boolean | null;
  /** The same function for all rows and renders, like `move`: a row that has not changed is not rendered again. */
  toggle: (ref: string) => void;
  drag: RowDrag | null;
  move: (ref: string, by: -1 | 1) => void;
}

/** Compares only what a row shows: which row is dragged, and onto which. The handle works whenever it was created. */
const isSameDrag = (was: RowDrag | null, is: RowDrag | null): boolean =>
  was === is || (was !== null && is !== null && was.pulled === is.pulled && was.onto === is.onto);

const isSameRow = ({ drag: was, ...old }: DishRowProps, { drag, ...row }: DishRowProps): boolean =>
  isSameDrag(was, drag) && Object.entries(row).every(([name, value]) => old[name as keyof typeof old] === value);

/** A dish in its section. Memoised: while one of hundreds is edited, the others are not rendered. */
export const DishRow = memo(function DishRow(props: DishRowProps) {
  const { dish, isChanged, isChosen, toggle, move, currency, ...row } = props;
  const language = useLanguage();
  const { ref } = dish;
  const name = textIn(dish.name, language) || m.management_unnamed();
  return (
    <LineRow
      {...row}
      lineRef={ref}
      name={name}
      chosen={isChosen === null ? null : { is: isChosen, toggle: () => toggle(ref) }}
      move={(by) => move(ref, by)}
    >
      <DishPicture src={dish.image_url} className="size-11" />
      <span className="min-w-0 grow basis-24">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <LineMarks line={dish} isChanged={isChanged}>
          <SoldOut dish={dish} />
          {dish.hidden ? <Badge tone="neutral">{m.management_field_hidden()}</Badge> : null}
        </LineMarks>
      </span>
      <span className="num shrink-0 text-bs text-ink-2">
        {dish.price === null ? m.management_no_price() : formatMoney(dish.price, currency, language)}
      </span>
    </LineRow>
  );
}, isSameRow);

function SoldOut({ dish }: { dish: EditedItem }) {
  useWords();
  return dish.stock_status === "available" ? null : <Badge tone="danger">{m.management_sold_out()}</Badge>;
}

/** The picture of a dish, or a placeholder. */
export const DishPicture = ({ src, className }: { src: string | null; className: string }) =>
  src === null ? (
    <span aria-hidden="true" className={`${className} block shrink-0 rounded-inner bg-sunken-2`} />
  ) : (
    <img
      src={pictureFile(src)}
      alt=""
      loading="lazy"
      decoding="async"
      className={`${className} shrink-0 rounded-inner object-cover`}
    />
  );
