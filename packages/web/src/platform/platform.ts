/** What differs between the web app, the native app and the extension, behind one interface (house rule 10). */
export interface Platform {
  kind: "web" | "native" | "extension";
  /** Where the server is. */
  origin: string;
  /** The device's position, or null where it is refused or unknown. */
  position(): Promise<{ latitude: number; longitude: number } | null>;
  copy(text: string): Promise<boolean>;
}
