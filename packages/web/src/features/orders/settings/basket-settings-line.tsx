import { SegmentedControl } from "@tablee/design-system/segmented-control";
import { ORDER_MODES } from "@tablee/domain/restaurants/order-mode";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { CircleAlert, Clock } from "lucide-react";
import { createElement } from "react";
import { clockTime, formatNumber } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { useOrderSettings } from "./order-settings-context.ts";
import { useBasket } from "../basket/basket-store.ts";
import { deliveryWords, momentWords, promiseWords, reasonWords, shortModeWord } from "../words/basket-words.ts";
import { modeWord } from "../words/order-words.ts";

/** Rarely needed: most people keep what they chose, and live near enough. */
const momentNotices = async () => (await import("./basket-settings-notices.tsx")).MomentNotices;

/** The modes as segments; modes that are not offered are struck through, with their message (restaurants §17). */
export function ModeSegments({ className }: { className?: string }) {
  useWords();
  const { restaurant, choice, chooseMode } = useOrderSettings();
  const modes = modeAvailability(restaurant);
  const shown = ORDER_MODES.filter((mode) => modes[mode].shown);
  if (shown.length === 0) return null;
  const reasons = [...new Set(shown.flatMap((mode) => modes[mode].reason ?? []))];
  return (
    <div className={className}>
      <SegmentedControl
        label={m.basket_mode()}
        value={choice.mode}
        onValueChange={chooseMode}
        items={shown.map((mode) => ({
          value: mode,
          label: shown.length > 3 ? shortModeWord(mode) : modeWord(mode),
          disabled: !modes[mode].available,
          ...(modes[mode].reason ? { reason: reasonWords(modes[mode].reason) } : {}),
        }))}
      />
      {/* Screen readers hear this with each mode; for everybody else it explains the struck-through words. */}
      {reasons.length > 0 ? (
        <p aria-hidden="true" className="mt-1.5 text-cap text-ink-2">
          {reasons.map(reasonWords).join(" · ")}
        </p>
      ) : null}
    </div>
  );
}

/** From this many hours on, the head of a menu mentions the minimum delay (restaurants §9). */
const DELAY_WORTH_SAYING = 5;

/** "Today, now — Ready between 12:20 and 12:50 — Change": one line that opens the settings. */
export function MomentLine() {
  const language = useLanguage();
  const now = useNow();
  const { restaurant, choice, openSettings } = useOrderSettings();
  const { min_order_delay: hours } = restaurant;
  const unavailable = choice.date === null;
  const soon = promiseWords(choice, restaurant, now, language);
  const fee = choice.mode === "delivery" ? deliveryWords(restaurant, language) : null;
  const note = hours >= DELAY_WORTH_SAYING ? m.basket_in_advance({ hours: formatNumber(hours, language) }) : soon;
  if (unavailable) {
    return (
      <p className="flex min-h-11 items-center gap-2 text-bs font-semibold text-warning-ink">
        <CircleAlert aria-hidden="true" className="size-4 shrink-0" />
        {m.basket_order_not_available()}
      </p>
    );
  }
  return (
    <div>
      <button
        type="button"
        onClick={openSettings}
        className="flex min-h-11 w-full flex-wrap items-center gap-x-2 rounded-inner text-start text-bs tablet:w-auto tablet:flex-nowrap"
      >
        <Clock aria-hidden="true" className="size-4 shrink-0 stroke-2" />
        <span className="flex min-w-0 flex-1 basis-[min(11rem,100%-1.5rem)] flex-wrap gap-x-2 tablet:basis-auto">
          <span className="font-medium first-letter:uppercase">
            {momentWords(choice, restaurant.timezone, now, language)}
          </span>
          {note ? <span className={`num text-ink-3 ${note === soon ? "large:hidden" : ""}`}>{note}</span> : null}
          {fee ? <span className="num text-ink-3">{fee}</span> : null}
        </span>
        <span className="ms-auto font-semibold text-primary-ink">{m.basket_change()}</span>
      </button>
      <LateNotices />
    </div>
  );
}

/** Messages about the settings, loaded when there are any; the menu does not wait for them. */
function LateNotices() {
  const { reach, lostMode } = useOrderSettings();
  const { lost } = useBasket();
  const wanted = reach?.code === "address_too_far" || lost !== null || lostMode !== null;
  const notices = useLatePart(momentNotices, wanted);
  return notices && createElement(notices);
}

/** "Take out, now": for the compact head of a menu. */
export function SettingsInShort() {
  const language = useLanguage();
  const { choice } = useOrderSettings();
  if (choice.mode === null || choice.date === null) return null;
  const time = choice.time === "now" ? m.basket_short_now() : choice.time ? clockTime(choice.time, language) : null;
  return (
    <>
      <span className="num">{[modeWord(choice.mode), time].filter(Boolean).join(", ")}</span>
      <span aria-hidden="true">·</span>
    </>
  );
}
