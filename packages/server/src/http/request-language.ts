import type { IncomingHttpHeaders } from "node:http";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import { type Language, LANGUAGES } from "@tablee/domain/language/text";

/** A path that chooses the language (language §4), in effect from the first answer. */
const CHOOSING = /^\/(?:login|register)\/([a-z]+)$/;

const COOKIES = {
  language: /(?:^|;\s*)language=(en|fr)(?:;|$)/,
  own_language: /(?:^|;\s*)own_language=(en|fr)(?:;|$)/,
  member: /(?:^|;\s*)member=(1)(?:;|$)/,
};
const cookieIn = (cookies: string | undefined, name: keyof typeof COOKIES): string | null =>
  COOKIES[name].exec(cookies ?? "")?.[1] ?? null;

/**
 * Returns the language of a request: that of its query (`?lang=`, shell §32), else of its path, else the choice
 * mirrored in the cookie `language`, else the signed-in member's, else the browser's first (language §2).
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
      // Browsers list languages in order of preference.
      browser: accepted?.split(",")[0]?.split(";")[0]?.trim() || null,
    })
  );
}
