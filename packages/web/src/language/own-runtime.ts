/**
 * Replaces Paraglide's own runtime in a build (see vite.config.ts), which includes ways of detecting the language that
 * are not used: it is passed in when the app starts (language.ts) and for each request of the server
 * (entry-server.tsx).
 */
export const experimentalStaticLocale = undefined;

let read = (): string => "en";
export const getLocale = (): string => read();
export function overwriteGetLocale(by: () => string): void {
  read = by;
}
