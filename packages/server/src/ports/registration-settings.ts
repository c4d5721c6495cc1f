/** What the host says about registrations (accounts §23). */
export interface RegistrationSettings {
  /** Whether a phone number is asked for, and verified. */
  phone: boolean;
  /** Countries that SMS go to, as ISO 3166-1 names them. */
  sms_countries: readonly string[];
  /** The name under which pages are reached: phones offer a code only to the site that it was sent for. */
  site: string;
  /** false: codes are not counted by the hour and by address, as no call is (RATE_LIMIT). */
  limited: boolean;
}
