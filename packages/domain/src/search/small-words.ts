import { slipsBetween } from "./slips.ts";

/**
 * Function words of both languages, which somebody who types another word does not mean. Words that are also food when
 * folded are missing: "the", "mais", "son".
 */
export const SMALL_WORDS: ReadonlySet<string> = new Set(
  (
    "about after also another around been before being both could does down each even every from gets goes have having " +
    "here into just like made make more most much never only other over same should since some still such than that " +
    "their them then there these they this those through under until very want were what when where which while will " +
    "with without would your " +
    "alors aussi autre avant avec bien cela celle celui cette chaque chez comme dans depuis deux dont elle elles encore " +
    "entre etait etre fait faut jamais jusque leur leurs lorsque meme moins nous parce pendant peut plus pour pourquoi " +
    "puis quand quelque quoi sauf selon seul sont sous sur toujours tous tout toute toutes tres une vers voila vous votre"
  ).split(" "),
);

/** Shorter words are not matched with slips (search §4). */
const SHORTEST = 4;

/** Whether such a word may have been meant, with one slip: "form" for "from". */
export const maySaySmall = (typed: string): boolean =>
  typed.length >= SHORTEST && SMALL_WORDS.values().some((word) => slipsBetween(typed, word, 1) <= 1);
