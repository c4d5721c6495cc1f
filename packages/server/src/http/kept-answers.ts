import { KeptText, PackedText } from "./answering/answer.ts";

const kept = new WeakMap<object, KeptText | PackedText | null>();

/**
 * Declares that an answer will be sent again and never changes (a menu of one revision): its JSON text is then made
 * once and cached as long as the object lives.
 */
export function keepAnswer<T extends object>(answer: T): T {
  kept.set(answer, null);
  return answer;
}

/**
 * The same for answers of which many are cached: the JSON text is made immediately and compressed, and the answer
 * itself does not stay in the heap. Fields read within this process are parsed from the text.
 */
export async function keepPacked<T extends object>(answer: T): Promise<T> {
  const text = await PackedText.of(JSON.stringify(answer));
  const read = (name: string): unknown => (JSON.parse(text.plain.toString()) as Record<string, unknown>)[name];
  const parts = Object.keys(answer).map((name) => [name, { enumerable: true, get: () => read(name) }] as const);
  const light = Object.defineProperties({}, Object.fromEntries(parts)) as T;
  kept.set(light, text);
  return light;
}

/** Returns the memory used by such an answer, in bytes. */
export function sizeOfPacked(answer: object): number {
  const text = kept.get(answer);
  if (!(text instanceof PackedText)) throw new Error("An answer was not packed");
  return text.size;
}

/** Returns the JSON of an answer. */
export function jsonOf(answer: unknown): string | KeptText | PackedText {
  if (typeof answer !== "object" || answer === null) return JSON.stringify(answer ?? null);
  const text = kept.get(answer);
  if (text === undefined) return JSON.stringify(answer);
  if (text !== null) return text;
  const made = new KeptText(JSON.stringify(answer));
  kept.set(answer, made);
  return made;
}
