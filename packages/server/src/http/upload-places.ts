/**
 * How many files may be in this process's memory at once: in total, per member, and per wider network, whose members
 * may all be one person. Decoding has a queue of its own.
 */
const PLACES = 8;
const PLACES_EACH = 2;
const PLACES_NEAR = 4;

/** The places for uploads. A place is held from before the first byte of a file is read until the call is answered. */
export class UploadPlaces {
  readonly #taken = new Map<string, number>();
  #all = 0;

  /** Takes a place and returns a function that frees it; null if there is none. `network` is that of networkKey. */
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
