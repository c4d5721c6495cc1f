import type { ChangeTopic } from "../changes.ts";

/** Kinds of topics in the order in which they were first met: a handful. */
const kinds: string[] = [];

function numberOf(topic: ChangeTopic): number {
  const [kind = "", id = "0"] = topic.split(":");
  if (!kinds.includes(kind)) kinds.push(kind);
  return kinds.indexOf(kind) * 2 ** 32 + Number(id);
}

/** Topics of something of which thousands are kept: a number for each, where a set of texts takes fourteen times that. */
export class TopicNumbers {
  readonly #numbers: Float64Array;

  constructor(topics: Iterable<ChangeTopic>) {
    this.#numbers = Float64Array.from(new Set(Array.from(topics, numberOf)));
  }

  has(topic: ChangeTopic): boolean {
    return this.#numbers.includes(numberOf(topic));
  }

  /** Bytes that it holds. */
  get size(): number {
    return this.#numbers.byteLength;
  }
}
