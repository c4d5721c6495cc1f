import { Badge } from "@tablee/design-system/badge";
import { classNames } from "@tablee/design-system/class-names";
import type { Currency } from "@tablee/domain/money/minor";
import { Layers } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { OutlineItem } from "../reading/menu-outline.ts";

interface ItemPriceProps {
  item: Pick<OutlineItem, "state" | "combo">;
  /** The price in the chosen mode (menus §44). */
  shown: Pick<OutlineItem, "price" | "from">;
  currency: Currency;
}

/** The price on a dish's card, and whether the dish opens a combo. */
export function ItemPrice({ item, shown: { price, from }, currency }: ItemPriceProps) {
  const language = useLanguage();
  if (price === null) return null;
  const money = formatMoney(price, currency, language);
  const available = item.state === "available";
  return (
    <p
      className={classNames(
        "num mt-[0.1875rem] flex flex-wrap items-center gap-x-2 leading-5",
        available ? "font-medium" : "text-ink-3",
      )}
    >
      {from ? m.menu_from_price({ price: money }) : money}
      {item.combo && available ? (
        <Badge tone="neutral" icon={<Layers />}>
          {m.menu_combo()}
        </Badge>
      ) : null}
    </p>
  );
}
