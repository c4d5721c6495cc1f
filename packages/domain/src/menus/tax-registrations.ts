import type { Text } from "../language/text.ts";
import { textIn } from "../language/text-in.ts";

interface Numbered {
  name: Text;
  registration?: string | null | undefined;
}

/** Whether two rates are of one tax: their names read the same in a language, as "TVA" at 10 % and at 20 % does. */
export const isSameTax = (one: Text, other: Text): boolean =>
  (["en", "fr"] as const).some((language) => textIn(one, language) === textIn(other, language));

/**
 * The registration number of a charged tax: that of its rate, otherwise that of another rate of the same tax
 * (orders §46). undefined if its restaurant has given none.
 */
export const registrationOf = (
  charged: { name: Text; micros: number },
  rates: readonly (Numbered & { micros: number })[],
): string | undefined => {
  const numbered = rates.filter(({ name, registration }) => registration && isSameTax(name, charged.name));
  const own = numbered.find(({ micros }) => micros === charged.micros);
  return (own ?? numbered[0])?.registration ?? undefined;
};

/** The registration numbers of an order's taxes, each once with the names of the taxes that it belongs to. */
export const registrationsOf = (
  taxes: readonly Numbered[],
  wordOf: (name: Text) => string,
): { registration: string; names: string[] }[] => {
  const names = new Map<string, Set<string>>();
  for (const { name, registration } of taxes) {
    if (!registration) continue;
    const known = names.get(registration) ?? new Set();
    names.set(registration, known.add(wordOf(name)));
  }
  return [...names].map(([registration, words]) => ({ registration, names: [...words] }));
};
