/** The state of a search field whose value goes into the address a moment later. */
export interface QueryField {
  typed: string;
  /** The value that the address had last. */
  address: string;
  /** Values that the field has sent to the address and that have not arrived there yet. */
  sent: readonly string[];
}

export const openField = (address: string): QueryField => ({ typed: address, address, sent: [] });

/** Records that the field's current value is being sent to the address. */
export function sendOff(field: QueryField, query: string): QueryField {
  const expected = field.sent.at(-1) ?? field.address;
  return query === expected ? field : { ...field, sent: [...field.sent, query] };
}

/**
 * Applies a change of the address. A value from elsewhere (Back, a link) replaces the field's. A value that the field
 * sent itself arrives with a delay and changes nothing: neither the results since then nor what has been typed since.
 */
export function addressSays(field: QueryField, address: string): QueryField {
  if (address === field.address) return field;
  const at = field.sent.indexOf(address);
  return at < 0 ? openField(address) : { ...field, address, sent: field.sent.slice(at + 1) };
}
