/** The host's settings for registrations (accounts §23). */
export interface RegistrationSettings {
  /** Whether a phone number is required and verified. */
  phone: boolean;
  /** Countries to which SMS are sent, as in ISO 3166-1. */
  sms_countries: readonly string[];
  /** The host name of the pages: phones suggest a code only to the site that it was sent for. */
  site: string;
  /** false: codes are not limited by hour and address, as no calls are limited (RATE_LIMIT). */
  limited: boolean;
}
