import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { Menu } from "@tablee/design-system/menu";
import { Timer } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useRestaurantChange } from "../ticket/use-restaurant-switch.ts";

/** The minutes of notice that a kitchen can require; one and two days are for dishes made to order. */
const CHOICES = [0, 15, 30, 45, 60, 90, 120, 180, 300, 1_440, 2_880] as const;

/** How far ahead orders must be placed. On the wire it is in hours. */
export function MinimumDelay({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { change, shown } = useRestaurantChange(restaurant);
  const now = Math.round(shown.min_order_delay * 60);
  // A value that was set elsewhere is listed too, in its place.
  const choices = [...new Set([...CHOICES, now])].sort((a, b) => a - b);
  return (
    <Menu
      trigger={
        <Button variant="quiet" className="mobile:grow" start={<Timer aria-hidden="true" />}>
          {now === 0 ? (
            // On a tablet, the head has no room for the usual case.
            <span className="tablet:sr-only large:not-sr-only">{m.kitchen_minimum_none()}</span>
          ) : (
            m.kitchen_minimum_is({ delay: delayWords(now) })
          )}
        </Button>
      }
      title={m.kitchen_minimum()}
      items={choices.map((minutes) => ({
        id: `${minutes}`,
        label: minutes === 0 ? m.kitchen_minimum_none() : delayWords(minutes),
        checked: minutes === now,
        onSelect: () => change({ min_order_delay: minutes / 60 }),
      }))}
    />
  );
}

/** Formats a delay: 45 min, 2 h, 1 h 30. */
export function delayWords(minutes: number): string {
  if (minutes < 60) return m.kitchen_minutes({ count: minutes });
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return m.kitchen_hours({ count: hours });
  return m.kitchen_hours_minutes({ hours, minutes: String(rest).padStart(2, "0") });
}
