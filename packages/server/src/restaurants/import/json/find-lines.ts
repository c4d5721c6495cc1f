import { type JsonPath } from "./json-path.ts";
import { scanJson } from "./scan-json.ts";

interface Wanted {
  /** The indexes of the requested paths that end here. */
  asked: number[];
  next: Map<string | number, Wanted>;
}

const wanted = (): Wanted => ({ asked: [], next: new Map() });

/** Returns the line of each offset, counted from 1. */
export const linesOfOffsets = (text: string, offsets: readonly number[]): number[] => {
  const order = offsets.map((offset, index) => ({ offset, index })).sort((a, b) => a.offset - b.offset);
  const lines: number[] = [];
  let line = 1;
  let newline = text.indexOf("\n");
  for (const { offset, index } of order) {
    while (newline !== -1 && newline < offset) {
      line++;
      newline = text.indexOf("\n", newline + 1);
    }
    lines[index] = line;
  }
  return lines;
};

/**
 * Returns the lines on which the values at the given paths begin, in one pass over the text. A path that does not exist
 * (a missing field) has the line of its nearest existing ancestor.
 */
export function findLines(text: string, paths: readonly JsonPath[]): number[] {
  const root = wanted();
  for (const [index, path] of paths.entries()) {
    let place = root;
    for (const step of path) {
      const next = place.next.get(step) ?? wanted();
      place.next.set(step, next);
      place = next;
    }
    place.asked.push(index);
  }
  const offsets = new Map<Wanted, number>();
  /** What is wanted within each open array or object, innermost last. */
  const around: (Wanted | undefined)[] = [];
  let last: Wanted | undefined;
  scanJson(text, {
    value: (step, depth, offset) => {
      last = step === null ? root : around[depth - 1]?.next.get(step);
      if (last && !offsets.has(last)) offsets.set(last, offset);
    },
    open: (depth) => {
      around.length = depth;
      around[depth - 1] = last;
    },
  });
  const nearest = paths.map((path) => {
    let place: Wanted | undefined = root;
    let offset = offsets.get(root) ?? 0;
    for (const step of path) {
      place = place?.next.get(step);
      const found = place && offsets.get(place);
      if (found === undefined) break;
      offset = found;
    }
    return offset;
  });
  return linesOfOffsets(text, nearest);
}
