import * as z from "zod/mini";

const text = z._default(z.string().check(z.maxLength(300)), "");

/** What is kept of a registration that somebody has begun, until the browser's session ends; never a password. */
const Draft = z.object({
  first_name: text,
  last_name: text,
  email: text,
  phone: text,
  country: z._default(z.string().check(z.maxLength(2)), ""),
  terms: z._default(z.boolean(), false),
  sms_consent: z._default(z.boolean(), true),
});
export type RegistrationDraft = z.output<typeof Draft>;

const KEY = "registration";

/** What was typed before a reload or a way back; empty fields where there is nothing, or nothing that fits. */
export function readDraft(): RegistrationDraft {
  try {
    const read = Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? "{}"));
    return read.success ? read.data : Draft.parse({});
  } catch {
    return Draft.parse({});
  }
}

/** null: it has become an account. */
export function writeDraft(draft: RegistrationDraft | null): void {
  try {
    if (draft) sessionStorage.setItem(KEY, JSON.stringify(draft));
    else sessionStorage.removeItem(KEY);
  } catch {
    // Storage full or forbidden: the form goes on with what it has.
  }
}
