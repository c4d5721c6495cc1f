import * as v from "valibot";

const text = v.optional(v.pipe(v.string(), v.maxLength(300)), "");

/** What is stored of an unfinished registration until the browser's session ends; never a password. */
const Draft = v.object({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  country: v.optional(v.pipe(v.string(), v.maxLength(2)), ""),
  terms: v.optional(v.boolean(), false),
  sms_consent: v.optional(v.boolean(), true),
});
export type RegistrationDraft = v.InferOutput<typeof Draft>;

const KEY = "registration";

/** What was typed before a reload or a return; empty fields if nothing valid is stored. */
export function readDraft(): RegistrationDraft {
  try {
    const read = v.safeParse(Draft, JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
    return read.success ? read.output : v.parse(Draft, {});
  } catch {
    return v.parse(Draft, {});
  }
}

/** null: the registration is complete. */
export function writeDraft(draft: RegistrationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: the form continues with what it has.
  }
}
