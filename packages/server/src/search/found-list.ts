import { FOUND_KINDS, type FoundKind } from "@tablee/domain/search/found-kind";
import type { MatchRank } from "@tablee/domain/search/rank-match";

export interface Found {
  kind: FoundKind;
  ref: number;
  rank: MatchRank;
}

/**
 * Values per row in each of the two arrays: kind, ref and band; score, popularity and metres. A ref is the database's
 * `integer` (search_entries); if that is widened, its array must become a `Float64Array`.
 */
const COLUMNS = 3;
/** Stands for metres if the thing has no position. */
const NOWHERE = Number.NaN;
/** The list object, its two arrays and the engine's bookkeeping of each. */
const BESIDE_BYTES = 500;

/**
 * The hits of a query, best first. A query has hundreds of hits and thousands of these lists are cached: as numbers
 * outside the heap they take a quarter of the memory of objects, and the garbage collector does not traverse them.
 */
export class FoundList implements Iterable<Found> {
  readonly #things: Int32Array;
  readonly #ranks: Float64Array;

  constructor(found: readonly Found[]) {
    this.#things = Int32Array.from(found.flatMap(({ kind, ref, rank }) => [FOUND_KINDS.indexOf(kind), ref, rank.band]));
    this.#ranks = Float64Array.from(
      found.flatMap(({ rank: { score, popularity, metres } }) => [score, popularity, metres ?? NOWHERE]),
    );
  }

  get length(): number {
    return this.#things.length / COLUMNS;
  }

  /** Its size in bytes. */
  get size(): number {
    return this.#things.byteLength + this.#ranks.byteLength + BESIDE_BYTES;
  }

  *[Symbol.iterator](): Iterator<Found> {
    const things = this.#things;
    const ranks = this.#ranks;
    for (let at = 0; at < things.length; at += COLUMNS) {
      const kind = FOUND_KINDS[things[at] ?? 0] ?? FOUND_KINDS[0];
      const metres = ranks[at + 2] ?? NOWHERE;
      const rank = { score: ranks[at] ?? 0, band: things[at + 2] ?? 0, popularity: ranks[at + 1] ?? 0 };
      yield { kind, ref: things[at + 1] ?? 0, rank: { ...rank, metres: Number.isNaN(metres) ? null : metres } };
    }
  }

  /** Whether both contain the same things in the same order. */
  isAs(other: FoundList): boolean {
    const isThing = (at: number) => at % COLUMNS < 2;
    return (
      this.length === other.length && this.#things.every((value, at) => !isThing(at) || value === other.#things[at])
    );
  }
}
