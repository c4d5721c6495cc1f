import { Field } from "@tablee/design-system/field";
import { TextArea } from "@tablee/design-system/text-area";
import { TextInput } from "@tablee/design-system/text-input";
import { useLanguage } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import type { BasketDelivery } from "./basket-schema.ts";
import { basketStore, useBasket } from "./basket-store.ts";

/** What the contract takes at most, in code points. */
const MOST = { address: 300, address_complement: 120, comments: 500, phone: 20 } as const satisfies Record<
  keyof BasketDelivery,
  number
>;

const isTooLong = (field: keyof BasketDelivery, words: string): boolean => [...words].length > MOST[field];

/** Where to deliver: kept as it is typed, so that closing the sheet loses nothing. */
export function DeliveryFields() {
  useLanguage();
  const { delivery } = useBasket();
  const field = (name: keyof BasketDelivery) => ({
    value: delivery[name],
    onValueChange: (value: string) => basketStore.set({ delivery: { ...basketStore.get().delivery, [name]: value } }),
  });
  const errorOf = (name: keyof BasketDelivery) =>
    isTooLong(name, delivery[name]) ? m.basket_too_long({ max: MOST[name] }) : undefined;
  const missing = delivery.address.trim() === "";
  return (
    <section aria-labelledby="settings-where" className="border-t border-line py-5">
      <h3 id="settings-where" className="mb-3 font-display text-t3">
        {m.basket_settings_where()}
      </h3>
      <div className="grid gap-4">
        <Field
          label={m.basket_address()}
          hint={missing ? m.basket_address_needed() : undefined}
          error={errorOf("address")}
        >
          <TextInput
            autoComplete="street-address"
            placeholder={m.basket_address_hint()}
            required
            {...field("address")}
          />
        </Field>
        <Field label={m.basket_address_complement()} aside={m.basket_optional()} error={errorOf("address_complement")}>
          <TextInput autoComplete="address-line2" {...field("address_complement")} />
        </Field>
        <Field label={m.basket_address_comments()} aside={m.basket_optional()} error={errorOf("comments")}>
          <TextArea rows={1} {...field("comments")} />
        </Field>
        <Field label={m.basket_address_phone()} aside={m.basket_optional()} error={errorOf("phone")}>
          <TextInput type="tel" autoComplete="tel" {...field("phone")} />
        </Field>
      </div>
    </section>
  );
}
