/** A search field, and the address that follows it a moment later. */
export interface QueryField {
  typed: string;
  /** As the address said last. */
  address: string;
  /** What the field has sent to the address and has not seen there yet. */
  sent: readonly string[];
}

export const openField = (address: string): QueryField => ({ typed: address, address, sent: [] });

/** The address is told what stands in the field by now. */
export function sendOff(field: QueryField, query: string): QueryField {
  const expected = field.sent.at(-1) ?? field.address;
  return query === expected ? field : { ...field, sent: [...field.sent, query] };
}

/**
 * What the address says is the field's where somebody else has changed it: Back, a link. What the field itself sent
 * there arrives later than it was sent, and changes nothing: neither what is found meanwhile nor what is typed on.
 */
export function addressSays(field: QueryField, address: string): QueryField {
  if (address === field.address) return field;
  const at = field.sent.indexOf(address);
  return at < 0 ? openField(address) : { ...field, address, sent: field.sent.slice(at + 1) };
}
