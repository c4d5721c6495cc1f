import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { Language } from "@tablee/domain/language/text";
import { textIn } from "@tablee/domain/language/text-in";
import { GUESSED_SETTINGS } from "@tablee/domain/management/opening/first-steps";
import { isSame } from "@tablee/domain/management/menu-draft";
import { useMutation } from "@tanstack/react-query";
import { type RefObject, useLayoutEffect, useRef } from "react";
import { failureLine } from "../../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../../api/refusal-words.ts";
import { formatTime } from "../../../../language/formats.ts";
import { useLanguage } from "../../../../language/language.ts";
import { useNow } from "../../../../language/now.ts";
import { m } from "../../../../paraglide/messages.js";
import { useAppContext } from "../../../../routes/app-context.ts";
import { CURRENCY_WORDS } from "./currency-words.ts";
import { SETTINGS_REFUSED } from "../setting-words.ts";
import { QUEBEC, type Tax } from "./tax-presets.ts";
import { type SettingsForm, useTakeSettings } from "../use-settings.ts";

interface ConfirmGuessedProps {
  form: SettingsForm;
  /** What follows the card. */
  next: RefObject<HTMLElement | null>;
}

/**
 * Shows what a new place was given by a guess: taxes, currency and time zone. An owner confirms them as
 * they are stored, or saves others (management §42).
 */
export function ConfirmGuessed({ form, next }: ConfirmGuessedProps) {
  const language = useLanguage();
  const now = useNow();
  const { api } = useAppContext();
  const take = useTakeSettings();
  const toasts = useToasts();
  const { restaurant_id, settings } = form.page;
  // What is typed below is saved with the others, where a colleague's change is met.
  const { tax, currency, timezone } = settings;
  const guessed = { tax, currency, timezone };
  const isTyped = GUESSED_SETTINGS.some((name) => !isSame(form.values[name], settings[name]));
  const confirm = useMutation({
    mutationFn: () => api.settings.change({ restaurant_id, seen: guessed, values: guessed }),
    onSuccess: (page) => {
      take(page);
      toasts.show({ text: m.management_guessed_done() });
    },
  });
  const card = useRef<HTMLElement>(null);
  // Once they are confirmed, here or by a colleague, the card is gone with the button that has the focus.
  useLayoutEffect(
    () => () => {
      if (card.current?.contains(document.activeElement)) next.current?.focus();
    },
    [next],
  );
  const time = formatTime(now, timezone, language);
  return (
    <section ref={card} aria-labelledby="guessed" className="rounded-card border border-line bg-surface p-5">
      <h2 id="guessed" className="font-display text-t2">
        {m.management_guessed()}
      </h2>
      <p className="mt-1 max-w-[40rem] text-bs text-ink-2">{m.management_guessed_text()}</p>
      <ul className="my-3 grid list-disc gap-1 ps-5 font-semibold">
        <li>{taxWords(tax ?? QUEBEC, language)}</li>
        <li>{CURRENCY_WORDS[currency]()}</li>
        <li>
          {timezone.replaceAll("_", " ")} · {m.management_timezone_now({ time })}
        </li>
      </ul>
      <Button loading={confirm.isPending} disabled={isTyped} onClick={() => confirm.mutate()}>
        {m.management_guessed_do()}
      </Button>
      {confirm.error ? (
        <Message tone="danger" announce className="mt-3">
          {wordsOfRefusal(SETTINGS_REFUSED, confirm.error) ?? failureLine(confirm.error)}
        </Message>
      ) : null}
    </section>
  );
}

function taxWords({ included, rates }: Tax, language: Language): string {
  if (rates.length === 0) return m.management_tax_none();
  const percent = new Intl.NumberFormat(language === "fr" ? "fr-CA" : "en-CA", {
    style: "percent",
    maximumFractionDigits: 4,
  });
  const taxes = rates.map(({ name, rate }) => `${textIn(name, language)} ${percent.format(rate / 100)}`).join(" + ");
  return included ? m.management_guessed_included({ taxes }) : m.management_guessed_added({ taxes });
}
