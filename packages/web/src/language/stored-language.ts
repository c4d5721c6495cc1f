import { chooseLanguage } from "@tablee/domain/language/choose-language";
import type { Language } from "@tablee/domain/language/text";
import { devicePreferences } from "../storage/device-preferences.ts";

/** The language that was chosen on this device, or null: the page's own, which the server chose, then stays. */
export function storedLanguage(): Language | null {
  const { language } = devicePreferences.get();
  return language === null ? null : chooseLanguage({ stored: language });
}
