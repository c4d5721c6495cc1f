/**
 * Files that are in this process's memory at once, of everybody, of one member, and of one wider network, whose members
 * may all be one person; decoding them waits besides.
 */
const PLACES = 8;
const PLACES_EACH = 2;
const PLACES_NEAR = 4;

/** Who has a place to send a file. It is theirs from before its first byte is read until the call is answered. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Takes a place and answers how to leave it; null: there is none. `network` as networkKey says it. */
  enter(account_id: number, network: string): (() => void) | null {
    const [own, near] = [`member ${account_id}`, `network ${network}`];
    const isFull = this.#all >= PLACES || this.#of(own) >= PLACES_EACH || this.#of(near) >= PLACES_NEAR;
    if (isFull) return null;
    this.#all += 1;
    for (const key of [own, near]) this.#taken.set(key, this.#of(key) + 1);
    return () => {
      this.#all -= 1;
      for (const key of [own, near]) {
        const left = this.#of(key) - 1;
        if (left === 0) this.#taken.delete(key);
        else this.#taken.set(key, left);
      }
    };
  }

  #of(key: string): number {
    return this.#taken.get(key) ?? 0;
  }
}
