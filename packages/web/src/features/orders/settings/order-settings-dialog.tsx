import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Radio, RadioGroup } from "@tablee/design-system/inputs/radio";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { Select } from "@tablee/design-system/inputs/select";
import { ORDER_MODES, type OrderMode } from "@tablee/domain/restaurants/order-mode";
import { orderDates, orderTimes, timeOnDay } from "@tablee/domain/restaurants/order-slots";
import { modeAvailability } from "@tablee/domain/restaurants/order-modes";
import { useRegion } from "../../../language/device-habits.ts";
import { clockTime } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { keptMoment } from "./basket-settings.ts";
import { useOrderSettings } from "./order-settings-context.ts";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { dayWords, deliveryTerms, reasonWords } from "../words/basket-words.ts";
import { SettingsNotices } from "./basket-settings-notices.tsx";
import { DeliveryFields } from "./order-settings-delivery.tsx";
import { usePhoneBeforeDone } from "./use-phone-before-done.ts";
import { modeWord } from "../words/order-words.ts";

interface OrderSettingsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Order settings (orders §11): the mode, the time and the address. Choices apply at once. */
export function OrderSettingsDialog({ open, onClose }: OrderSettingsDialogProps) {
  useWords();
  const { mode: wanted, delivery } = useBasket();
  const { choice, restaurant } = useOrderSettings();
  // Delivery without an address does not apply to the order yet, but it is what is being set.
  const mode = wanted === "delivery" && modeAvailability(restaurant).delivery.available ? wanted : choice.mode;
  const phone = usePhoneBeforeDone({
    open,
    wanted: mode === "delivery",
    phone: delivery.phone,
    currency: restaurant.currency,
    close: onClose,
  });
  return (
    <ResponsiveDialog
      open={open}
      hasOwnStep
      onOpenChange={(next) => (next ? undefined : onClose())}
      title={m.basket_settings()}
      closeLabel={m.basket_settings_close()}
      footer={
        <Button block size="lg" onClick={phone.done}>
          {m.basket_settings_done()}
        </Button>
      }
    >
      <SettingsNotices className="pb-4" />
      <Modes mode={mode} />
      {mode === "delivery" ? <DeliveryFields phone={phone} /> : null}
      <When />
    </ResponsiveDialog>
  );
}

function Modes({ mode }: { mode: OrderMode | null }) {
  const language = useLanguage();
  const region = useRegion();
  const { restaurant } = useOrderSettings();
  const modes = modeAvailability(restaurant);
  return (
    <section aria-labelledby="settings-how" className="pb-4">
      <h3 id="settings-how" className="font-display text-t3">
        {m.basket_settings_how()}
      </h3>
      <RadioGroup labelledBy="settings-how" value={mode} onValueChange={(next) => basketStore.set({ mode: next })}>
        {ORDER_MODES.filter((each) => modes[each].shown).map((each) => {
          const { available, reason } = modes[each];
          return (
            <Radio
              key={each}
              value={each}
              label={modeWord(each)}
              disabled={!available}
              description={
                reason
                  ? reasonWords(reason)
                  : each === "delivery"
                    ? deliveryTerms(restaurant, language, region)
                    : undefined
              }
            />
          );
        })}
      </RadioGroup>
    </section>
  );
}

/** A day up to 28 days ahead, and a time on it (restaurants §10). "Now" is stored as no choice: as soon as possible. */
function When() {
  const language = useLanguage();
  const now = useNow();
  const { restaurant, facts, choice } = useOrderSettings();
  const dates = orderDates(facts, now);
  const times = choice.date === null ? [] : orderTimes(facts, choice.date, now);
  const chooseDate = (date: string) =>
    basketStore.set({ ...keptMoment(date, timeOnDay(facts, date, choice.time, now)), lost: null });
  if (choice.date === null) return <p className="py-3 text-base text-ink-2">{m.basket_opens_for_orders()}</p>;
  const { date, time } = choice;
  return (
    <section aria-labelledby="settings-when" className="border-t border-line pt-5">
      <h3 id="settings-when" className="mb-3 font-display text-t3">
        {m.basket_settings_when()}
      </h3>
      <div className="grid gap-4 tablet:grid-cols-2">
        <Field label={m.basket_settings_date()}>
          <Select
            value={date}
            onValueChange={chooseDate}
            options={dates.map((each) => ({
              value: each,
              label: capital(dayWords(each, restaurant.timezone, now, language)),
            }))}
          />
        </Field>
        <Field label={m.basket_settings_time()} error={time === null ? m.basket_settings_choose_time() : undefined}>
          <Select
            value={time ?? ""}
            placeholder={m.basket_settings_choose_time()}
            onValueChange={(next) => basketStore.set({ ...keptMoment(date, next), lost: null })}
            options={times.map((each) => ({
              value: each,
              label: each === "now" ? m.basket_now() : clockTime(each, language),
            }))}
          />
        </Field>
      </div>
    </section>
  );
}

const capital = (words: string): string => words.charAt(0).toLocaleUpperCase() + words.slice(1);
