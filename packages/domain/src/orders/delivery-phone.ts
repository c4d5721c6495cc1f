/** wire §25, phone: optional plus, then digits with spaces, dashes, dots and parentheses. */
const PHONE = /^\+?[\d(][\d .()-]*$/;

/** Whether a courier can call it; nothing at all is no number and no mistake. At least 7 digits, at most 15. */
export const isDeliveryPhone = (phone: string): boolean => {
  const given = phone.trim();
  const digits = given.replaceAll(/\D/g, "").length;
  return given === "" || (PHONE.test(given) && digits >= 7 && digits <= 15);
};
