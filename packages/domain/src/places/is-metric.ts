/** Metres in a mile. */
export const MILE_M = 1_609.344;

/** Whether distances are shown in kilometres (language §16): in French, and in Canadian English. */
export const isMetric = (language: "en" | "fr", region: string): boolean =>
  language === "fr" || region.toLowerCase() === "en-ca";
