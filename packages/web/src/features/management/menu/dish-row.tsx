import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { pictureFile } from "@tablee/design-system/picture-address";
import { Badge } from "@tablee/design-system/badge";
import { textIn } from "@tablee/domain/language/text-in";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { LineMarks } from "./line-marks.tsx";
import { LineRow } from "./line-row.tsx";
import type { RowDrag } from "./use-row-drag.ts";

interface DishRowProps {
  dish: EditedItem;
  draft: MenuDraft;
  isOpen: boolean;
  isChanged: boolean;
  chosen: { is: boolean; toggle: () => void } | null;
  drag: RowDrag | null;
  move: (by: -1 | 1) => void;
}

/** A dish in its section. */
export function DishRow({ dish, draft, isChanged, ...row }: DishRowProps) {
  const language = useLanguage();
  const name = textIn(dish.name, language) || m.management_unnamed();
  return (
    <LineRow {...row} restaurant_id={draft.restaurant_id} lineRef={dish.ref} name={name}>
      <DishPicture src={dish.image_url} className="size-11" />
      <span className="min-w-0 grow basis-24">
        <span className="block font-medium wrap-anywhere">{name}</span>
        <LineMarks line={dish} isChanged={isChanged}>
          <SoldOut dish={dish} />
          {dish.hidden ? <Badge tone="neutral">{m.management_field_hidden()}</Badge> : null}
        </LineMarks>
      </span>
      <span className="num shrink-0 text-bs text-ink-2">
        {dish.price === null ? m.management_no_price() : formatMoney(dish.price, draft.currency, language)}
      </span>
    </LineRow>
  );
}

function SoldOut({ dish }: { dish: EditedItem }) {
  useWords();
  return dish.stock_status === "available" ? null : <Badge tone="danger">{m.management_sold_out()}</Badge>;
}

/** A dish's picture, or its quiet place. */
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
