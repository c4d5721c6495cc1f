/** Letters outside ASCII are escaped: `String.raw` keeps what a build makes of them. */
const build = () => {
  const dash = String.raw`\s*[\p{Pd}\u2212]\s*`;
  // "3e étage", "5e avenue": what is counted is no apartment.
  const code = String.raw`(?!\d+e\s+\p{L})(?:[a-z]?\d{1,4}[a-z]?(?:\p{Pd}(?:\d{1,4}[a-z]?|[a-z]))?|[a-z]\p{Pd}\d{1,4})`;
  // A single letter is often a word ("suite à gauche"), so only a number or another part may follow it.
  const letter = String.raw`[a-z](?=\s*(?:[,;)\n]|$)|\s+\d)`;
  const end = String.raw`(?![\p{Pd}./&+]?[\p{L}\p{N}\u2019'])`;
  // The word needs a full stop, a "#", a blank or a digit after it: "Unity" and "Suites" are street names.
  const word = String.raw`(?:appartement|apartment|appt|apt|app|suite|unit\u00e9|unite|unit|bureau)(?:\.\s*#?\s*|\s*#\s*|\s+|(?=\d))`;
  // After an article, it is part of a street's name: "rue de l’Unité", "chemin du Bureau".
  const named = String.raw`(?<![\p{L}\p{N}\u2019'])(?<!(?<!\p{L})(?:de|du|des|la|le|les|the|of)\s+)`;
  const next = String.raw`\s*(?:[,;(\n]|\.(?:\s|$)|\s[\p{Pd}]\s|$)`;
  return {
    /** "app. 3", "apt 4B", "suite #200", "Unit 12-B", "#3", anywhere. */
    written: new RegExp(
      String.raw`(?:${named}(?<word>${word})|(?<![\p{L}\p{N}])#\s*)(?<code>${code}|${letter})${end}`,
      "giu",
    ),
    /** "3-5241 rue", "B-5241 rue", "app. 3-5241 rue": a code, a dash and the number of a door, at the start. */
    beforeDoor: new RegExp(
      String.raw`^\s*(?<label>${word}|#\s*)?(?<code>[a-z]?\d{1,4}[a-z]?|[a-z])${dash}(?=(?<door>\d{1,5})[a-d]?(?:[\s,]|$))`,
      "iu",
    ),
    /** An apartment at the start of a complement. After "#" there are codes of doors too: it must be all that is said. */
    atStart: new RegExp(
      String.raw`^\s*(?:${word}(?:${code}|${letter})${end}(?=\s|${next})|#\s*(?:${code}|[a-z])(?=${next}))`,
      "iu",
    ),
    /** The word or "#" at the start of an apartment. */
    label: new RegExp(String.raw`^\s*(?:${word}|#\s*)`, "iu"),
  };
};

let built: ReturnType<typeof build> | undefined;

/** How apartments are written. Built when first used: pages that only import a limit of addresses do not load it. */
export function unitPatterns(): ReturnType<typeof build> {
  return (built ??= build());
}
