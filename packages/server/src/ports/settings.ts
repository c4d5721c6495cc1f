/** What whoever runs the server has chosen. */
export interface Settings {
  /** Where visitors reach the product, without a slash at the end: mails lead back to it. */
  public_url: string;
  /** Whether an e-mail has to be verified before its member signs in. */
  email_verification: boolean;
  /** Who reads what the contact form brings; null: nobody. */
  contact_email: string | null;
  /** The style that maps are drawn in, with its tiles; null: our own, without any. */
  map_style_url: string | null;
}

/** Where nobody has set anything. */
export const DEFAULT_SETTINGS: Settings = {
  public_url: "http://localhost:3000",
  email_verification: false,
  contact_email: null,
  map_style_url: null,
};
