import { Field } from "@tablee/design-system/inputs/field";
import { TextArea } from "@tablee/design-system/inputs/text-area";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { basketStore, useBasket } from "../basket/basket-store.ts";
import { AddressField } from "./order-settings-address.tsx";
import type { PhoneBeforeDone } from "./use-phone-before-done.ts";

/** The maximum lengths of the contract. */
const MOST = { address_complement: 120, comments: 500, phone: 40 } as const;

/** The fields of a delivery: stored as they are typed, so that closing the sheet loses nothing. */
export function DeliveryFields({ phone: { wrong, field: phone, typed, left } }: { phone: PhoneBeforeDone }) {
  useWords();
  const { delivery } = useBasket();
  const field = (name: keyof typeof MOST) => ({
    value: delivery[name],
    maxLength: MOST[name],
    onValueChange: (value: string) => basketStore.set({ delivery: { ...basketStore.get().delivery, [name]: value } }),
  });
  const number = field("phone");
  const typeNumber = (text: string) => {
    number.onValueChange(text);
    typed();
  };
  const phoneError = wrong ? m.settings_phone_invalid() : undefined;
  return (
    <section aria-labelledby="settings-where" className="border-t border-line py-5">
      <h3 id="settings-where" className="mb-3 font-display text-t3">
        {m.basket_settings_where()}
      </h3>
      <div className="grid gap-4">
        <AddressField />
        <Field label={m.basket_address_complement()} aside={m.basket_optional()}>
          <TextInput autoComplete="address-line2" {...field("address_complement")} />
        </Field>
        <Field label={m.basket_address_comments()} aside={m.basket_optional()}>
          <TextArea rows={1} {...field("comments")} />
        </Field>
        <Field label={m.basket_address_phone()} aside={m.basket_optional()} error={phoneError}>
          <TextInput
            {...number}
            ref={phone}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            onValueChange={typeNumber}
            onBlur={left}
          />
        </Field>
      </div>
    </section>
  );
}
