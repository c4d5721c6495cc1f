/** Settings chosen by the server's operator. */
export interface Settings {
  /** The URL at which visitors reach the product, without a trailing slash; mails link to it. */
  public_url: string;
  /** Whether an e-mail must be verified before its member can sign in. */
  email_verification: boolean;
  /** Where messages of the contact form go; null: nowhere. */
  contact_email: string | null;
  /** The style for drawing maps, with its tiles; null: our own, without tiles. */
  map_style_url: string | null;
}

/** The defaults. */
export const DEFAULT_SETTINGS: Settings = {
  public_url: "http://localhost:3000",
  email_verification: false,
  contact_email: null,
  map_style_url: null,
};
