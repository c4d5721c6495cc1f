const kept = new Map<string, Intl.PluralRules>();

/** Replaces Paraglide's own (see vite.config.ts), which creates a language's plural rules again for every message. */
export function plural(locale: string, input: unknown, options?: Intl.PluralRulesOptions): string {
  const key = `${locale} ${options?.type ?? "cardinal"}`;
  let rules = kept.get(key);
  if (!rules) kept.set(key, (rules = new Intl.PluralRules(locale, options)));
  return rules.select(Number(input));
}
