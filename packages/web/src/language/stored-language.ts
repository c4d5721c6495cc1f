import { chooseLanguage } from "@tablee/domain/language/choose-language";
import type { Language } from "@tablee/domain/language/text";
import { devicePreferences } from "../storage/device-preferences.ts";

/** The language that this device was told to have, or null: then the page's own, which the server chose, stays. */
export function storedLanguage(): Language | null {
  const { language } = devicePreferences.get();
  return language === null ? null : chooseLanguage({ stored: language });
}
