import { PASSWORD_NEEDS, type PasswordNeed } from "@tablee/domain/validation/password";
import { Check, Circle } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";

const WORDS = {
  length: () => m.registration_need_length(),
  lowercase: () => m.registration_need_lowercase(),
  uppercase: () => m.registration_need_uppercase(),
  digit: () => m.registration_need_digit(),
} as const satisfies Record<PasswordNeed, () => string>;

/** The requirements of a password, ticked off while it is typed. */
export function PasswordHints({ password }: { password: string }) {
  useWords();
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-x-4 gap-y-1 text-cap text-ink-2">
      {(Object.keys(WORDS) as PasswordNeed[]).map((need) => {
        const isMet = PASSWORD_NEEDS[need](password);
        return (
          <li key={need} className={isMet ? "flex items-center gap-1.5 text-success-ink" : "flex items-center gap-1.5"}>
            {isMet ? (
              <Check aria-label={m.registration_need_met()} role="img" className="size-4 shrink-0" />
            ) : (
              <Circle aria-hidden="true" className="size-4 shrink-0" />
            )}
            {WORDS[need]()}
          </li>
        );
      })}
    </ul>
  );
}
