import type { Menu } from "@tablee/domain/menus/menu";
import { orderCalories, shareOfTarget } from "@tablee/domain/orders/order-calories";
import type { OrderLine } from "@tablee/domain/orders/line/order-line";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";

/** The calories of the order, beside the member's daily goal. */
export function BasketCalories({ menu, lines }: { menu: Menu; lines: readonly OrderLine[] }) {
  const language = useLanguage();
  const { user } = useSession();
  const total = orderCalories(menu, lines);
  if (!total) return null;
  const target = user?.target_calories ?? null;
  const share = shareOfTarget(total.kcal, target);
  const count = formatNumber(total.kcal, language);
  return (
    <div className="mb-4">
      <div className="num flex flex-wrap items-baseline justify-between gap-x-4 text-bs">
        <p className="text-ink-2">{m.basket_calories()}</p>
        <p>{total.complete ? m.basket_calories_count({ count }) : m.basket_calories_at_least({ count })}</p>
      </div>
      {share === null ? null : (
        <Target share={share} words={m.basket_calories_share({ share, target: formatNumber(target ?? 0, language) })} />
      )}
    </div>
  );
}

const Target = ({ share, words }: { share: number; words: string }) => (
  <>
    <div aria-hidden="true" className="ds-frame mt-2 h-1.5 overflow-hidden rounded-full bg-sunken-2">
      <div
        className={`ds-mark h-full rounded-full ${share > 100 ? "bg-warning" : "bg-success"}`}
        style={{ inlineSize: `${Math.min(100, share)}%` }}
      />
    </div>
    <p className="num mt-1.5 text-cap text-ink-2">{words}</p>
  </>
);
