import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { VerifyFirst } from "./claim-form.tsx";
import { type NewPlace, useMakePlace } from "./use-make-place.ts";

/** The form by which whoever runs a place that is not on Tablée creates it (management §41). */
export function MakePlace({ name }: { name: string }) {
  useWords();
  const { user } = useSession();
  return (
    <>
      <Link
        to="/restaurant-admin/new"
        className="mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-inner text-bs text-ink-2 hover:text-ink"
      >
        <ArrowLeft aria-hidden="true" className="size-4" />
        {m.management_claim_other()}
      </Link>
      <section className="grid grid-cols-1 gap-5 rounded-card border border-line bg-surface p-5">
        <div>
          <h2 className="font-display text-t1">{m.management_make_title()}</h2>
          <p className="mt-1 text-bs text-ink-2">{m.management_make_text()}</p>
        </div>
        {user && !user.phone_verified ? <VerifyFirst phone={user.phone_number} /> : <MakeForm name={name} />}
      </section>
    </>
  );
}

function MakeForm({ name }: { name: string }) {
  useWords();
  const [place, setPlace] = useState({ name, address: "", city: "", postal_code: "" });
  const [asked, setAsked] = useState(false);
  const { make, busy, refusal } = useMakePlace();
  const isWhole = [place.name, place.address, place.city].every((words) => words.trim() !== "");
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        if (isWhole && !busy) make(place);
      }}
    >
      <PlaceFields
        place={place}
        onPut={(field, value) => setPlace((old) => ({ ...old, [field]: value }))}
        asked={asked}
      />
      {refusal === null ? null : (
        <Message tone="danger" announce>
          {refusal}
        </Message>
      )}
      <div>
        <Button type="submit" size="lg" loading={busy}>
          {m.management_make_do()}
        </Button>
      </div>
    </form>
  );
}

interface PlaceFieldsProps {
  place: NewPlace;
  onPut: (field: keyof NewPlace, value: string) => void;
  /** Whether missing fields are reported. */
  asked: boolean;
}

function PlaceFields({ place, onPut, asked }: PlaceFieldsProps) {
  useWords();
  const put = (field: keyof NewPlace) => (value: string) => onPut(field, value);
  const lacking = (field: keyof NewPlace, words: string) => (asked && place[field].trim() === "" ? words : undefined);
  return (
    <>
      <Field label={m.management_claim_find()} error={lacking("name", m.management_problem_no_name())}>
        <TextInput
          value={place.name}
          onValueChange={put("name")}
          maxLength={200}
          autoComplete="organization"
          required
        />
      </Field>
      <Field label={m.management_address()} error={lacking("address", m.management_make_no_address())}>
        <TextInput
          value={place.address}
          onValueChange={put("address")}
          maxLength={300}
          autoComplete="street-address"
          required
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[3fr_2fr]">
        <Field label={m.management_city()} error={lacking("city", m.management_make_no_city())}>
          <TextInput
            value={place.city}
            onValueChange={put("city")}
            maxLength={120}
            autoComplete="address-level2"
            required
          />
        </Field>
        <Field label={m.management_postal_code()}>
          <TextInput
            value={place.postal_code}
            onValueChange={put("postal_code")}
            maxLength={12}
            autoComplete="postal-code"
          />
        </Field>
      </div>
    </>
  );
}
