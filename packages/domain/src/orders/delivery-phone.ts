/** wire §25, phone: optional plus, then digits with spaces, dashes, dots and parentheses. */
const PHONE = /^\+?[\d(][\d .()-]*$/;

/** Whom to ask for at that number, as people write it in both languages, and as RFC 3966 does. */
const EXTENSION = /(?:;ext=|[ ,]*(?:ext(?:ension)?\.?|poste|x|#)[ :]*)(\d{1,7})$/i;

export interface PhoneParts {
  number: string;
  extension: string | null;
}

/** A number without the extension behind it. */
export const phoneParts = (phone: string): PhoneParts => {
  const given = phone.trim();
  const found = EXTENSION.exec(given);
  return { number: found ? given.slice(0, found.index) : given, extension: found?.[1] ?? null };
};

/** Whether a courier can call it; nothing at all is no number and no mistake. At least 7 digits, at most 15. */
export const isDeliveryPhone = (phone: string): boolean => {
  const { number: given, extension } = phoneParts(phone);
  if (given === "") return extension === null;
  const digits = given.replaceAll(/\D/g, "").length;
  return PHONE.test(given) && digits >= 7 && digits <= 15;
};
