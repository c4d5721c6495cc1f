/** Converts hours as people write them in French and in English into OpenStreetMap's syntax. */

const DAYS: readonly (readonly [RegExp, string])[] = [
  [/\b(lundis?|lun)\b\.?/gi, "Mo"],
  [/\b(mardis?|mar)\b\.?/gi, "Tu"],
  [/\b(mercredis?|mer)\b\.?/gi, "We"],
  [/\b(jeudis?|jeu)\b\.?/gi, "Th"],
  [/\b(vendredis?|ven)\b\.?/gi, "Fr"],
  [/\b(samedis?|sam)\b\.?/gi, "Sa"],
  [/\b(dimanches?|dim)\b\.?/gi, "Su"],
];

/** Patterns that occur only in such texts: a text in OpenStreetMap's own syntax is left unchanged. */
const WRITTEN =
  /\d\s*h(?![a-z])|\d\s*[ap]\.?\s?m\b|à|\b(midi|minuit|ferm[ée]+s?|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lun|ven|sam|dim|tous les jours)(?![a-zé])/i;

const two = (value: number): string => String(value).padStart(2, "0");

const clock = (_: string, hour: string, minute: string | undefined, half: string): string => {
  const of12 = Number(hour) % 12;
  return `${two(half.toLowerCase() === "p" ? of12 + 12 : of12)}:${minute ?? "00"}`;
};

/**
 * Converts the text into OpenStreetMap's syntax; null if it already is, or if it has quoted words, which only a person
 * understands.
 */
export function rewriteHours(text: string): string | null {
  if (text.includes('"') || !WRITTEN.test(text)) return null;
  let written = text
    .normalize("NFC")
    .replaceAll(/[\u00a0\u202f]/g, " ")
    .replaceAll(/[–—]/g, "-")
    .replaceAll(/\b(\d{1,2})(?:[:h.](\d\d))?\s*([ap])\.?\s?m\b\.?/gi, clock)
    .replaceAll(
      /\b(\d{1,2})\s*h\s*(\d\d)?(?![a-z0-9])/gi,
      (_, hour: string, minute?: string) => `${two(Number(hour))}:${minute ?? "00"}`,
    )
    .replaceAll(/\bmidi\b/gi, "12:00")
    .replaceAll(/\bminuit\b/gi, "24:00")
    .replaceAll(/\b(tous les jours|7\s*jours(\s*(sur|\/)\s*7)?|7j\/7)\b/gi, "Mo-Su")
    .replaceAll(/\bferm[ée]+s?(?![a-zé])/gi, "off")
    .replaceAll(/\b(ouvert|ouverte|du|de|les?)\b/gi, " ");
  for (const [day, name] of DAYS) written = written.replaceAll(day, name);
  return written
    .replaceAll(/\s*\b(au|a)\b\s*|\s*à\s*/gi, "-")
    .replaceAll(/\s*\bet\b\s*/gi, ",")
    .replaceAll(/\b(Mo|Tu|We|Th|Fr|Sa|Su)\s*:\s*/g, "$1 ")
    .replaceAll(/\s*-\s*/g, "-")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\s*([,;])\s*/g, "$1 ")
    .trim();
}
