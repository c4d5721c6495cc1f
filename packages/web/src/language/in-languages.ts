import { getLocale } from "../paraglide/runtime.js";

/** A text, or a function that builds one from its inputs. */
type Text<Inputs> = string | ((inputs: Inputs) => string);

/** A message in a build (short-words.ts): its texts in English and in French. */
export const inLanguages =
  <Inputs>(en: Text<Inputs>, fr: Text<Inputs>) =>
  (inputs: Inputs, options?: { locale?: string }): string => {
    const text = (options?.locale ?? getLocale()) === "fr" ? fr : en;
    return typeof text === "string" ? text : text(inputs);
  };
