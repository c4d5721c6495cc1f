const kept = new Map<string, Intl.PluralRules>();

/** In place of Paraglide's own (see vite.config.ts), which makes the rules of a language anew for every word. */
export function plural(locale: string, input: unknown, options?: Intl.PluralRulesOptions): string {
  const key = `${locale} ${options?.type ?? "cardinal"}`;
  let rules = kept.get(key);
  if (!rules) kept.set(key, (rules = new Intl.PluralRules(locale, options)));
  return rules.select(Number(input));
}
