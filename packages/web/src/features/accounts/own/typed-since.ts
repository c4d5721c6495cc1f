/** Returns what was typed after something was sent: the fields that differ from what was sent. */
export const typedSince = <Fields extends Partial<Record<string, string>>>(
  now: Fields,
  sent: Fields,
): Partial<Fields> =>
  Object.fromEntries(Object.entries(now).filter(([field, text]) => text !== sent[field])) as Partial<Fields>;
