/**
 * In place of Paraglide's own in a build (see vite.config.ts), which brings ways to find the language that nobody goes:
 * it is handed in when the app begins (language.ts) and for each request of the server (entry-server.tsx).
 */
export const experimentalStaticLocale = undefined;

let read = (): string => "en";
export const getLocale = (): string => read();
export function overwriteGetLocale(by: () => string): void {
  read = by;
}
