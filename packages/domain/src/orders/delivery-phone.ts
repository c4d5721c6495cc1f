/** A phone number (wire §25): an optional plus, then digits with spaces, dashes, dots and parentheses. */
const PHONE = /^\+?[\d(][\d .()-]*$/;

/** An extension at the end of a number, as people write it in both languages and as RFC 3966 does. */
const EXTENSION = /(?:;ext=|[ ,]*(?:ext(?:ension)?\.?|poste|x|#)[ :]*)(\d{1,7})$/i;

export interface PhoneParts {
  number: string;
  extension: string | null;
}

/** Splits a number from its extension. */
export const phoneParts = (phone: string): PhoneParts => {
  const given = phone.trim();
  const found = EXTENSION.exec(given);
  return { number: found ? given.slice(0, found.index) : given, extension: found?.[1] ?? null };
};

/**
 * Whether a courier can call the number: 7 to 15 digits. An empty number is allowed, but an extension without a number
 * is not.
 */
export const isDeliveryPhone = (phone: string): boolean => {
  const { number: given, extension } = phoneParts(phone);
  if (given === "") return extension === null;
  const digits = given.replaceAll(/\D/g, "").length;
  return PHONE.test(given) && digits >= 7 && digits <= 15;
};
