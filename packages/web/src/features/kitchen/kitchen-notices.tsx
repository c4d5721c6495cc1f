import type { RestaurantCard } from "@tablee/contract/restaurants/restaurants.schema";
import { Button } from "@tablee/design-system/button";
import { Notice } from "@tablee/design-system/notice";
import { BellRing, Check, CirclePause, WifiOff } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { useOrdersLink } from "../orders/placed/live-orders.ts";
import { PrintTroubles } from "./printing/print-troubles.tsx";
import { unlockSound, useSound } from "./board/chime.ts";
import { useOpenSwitch } from "./ticket/use-restaurant-switch.ts";

/** Notices for the whole board: the connection, the pause, and sound that needs a touch. */
export function KitchenNotices({ restaurant }: { restaurant: RestaurantCard }) {
  useWords();
  const { open, setOpen } = useOpenSwitch(restaurant);
  const sound = useSound();
  return (
    <div className="grid grid-cols-1 gap-2 px-4 pt-2 empty:hidden print:hidden">
      <ConnectionNotice />
      {open ? null : (
        <Notice
          tone="warning"
          icon={<CirclePause />}
          title={m.kitchen_paused_title()}
          action={
            <Button variant="link" size="sm" className="text-inherit" onClick={() => setOpen(true)}>
              {m.kitchen_reopen()}
            </Button>
          }
        >
          {m.kitchen_paused_text()}
        </Notice>
      )}
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

const BACK_MS = 5_000;
/** A board that was never connected looks like one without orders: after this time, it says so. */
const CONNECT_MS = 8_000;

/** Says that the connection is lost or back. Nothing is lost meanwhile: missed orders are fetched on return. */
function ConnectionNotice() {
  useWords();
  const link = useOrdersLink();
  const [lost, setLost] = useState(false);
  const [back, setBack] = useState(false);
  if (link === "lost" && !lost) setLost(true);
  if (link === "live" && lost) {
    setLost(false);
    setBack(true);
  }
  useEffect(() => {
    if (link !== "connecting") return undefined;
    const timer = setTimeout(() => setLost(true), CONNECT_MS);
    return () => clearTimeout(timer);
  }, [link]);
  useEffect(() => {
    if (!back) return undefined;
    const timer = setTimeout(() => setBack(false), BACK_MS);
    return () => clearTimeout(timer);
  }, [back]);
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
