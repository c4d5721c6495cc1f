import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { CalendarClock } from "lucide-react";
import { clockTime, formatDistance } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useRegion } from "../../../language/device-habits.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useOrderSettings } from "./order-settings-context.ts";
import { nextAfter } from "./basket-settings.ts";
import { midSentence } from "./mid-sentence.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { momentWords, reasonWords } from "../words/basket-words.ts";
import { modeWord } from "../words/order-words.ts";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";

/** A choice that is no longer available (orders §10): says so, with what has replaced it and what else there is. */
export function SettingsNotices({ className = "" }: { className?: string }) {
  return (
    <div className={`grid gap-2 empty:hidden ${className}`}>
      <LostMoment />
      <LostMode />
    </div>
  );
}

/** The messages below the line that shows the mode and time. */
export const MomentNotices = () => (
  <>
    <ReachMessage className="pb-2" />
    <SettingsNotices className="pb-2" />
  </>
);

function LostMoment() {
  const language = useLanguage();
  const now = useNow();
  const { restaurant, facts, choice } = useOrderSettings();
  const { lost } = useBasket();
  if (!lost || choice.date === null) return null;
  const words = (moment: { date: string; time: string | null }) =>
    midSentence(momentWords(moment, restaurant.timezone, now, language));
  const next = lost.time === "now" ? null : nextAfter(lost, facts, now);
  const other = next && (next.date !== choice.date || next.time !== choice.time) ? next : null;
  return (
    <Notice
      tone="warning"
      icon={<CalendarClock />}
      title={lost.time === "now" ? m.settings_lost_now() : m.settings_lost_moment({ moment: words(lost) })}
      action={
        <div ref={handsFocusOn} className="flex flex-wrap gap-2">
          {other ? (
            <Button size="sm" variant="quiet" onClick={() => basketStore.set({ ...other, lost: null })}>
              {other.date === lost.date
                ? m.settings_lost_take_time({ time: clockTime(other.time, language) })
                : m.settings_lost_take({ moment: words(other) })}
            </Button>
          ) : null}
          <Button size="sm" variant="ghost" flush={!other} onClick={() => basketStore.set({ lost: null })}>
            {m.settings_lost_fine()}
          </Button>
        </div>
      }
    >
      {m.settings_lost_now_for({ moment: words({ date: choice.date, time: choice.time }) })}
    </Notice>
  );
}

function LostMode() {
  useWords();
  const { restaurant, choice, lostMode } = useOrderSettings();
  if (!lostMode || !choice.mode) return null;
  const { reason } = modeAvailability(restaurant)[lostMode];
  return (
    <Notice
      tone="warning"
      title={reason ? reasonWords(reason) : m.basket_problem_mode_unavailable()}
      action={
        <Button
          ref={handsFocusOn}
          size="sm"
          variant="ghost"
          flush
          onClick={() => basketStore.set({ mode: choice.mode })}
        >
          {m.settings_lost_fine()}
        </Button>
      }
    >
      {m.settings_lost_mode_now({ mode: modeWord(choice.mode) })}
    </Notice>
  );
}

/** "This address is too far for delivery", with both distances: shown before anything else is chosen in vain. */
export function ReachMessage({ className = "" }: { className?: string }) {
  const language = useLanguage();
  const region = useRegion();
  const { reach } = useOrderSettings();
  if (reach?.code !== "address_too_far") return null;
  const distance = (metres: number) => formatDistance(metres / 1_000, language, region);
  return (
    <Message tone="danger" announce className={className}>
      {m.basket_problem_address_too_far()}.{" "}
      {m.settings_too_far_by({ distance: distance(reach.distance_m), reach: distance(reach.delivery_radius_m) })}
    </Message>
  );
}
