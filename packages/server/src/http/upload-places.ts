/** Files that are in this process's memory at once, of everybody and of one member; decoding them waits besides. */
const PLACES = 8;
const PLACES_EACH = 2;

/** Who has a place to send a file. It is theirs from before its first byte is read until the call is answered. */
export class UploadPlaces {
  readonly #taken = new Map<number, number>();
  #all = 0;

  /** Takes a place and answers how to leave it; null: there is none. */
  enter(account_id: number): (() => void) | null {
    const own = this.#taken.get(account_id) ?? 0;
    if (this.#all >= PLACES || own >= PLACES_EACH) return null;
    this.#all += 1;
    this.#taken.set(account_id, own + 1);
    return () => {
      this.#all -= 1;
      const left = (this.#taken.get(account_id) ?? 1) - 1;
      if (left === 0) this.#taken.delete(account_id);
      else this.#taken.set(account_id, left);
    };
  }
}
