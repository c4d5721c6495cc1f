/** A code of "X=0:0.5:1:1.5,C" with its quantities; null: the product's quantities. */
export interface OfferedCode {
  code: string;
  quantities: number[] | null;
}

const parts = (written: string): [code: string, rest: string | null][] =>
  written
    .split(",")
    .map((part) => part.trim())
    .filter((part) => part !== "")
    .map((part) => {
      const equals = part.indexOf("=");
      return equals < 0 ? [part, null] : [part.slice(0, equals), part.slice(equals + 1)];
    });

export const readOffered = (written: string): OfferedCode[] =>
  parts(written).map(([code, rest]) => ({
    code,
    quantities: rest === null ? null : rest.split(":").map(Number).filter(Number.isFinite),
  }));

/** Parses "X=1,C=1.5" into quantities by code; a code without a quantity counts as one. */
export const readQuantities = (written: string): Map<string, number> =>
  new Map(parts(written).map(([code, rest]) => [code, rest === null ? 1 : Number(rest) || 0]));

const words = (tag: unknown): string[] => (Array.isArray(tag) ? tag.map(String) : typeof tag === "string" ? [tag] : []);

/** Returns the numbers of a tag that contains them as texts: ["0", "0.5", "1"] or "10". */
export const numbersOf = (tag: unknown): number[] => words(tag).map(Number).filter(Number.isFinite);
