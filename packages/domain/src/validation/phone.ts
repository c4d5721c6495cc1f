/** The longest that a field for a phone number takes (accounts §4). */
export const MAX_PHONE_INPUT = 20;

/** wire §25: optional plus, a prefix of 1 to 3 digits, then digits, spaces, dashes and dots. */
const PHONE = /^\+?\d{1,3}[\d .-]*$/;

/** What may be a phone number as people write it. At least 7 digits, at most 15. */
export const isPhone = (text: string): boolean => {
  const phone = text.trim();
  const digits = phone.replaceAll(/\D/g, "").length;
  return PHONE.test(phone) && digits >= 7 && digits <= 15;
};

/** An international number as it is stored (E.164); whether its country has such a number is asked elsewhere. */
export const isInternationalPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** A number that somebody can register with: a plus and 11 digits. */
export const isRegistrationPhone = (text: string): boolean => /^\+[1-9]\d{10}$/.test(text);
