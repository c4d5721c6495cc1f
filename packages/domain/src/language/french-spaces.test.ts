import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { spacesIn, spacesInAny } from "./french-spaces.ts";

const french = (text: string) => spacesIn("fr", text);
/** Makes non-breaking spaces visible. */
const seen = (text: string) => french(text).replaceAll("\u00a0", "_").replaceAll("\u202f", "-");

const text = fc
  .array(fc.oneof(fc.constantFrom(..." \t\u00a0\u202f\n:;!?»«%$€/=a1"), fc.string({ maxLength: 3 })), { maxLength: 40 })
  .map((parts) => parts.join(""));

describe("spaces of a French text", () => {
  it.each([
    ["Où manger ? Ici : c’est bon ; vraiment !", "Où manger_? Ici_: c’est bon_; vraiment_!"],
    ["« Bonjour » dit-elle", "«_Bonjour_» dit-elle"],
    ["Moins de 20 $, 15 % de rabais, 5 € et 99 ¢", "Moins de 20_$, 15_% de rabais, 5_€ et 99_¢"],
    ["Quoi ?!", "Quoi_?!"],
    ["Quoi\u202f? «\u202foui\u202f»", "Quoi-? «-oui-»"],
    ["déjà \u00a0: deux  !", "déjà_: deux_!"],
    // Where there is no space, none is added.
    ["Quoi? 12:30 «oui» 15%", "Quoi? 12:30 «oui» 15%"],
    // A sign that starts a word does not belong to the word before it.
    ["voir ?q=1 ou !important, $20, :root et %41", "voir ?q=1 ou !important, $20, :root et %41"],
    ["https://tablee.example/a?b=c:d;e!f", "https://tablee.example/a?b=c:d;e!f"],
  ])("%s", (before, after) => expect(seen(before)).toBe(after));

  it("are set in a text of unknown language where it has French punctuation, not where it is English", () => {
    expect(spacesInAny("Le meilleur : vraiment !")).toBe("Le meilleur\u00a0: vraiment\u00a0!");
    expect(spacesInAny("The best: really! At 12:30, for $20 (5% off)")).toBe(
      "The best: really! At 12:30, for $20 (5% off)",
    );
  });

  it("leave English text unchanged", () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(spacesIn("en", any)).toBe(any);
      }),
    );
  });

  it("are all that changes, and a second pass changes nothing", () => {
    fc.assert(
      fc.property(text, (any) => {
        const once = french(any);
        expect(once.replace(/[ \t\u00a0\u202f]/g, "")).toBe(any.replace(/[ \t\u00a0\u202f]/g, ""));
        expect(french(once)).toBe(once);
      }),
    );
  });

  it("allow no line break before » or after «", () => {
    fc.assert(
      fc.property(text, (any) => {
        expect(french(any)).not.toMatch(/[ \t]»|«[ \t]/);
      }),
    );
  });

  // The test's own timeout is the bound: a backtracking expression would take minutes.
  it("are set in a text of 200,000 spaces", () => {
    expect(french(" ".repeat(200_000))).toHaveLength(200_000);
  });
});
