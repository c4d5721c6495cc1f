import type { Quote } from "@tablee/contract/orders/orders.schema";
import { addressLine } from "@tablee/domain/places/address-line";
import { ChevronRight, Clock, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { useOrderSettings } from "./order-settings-context.ts";
import { SettingsNotices } from "./basket-settings-notices.tsx";
import { ModeSegments } from "./basket-settings-line.tsx";
import { readablePhone } from "../../restaurants/readable-phone.ts";
import { useBasket } from "../basket/basket-store.ts";
import { momentWords, promiseWords } from "../words/basket-words.ts";

/** Mode, time and address; each row opens the settings. */
export function BasketSettingsRows({ quote }: { quote: Quote | null }) {
  const language = useLanguage();
  const now = useNow();
  const { restaurant, choice, openSettings } = useOrderSettings();
  const { delivery } = useBasket();
  const delivering = choice.mode === "delivery";
  return (
    <section aria-label={m.basket_settings()} className="mt-5">
      <SettingsNotices className="mb-3" />
      <ModeSegments />
      <div className="mt-1.5">
        <Row
          icon={<Clock />}
          onPress={openSettings}
          title={momentWords(choice, restaurant.timezone, now, language)}
          text={promiseWords(choice, restaurant, now, language, quote)}
          wanting={choice.date !== null && choice.time === null}
        />
        {delivering ? (
          <Row
            icon={<MapPin />}
            onPress={openSettings}
            title={addressLine(delivery.address, delivery.address_complement) || m.basket_address_missing()}
            text={delivery.comments || null}
          />
        ) : null}
        {delivering && delivery.phone ? (
          <Row icon={<Phone />} onPress={openSettings} title={readablePhone(delivery.phone)} text={null} />
        ) : null}
      </div>
    </section>
  );
}

interface RowProps {
  icon: ReactNode;
  title: string;
  text: string | null;
  /** It has to be chosen before the order can be placed. */
  wanting?: boolean;
  onPress: () => void;
}

const Row = ({ icon, title, text, wanting, onPress }: RowProps) => (
  <button
    type="button"
    onClick={onPress}
    className="flex min-h-15 w-full items-center gap-3 border-b border-line py-2 text-start last:border-b-0 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:stroke-[1.75]"
  >
    {icon}
    <span className="min-w-0 grow">
      <span className={`num block font-medium first-letter:uppercase ${wanting ? "text-danger-ink" : ""}`}>
        {title}
      </span>
      {text ? <span className="num block text-cap text-ink-2">{text}</span> : null}
    </span>
    <ChevronRight aria-hidden="true" className="!size-4 text-ink-3" />
  </button>
);
