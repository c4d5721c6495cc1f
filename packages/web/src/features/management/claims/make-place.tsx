import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { Select } from "@tablee/design-system/inputs/select";
import { TextInput, type TextInputProps } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import {
  type NewPlaceFields,
  type NewPlaceProblems,
  newPlaceProblems,
  PLACE_COUNTRIES,
} from "@tablee/domain/management/opening/new-place";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { InvalidFields } from "../../../shell/typing/invalid-fields.tsx";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";
import { VerifyFirst } from "./claim-form.tsx";
import { useMakePlace } from "./use-make-place.ts";

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

const FIELDS = ["name", "address", "city", "postal_code"] as const satisfies readonly (keyof NewPlaceFields)[];

function MakeForm({ name }: { name: string }) {
  useWords();
  const [place, setPlace] = useState<NewPlaceFields>({ name, address: "", city: "", postal_code: "" });
  const [asked, setAsked] = useState(false);
  const { make, busy, refusal } = useMakePlace();
  const [country, setCountry] = useCountry();
  const { problems, said, type, leave } = useSaidProblems<keyof NewPlaceFields, NewPlaceFields, NewPlaceProblems>(
    place,
    newPlaceProblems,
  );
  const first = FIELDS.find((field) => problems[field] !== null);
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setAsked(true);
        leave(FIELDS);
        if (first !== undefined) event.currentTarget.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
        else if (!busy) make({ ...place, country: country || null });
      }}
    >
      <PlaceFields
        fieldOf={(field) => ({
          name: field,
          value: place[field],
          onValueChange: (value) => {
            setPlace((old) => ({ ...old, [field]: value }));
            type([field]);
          },
        })}
        errorOf={(field, words) => (said(field, field) === null ? null : words)}
      />
      <CountryField country={country} onChange={setCountry} />
      {asked && first !== undefined ? <InvalidFields /> : null}
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

/** The chosen country, and until then the one of the network address (places §3); "" is another one. */
function useCountry() {
  const { orpc } = useAppContext();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useQuery(orpc.places.position.queryOptions({ input: undefined, staleTime: Infinity, retry: false }));
  const here = data?.country_code ?? PLACE_COUNTRIES[0];
  const guessed = PLACE_COUNTRIES.find((code) => code === here) ?? "";
  return [chosen ?? guessed, setChosen] as const;
}

function CountryField({ country, onChange }: { country: string; onChange: (country: string) => void }) {
  const language = useLanguage();
  const names = new Intl.DisplayNames([language], { type: "region" });
  return (
    <Field label={m.own_country()} hint={m.management_make_country()}>
      <Select
        options={[
          ...PLACE_COUNTRIES.map((value): { value: string; label: string } => ({
            value,
            label: names.of(value) ?? value,
          })),
          { value: "", label: m.management_make_elsewhere() },
        ]}
        value={country}
        onValueChange={onChange}
      />
    </Field>
  );
}

interface PlaceFieldsProps {
  /** What a field's input needs. */
  fieldOf: (field: keyof NewPlaceFields) => Pick<TextInputProps, "name" | "value" | "onValueChange">;
  /** The words, if the field's problem is to be shown. */
  errorOf: (field: keyof NewPlaceFields, words: string) => string | null;
}

function PlaceFields({ fieldOf, errorOf }: PlaceFieldsProps) {
  useWords();
  return (
    <>
      <Field label={m.management_claim_find()} error={errorOf("name", m.management_problem_no_name())}>
        <TextInput {...fieldOf("name")} maxLength={200} autoComplete="organization" required />
      </Field>
      <Field label={m.management_address()} error={errorOf("address", m.management_make_no_address())}>
        <TextInput {...fieldOf("address")} maxLength={300} autoComplete="street-address" required />
      </Field>
      <div className="grid grid-cols-1 gap-4 tablet:grid-cols-[3fr_2fr]">
        <Field label={m.management_city()} error={errorOf("city", m.management_make_no_city())}>
          <TextInput {...fieldOf("city")} maxLength={120} autoComplete="address-level2" required />
        </Field>
        <Field label={m.management_postal_code()} error={errorOf("postal_code", m.management_problem_postal_code())}>
          <TextInput {...fieldOf("postal_code")} maxLength={12} autoComplete="postal-code" />
        </Field>
      </div>
    </>
  );
}
