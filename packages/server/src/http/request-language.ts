import type { IncomingHttpHeaders } from "node:http";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";

/** An address that chooses the language (language §4), which the first answer speaks already. */
const CHOOSING = /^\/(?:login|register)\/([a-z]+)$/;

const COOKIES = {
  language: /(?:^|;\s*)language=(en|fr)(?:;|$)/,
  own_language: /(?:^|;\s*)own_language=(en|fr)(?:;|$)/,
  member: /(?:^|;\s*)member=(1)(?:;|$)/,
};
const cookieIn = (cookies: string | undefined, name: keyof typeof COOKIES): string | null =>
  COOKIES[name].exec(cookies ?? "")?.[1] ?? null;

/**
 * The language of a request: what its query asks for (`?lang=`, shell §32), else what its path chooses, else the choice
 * mirrored in the cookie `language`, else that of the member who is signed in, else the browser's first (language §2).
 */
export function languageOfRequest(
  { cookie, "accept-language": accepted }: IncomingHttpHeaders,
  path: string = "",
  asked: string | null = null,
): Language {
  const chosen = asked ?? CHOOSING.exec(path)?.[1];
  return (
    LANGUAGES.find((language) => language === chosen) ??
    chooseLanguage({
      stored: cookieIn(cookie, "language"),
      member: cookieIn(cookie, "member") && cookieIn(cookie, "own_language"),
      // Browsers list them in order of preference.
      browser: accepted?.split(",")[0]?.split(";")[0]?.trim() || null,
    })
  );
}
