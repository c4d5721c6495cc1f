import type { IncomingHttpHeaders } from "node:http";
import { chooseLanguage } from "@tablee/domain/language/choose-language";
import type { Language } from "@tablee/domain/language/text";

/** The language of a request: the choice mirrored in the cookie `language`, else the browser's first (language §2). */
export const languageOfRequest = ({ cookie, "accept-language": accepted }: IncomingHttpHeaders): Language =>
  chooseLanguage({
    stored: /(?:^|;\s*)language=(en|fr)(?:;|$)/.exec(cookie ?? "")?.[1] ?? null,
    // Browsers list them in order of preference.
    browser: accepted?.split(",")[0]?.split(";")[0]?.trim() || null,
  });
