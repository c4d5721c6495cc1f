import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { BellRing, Check, CirclePause, WifiOff } from "lucide-react";
import { OWNERLESS } from "@tablee/domain/restaurants/ordering-status";
import { useQuery } from "@tanstack/react-query";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useAppContext } from "../../routes/app-context.ts";
import { useOrdersLink } from "../orders/placed/live-orders.ts";
import { kitchenOrdersQuery } from "../orders/placed/order-queries.ts";
import { PrintTroubles } from "./printing/print-troubles.tsx";
import { unlockSound, useSound } from "./board/chime.ts";
import { useLostAndBack } from "./board/use-lost-and-back.ts";
import { useOpenSwitch } from "./ticket/use-restaurant-switch.ts";

/** Notices for the whole board: the connection, the pause, and sound that needs a touch. */
export function KitchenNotices({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const sound = useSound();
  return (
    <div className="grid grid-cols-1 gap-2 px-4 pt-2 empty:hidden print:hidden">
      <ConnectionNotice restaurant_id={restaurant.id} />
      <NoOrdersNotice restaurant={restaurant} />
      <PrintTroubles restaurant_id={restaurant.id} />
      {sound === "locked" ? (
        <button
          type="button"
          onClick={() => void unlockSound()}
          className="flex min-h-12 items-center justify-center gap-2.5 rounded-card bg-info-tint px-4 font-semibold text-info-ink"
        >
          <BellRing aria-hidden="true" className="size-5" />
          {m.kitchen_sound_locked()}
        </button>
      ) : null}
    </div>
  );
}

/**
 * Says that nobody can order, and opens again for whoever may: what its last owner has left, only an owner or an
 * administrator (management §47).
 */
export function NoOrdersNotice({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { open, mayOpen, setOpen } = useOpenSwitch(restaurant);
  if (open) return null;
  const words =
    restaurant.status === OWNERLESS
      ? { title: m.kitchen_left_title(), text: m.kitchen_left_text() }
      : { title: m.kitchen_paused_title(), text: m.kitchen_paused_text() };
  return (
    <Notice
      tone="warning"
      icon={<CirclePause />}
      title={words.title}
      action={
        mayOpen ? (
          <Button
            variant="link"
            size="sm"
            className="text-inherit"
            onClick={() => {
              setOpen(true);
              // The notice goes with this button: the switch in the head does the same.
              document.querySelector<HTMLElement>("[data-takes-orders] [role=switch]")?.focus();
            }}
          >
            {m.kitchen_reopen()}
          </Button>
        ) : null
      }
    >
      {words.text}
    </Notice>
  );
}

/**
 * Says that the connection is lost or back. Nothing is lost meanwhile: missed orders are fetched on return, and only
 * then is it back (kitchen §18).
 */
function ConnectionNotice({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const link = useOrdersLink();
  const { orpc } = useAppContext();
  // Rooms that were joined again are live once their orders are being fetched.
  const { isFetching, isSuccess } = useQuery(kitchenOrdersQuery(orpc, restaurant_id));
  const { lost, back } = useLostAndBack(link, isSuccess && !isFetching);
  if (lost) {
    return (
      <Notice tone="danger" icon={<WifiOff />} title={m.kitchen_lost_title()}>
        {m.kitchen_lost_text()}
      </Notice>
    );
  }
  if (!back) return null;
  return (
    <Notice tone="success" icon={<Check />} title={m.kitchen_back_title()}>
      {m.kitchen_back_text()}
    </Notice>
  );
}
