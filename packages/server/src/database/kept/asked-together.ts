/**
 * Merges simultaneous identical questions. Nobody gets an answer that was read before they asked: whoever asks while a
 * question is in progress waits for the next one, which all of them share.
 */
export class AskedTogether<Key, Answer> {
  readonly #ask: (key: Key) => Promise<Answer>;
  readonly #underWay = new Map<Key, Promise<Answer>>();
  readonly #next = new Map<Key, Promise<Answer>>();

  constructor(ask: (key: Key) => Promise<Answer>) {
    this.#ask = ask;
  }

  ask(key: Key): Promise<Answer> {
    const underWay = this.#underWay.get(key);
    if (!underWay) return this.#begin(key);
    let next = this.#next.get(key);
    if (!next) {
      const begin = () => {
        this.#next.delete(key);
        return this.#begin(key);
      };
      next = underWay.then(begin, begin);
      this.#next.set(key, next);
    }
    return next;
  }

  #begin(key: Key): Promise<Answer> {
    const asked = this.#ask(key).finally(() => {
      if (this.#underWay.get(key) === asked) this.#underWay.delete(key);
    });
    this.#underWay.set(key, asked);
    return asked;
  }
}
