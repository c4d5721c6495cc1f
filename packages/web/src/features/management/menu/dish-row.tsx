import type { EditedItem } from "@tablee/contract/management/edited-menu.schema";
import type { MenuDraft } from "@tablee/contract/management/management.contract";
import { Badge } from "@tablee/design-system/badge";
import { classNames } from "@tablee/design-system/class-names";
import { textIn } from "@tablee/domain/language/text-in";
import { Link } from "@tanstack/react-router";
import { GripVertical } from "lucide-react";
import type { KeyboardEvent } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { formatMoney } from "../../../language/formats.ts";
import { m } from "../../../paraglide/messages.js";
import { missingIn } from "./field-words.ts";
import type { RowDrag } from "./use-row-drag.ts";

interface DishRowProps {
  dish: EditedItem;
  draft: MenuDraft;
  isOpen: boolean;
  isChanged: boolean;
  /** null: one dish is opened at a time. */
  chosen: { is: boolean; toggle: () => void } | null;
  /** null: what is listed is not the whole section, and has no order to change. */
  drag: RowDrag | null;
  move: (by: -1 | 1) => void;
}

/** A dish in its section. Alt and an arrow move it, as its handle does. */
export function DishRow({ dish, draft, isOpen, isChanged, chosen, drag, move }: DishRowProps) {
  const language = useLanguage();
  const { ref, price } = dish;
  const name = textIn(dish.name, language) || m.management_unnamed();
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : null;
    if (!event.altKey || by === null || !drag) return;
    event.preventDefault();
    move(by);
  };
  return (
    <li
      data-dish={ref}
      className={classNames(
        "flex items-stretch rounded-control border [contain-intrinsic-size:auto_4rem] [content-visibility:auto]",
        isOpen ? "border-primary bg-primary-tint" : "border-transparent hover:bg-sunken",
        drag?.pulled === ref && "opacity-50",
        drag?.onto === ref && drag.pulled !== ref && "!border-info bg-info-tint",
      )}
    >
      <Leading of={dish.ref} name={name} chosen={chosen} drag={drag} />
      <Link
        to="/restaurant-admin/$restaurant_id/menu"
        params={{ restaurant_id: String(draft.restaurant_id) }}
        search={{ dish: ref }}
        aria-current={isOpen ? "true" : undefined}
        aria-keyshortcuts={drag ? "Alt+ArrowUp Alt+ArrowDown" : undefined}
        onKeyDown={onKeyDown}
        resetScroll={false}
        className="flex min-h-14 min-w-0 grow flex-wrap items-center gap-x-3 rounded-control py-2 ps-1.5 pe-3"
      >
        <DishPicture src={dish.image_url} className="size-11" />
        <span className="min-w-0 grow basis-24">
          <span className="block font-medium wrap-anywhere">{name}</span>
          <Marks dish={dish} isChanged={isChanged} />
        </span>
        <span className="num shrink-0 text-bs text-ink-2">
          {price === null ? m.management_no_price() : formatMoney(price, draft.currency, language)}
        </span>
      </Link>
    </li>
  );
}

interface LeadingProps extends Pick<DishRowProps, "chosen" | "drag"> {
  of: string;
  name: string;
}

/** By what a row is chosen, or pulled. */
function Leading({ of, name, chosen, drag }: LeadingProps) {
  useWords();
  return chosen ? (
    <label className="grid w-11 shrink-0 cursor-pointer place-items-center">
      <input
        type="checkbox"
        aria-label={m.management_choose_dish({ name })}
        checked={chosen.is}
        onChange={chosen.toggle}
        className="size-5 accent-primary"
      />
    </label>
  ) : drag ? (
    <span
      aria-hidden="true"
      {...drag.handle(of)}
      className="grid w-9 shrink-0 cursor-grab touch-none place-items-center text-ink-3"
    >
      <GripVertical className="size-5" />
    </span>
  ) : null;
}

/** What there is to know of a dish at a glance, in words. */
function Marks({ dish, isChanged }: { dish: EditedItem; isChanged: boolean }) {
  useWords();
  const missing = missingIn(dish);
  return (
    <span className="flex flex-wrap gap-1 empty:hidden">
      {missing.map((one) => (
        <Badge key={one} tone="warning">
          {one === "en" ? m.management_lacks_en() : m.management_lacks_fr()}
        </Badge>
      ))}
      {dish.stock_status === "available" ? null : <Badge tone="danger">{m.management_sold_out()}</Badge>}
      {dish.listed ? null : <Badge tone="neutral">{m.management_archived()}</Badge>}
      {isChanged ? <Badge tone="info">{m.management_changed()}</Badge> : null}
    </span>
  );
}

/** A dish's picture, or its quiet place. */
export const DishPicture = ({ src, className }: { src: string | null; className: string }) =>
  src === null ? (
    <span aria-hidden="true" className={`${className} block shrink-0 rounded-inner bg-sunken-2`} />
  ) : (
    <img
      src={src}
      alt=""
      loading="lazy"
      decoding="async"
      className={`${className} shrink-0 rounded-inner object-cover`}
    />
  );
