/** Maximum length of a phone field (accounts §4). */
export const MAX_PHONE_INPUT = 20;

/** An optional plus, a prefix of 1 to 3 digits, then digits, spaces, dashes and dots (wire §25). */
const PHONE = /^\+?\d{1,3}[\d .-]*$/;

/** Whether a text can be a phone number as people write it, with 7 to 15 digits. */
export const isPhone = (text: string): boolean => {
  const phone = text.trim();
  const digits = phone.replaceAll(/\D/g, "").length;
  return PHONE.test(phone) && digits >= 7 && digits <= 15;
};

/**
 * Whether a text is an international number as it is stored (E.164). Whether the number is valid in its country is
 * checked elsewhere.
 */
export const isInternationalPhone = (text: string): boolean => /^\+[1-9]\d{6,14}$/.test(text);

/** Whether a number can be used for registration: a plus and 11 digits. */
export const isRegistrationPhone = (text: string): boolean => /^\+[1-9]\d{10}$/.test(text);
