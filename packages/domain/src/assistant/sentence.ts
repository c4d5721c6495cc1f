import { foldedWords } from "../language/folded-words.ts";
import { LONGEST_PHRASE, otherWordsFor } from "../search/food-words.ts";

/** Words that express no wish. */
const FILLERS = new Set(
  `a about ai aime aimerais allergic allergie allergique allergy also am an and any anything as at au aujourd
  aussi aux avec avez avoid avoir be below bien bit bol bon bonjour bonne bowl bucks budget but by cad can ce
  ces cherche chez chose choses contain contains contenir contiennent contient cost could coutant coute coutent
  couter craving cuisine cup d dans day de delicieux delicious des dessous diner dinner dish dishes dollar
  dollars du each eat eating el en envie environ est et etre eviter faim faire fais fast find food for from
  genre get gimme give glass good had have hello hi hui hungry i id il ils im in is it j je juste kind l la le
  les less like looking looks lunch m ma mais mange manger mangerais max maximum maybe me meal mes midi moi
  moins mon morceau my n ne nice noon not of ok on or ou over par pas pay payer person peu peut peux piastres
  pint pinte plat plats please plus plutot plz pour pourrais pouvez prendre price prix qu que quelque quelques
  quick quoi rapide rapidement really recherche repas s salut se serve served serves servi servie si sil simple
  small so soir some someone something somewhere sort sorte souper sous suis supper sur t tasse tasty te than
  that the their there thing think this to today tonight tres trop trouve trouver try type u un under une up us
  verre very veut veux vite voudrais voulons vous want wants we what whats where which wish with would y you
  your`
    .split(/\s+/)
    .filter((word) => word !== ""),
);

/** A sentence whose words are consumed one by one: a word that has expressed one wish expresses no other. */
export class Sentence {
  readonly words: readonly string[];
  readonly #taken: boolean[];
  constructor(text: string) {
    this.words = foldedWords(text);
    this.#taken = this.words.map(() => false);
  }
  /** Whether a phrase occurs at a position where no word has been taken. */
  stands(phrase: readonly string[], at: number): boolean {
    return phrase.every((word, on) => this.words[at + on] === word && !this.#taken[at + on]);
  }
  take(at: number, length: number): void {
    this.#taken.fill(true, at, at + length);
  }
  /** Takes every occurrence of the phrases; returns whether there was one. */
  takes(phrases: readonly string[][]): boolean {
    let found = false;
    for (const phrase of phrases) {
      for (let at = 0; at < this.words.length; at++) {
        if (!this.stands(phrase, at)) continue;
        this.take(at, phrase.length);
        found = true;
      }
    }
    return found;
  }
  /**
   * The words that were not taken, without the fillers. A filler stays where it is part of a dish's name ("fruits de
   * mer").
   */
  left(): string[] {
    const left: string[] = [];
    for (let at = 0; at < this.words.length; at++) {
      const dish = this.#dishAt(at);
      const word = this.words[at] ?? "";
      if (dish.length > 0) left.push(...dish);
      else if (!this.#taken[at] && !FILLERS.has(word)) left.push(word);
      at += Math.max(0, dish.length - 1);
    }
    return left;
  }
  #dishAt(at: number): readonly string[] {
    for (let length = LONGEST_PHRASE; length > 1; length--) {
      const phrase = this.words.slice(at, at + length);
      if (phrase.length === length && this.stands(phrase, at) && otherWordsFor(phrase)) return phrase;
    }
    return [];
  }
}
