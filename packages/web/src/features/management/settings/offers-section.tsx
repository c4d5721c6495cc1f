import type { RestaurantSettings } from "@tablee/contract/management/settings.contract";
import { Badge } from "@tablee/design-system/badge";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Message } from "@tablee/design-system/message";
import { textIn } from "@tablee/domain/language/text-in";
import { isOfferOnNow, MOST_OFFERS } from "@tablee/domain/menus/offer";
import { localMoment } from "@tablee/domain/restaurants/local-time";
import { Tag } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { handsFocusOn } from "../../../shell/hands-focus-on.ts";
import { AddButton } from "./interval-rows.tsx";
import { OfferForm } from "./offer-form.tsx";
import { offerTerms } from "./offer-terms.ts";
import { Part } from "./setting-fields.tsx";
import { PROBLEM_WORDS } from "./setting-words.ts";
import type { SettingsForm } from "./use-settings.ts";

type Offer = RestaurantSettings["offers"][number];

const fresh = (offers: readonly Offer[]): Offer => {
  const taken = new Set(offers.map(({ ref }) => ref));
  let count = offers.length + 1;
  while (taken.has(`offer-${count}`)) count += 1;
  return {
    ref: `offer-${count}`,
    name: { en: null, fr: null, default: null },
    kind: "second_half",
    item_ids: null,
    amount: 0,
    from: 0,
    modes: null,
    hours: null,
    starts: null,
    ends: null,
    code: null,
    per_member: null,
    in_all: null,
    paused: false,
  };
};

/** The section for the offers of the restaurant (management §37): a list, and the open one; for owners. */
export function OffersSection({ form }: { form: SettingsForm }) {
  useWords();
  const { offers } = form.values;
  const [opened, setOpened] = useState<string | null>(null);
  const problem = form.problemOf("offers");
  const put = (next: Offer[]) => form.set("offers", next);
  const add = () => {
    const offer = fresh(offers);
    put([...offers, offer]);
    setOpened(offer.ref);
  };
  return (
    <Part title={m.management_offers()} text={m.management_offers_text()}>
      {offers.length === 0 ? (
        <EmptyState
          icon={<Tag />}
          heading="h3"
          title={m.management_offers_none()}
          text={m.management_offers_none_text()}
          action={<AddButton onClick={add}>{m.management_offer_add()}</AddButton>}
        />
      ) : (
        <ul className="grid grid-cols-1 gap-3">
          {offers.map((offer, at) => (
            <OfferRow
              key={offer.ref}
              form={form}
              offer={offer}
              open={opened === offer.ref}
              onOpen={() => setOpened(opened === offer.ref ? null : offer.ref)}
              onChange={(next) => put(offers.with(at, next))}
              onRemove={() => put(offers.toSpliced(at, 1))}
            />
          ))}
        </ul>
      )}
      {problem ? (
        <div data-fault>
          <Message tone="danger" announce>
            {PROBLEM_WORDS[problem]()}
          </Message>
        </div>
      ) : null}
      {offers.length === 0 ? null : (
        <div>
          <AddButton disabled={offers.length >= MOST_OFFERS} onClick={add}>
            {m.management_offer_add()}
          </AddButton>
        </div>
      )}
    </Part>
  );
}

interface OfferRowProps {
  form: SettingsForm;
  offer: Offer;
  open: boolean;
  onOpen: () => void;
  onChange: (next: Offer) => void;
  onRemove: () => void;
}

function OfferRow({ form, offer, open, onOpen, onChange, onRemove }: OfferRowProps) {
  const language = useLanguage();
  const { currency } = form.page;
  const name = textIn(offer.name, language) || m.management_offer_unnamed();
  const pausing = offer.paused ? m.management_offer_resume() : m.management_offer_pause();
  return (
    <li ref={handsFocusOn} className="rounded-card border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-48">
          <h3 className="font-semibold break-words">{name}</h3>
          <p className="text-bs text-ink-2">{offerTerms(offer, currency, language)}</p>
        </div>
        <StateBadge form={form} offer={offer} />
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            variant="outline"
            aria-label={m.ways_action_of({ action: pausing, of: name })}
            onClick={() => onChange({ ...offer, paused: !offer.paused })}
          >
            {pausing}
          </Button>
          <Button
            size="sm"
            variant="quiet"
            data-remove=""
            aria-expanded={open}
            aria-label={m.ways_action_of({ action: m.management_offer_edit(), of: name })}
            onClick={onOpen}
          >
            {m.management_offer_edit()}
          </Button>
        </div>
      </div>
      {open ? (
        <>
          <OfferForm form={form} offer={offer} onChange={onChange} />
          <Button
            size="sm"
            variant="ghost"
            flush
            className="mt-4"
            aria-label={m.ways_action_of({ action: m.management_offer_end(), of: name })}
            onClick={onRemove}
          >
            {m.management_offer_end()}
          </Button>
        </>
      ) : null}
    </li>
  );
}

function StateBadge({ form, offer }: { form: SettingsForm; offer: Offer }) {
  useWords();
  const now = useNow();
  const { timezone } = form.page;
  const today = localMoment(now, timezone).date;
  // Diners have nothing yet of an offer that was never saved.
  if (!form.page.settings.offers.some(({ ref }) => ref === offer.ref)) return null;
  if (offer.paused) return <Badge tone="neutral">{m.management_offer_paused()}</Badge>;
  if (offer.ends !== null && offer.ends < today) return <Badge tone="neutral">{m.management_offer_over()}</Badge>;
  return isOfferOnNow(offer, timezone, now) ? (
    <Badge tone="success">{m.management_offer_on()}</Badge>
  ) : (
    <Badge tone="warning">{m.management_offer_later()}</Badge>
  );
}
