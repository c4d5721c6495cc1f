import { printParseErrorCode, visit } from "jsonc-parser";
import { linesOfOffsets } from "./find-lines.ts";
import { scanJson } from "./scan-json.ts";

/** A fault of a text that is found before its contents are examined. */
export interface JsonFault {
  line: number;
  column: number;
  code: string;
  message: string;
}

export type JsonReading = { text: string; value: unknown; faults: [] } | { faults: JsonFault[] };

export const JSON_LIMITS = {
  bytes: 64 * 1024 * 1024,
  /** A menu is less than ten levels deep. */
  depth: 64,
  /** The total of numbers, texts, lists and objects. */
  values: 5_000_000,
  /** Values in a list, or keys in an object. */
  list: 250_000,
} as const;

const MOST_FAULTS = 100;
/** Limits the faults that the parser may report in total, for a line with a million of them. */
const MOST_MET = 10_000;

/** Ends a scan early when continuing would be useless. */
class Stop extends Error {
  readonly faults: readonly Found[];
  constructor(faults: readonly Found[]) {
    super("stop");
    this.faults = faults;
  }
}

interface Found {
  offset: number;
  code: string;
  message: string;
}

/**
 * Reads bytes as JSON (RFC 8259, UTF-8) and returns the line and column of every fault: syntax, duplicate keys,
 * characters that no database can store, and implausible sizes.
 */
export function readJson(bytes: Uint8Array): JsonReading {
  if (bytes.length > JSON_LIMITS.bytes) {
    return { faults: [{ line: 1, column: 1, code: "file_too_large", message: "The file is over 64 MiB" }] };
  }
  const decoded = decodeText(bytes);
  if ("faults" in decoded) return { faults: placed(decoded.text, decoded.faults) };
  const { text } = decoded;
  const structure = structureFaults(text);
  if (structure.fatal) return { faults: placed(text, structure.found) };
  try {
    const value: unknown = JSON.parse(text);
    return structure.found.length > 0 ? { faults: placed(text, structure.found) } : { text, value, faults: [] };
  } catch (error) {
    return { faults: placed(text, [...syntaxFaults(text, error), ...structure.found]) };
  }
}

const REPLACEMENT = "\uFFFD";

function decodeText(bytes: Uint8Array): { text: string } | { text: string; faults: Found[] } {
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    const text = new TextDecoder().decode(bytes);
    const message = "The file is not UTF-8 text";
    return { text, faults: [{ offset: Math.max(0, text.indexOf(REPLACEMENT)), code: "encoding_invalid", message }] };
  }
}

const placed = (text: string, found: readonly Found[]): JsonFault[] => {
  const lines = linesOfOffsets(
    text,
    found.map(({ offset }) => offset),
  );
  return found
    .map(({ offset, code, message }, index) => ({
      line: lines[index] ?? 1,
      column: offset - (offset === 0 ? -1 : text.lastIndexOf("\n", offset - 1)),
      code,
      message,
    }))
    .sort((a, b) => a.line - b.line || a.column - b.column);
};

/** Checks depth, size, duplicate keys and characters before anything is built. `fatal`: parsing would be harmful. */
function structureFaults(text: string): { found: Found[]; fatal: boolean } {
  const found: Found[] = [];
  const keys: Set<string>[] = [];
  let values = 0;
  const note = (offset: number, code: string, message: string): void => {
    found.push({ offset, code, message });
    if (found.length >= MOST_FAULTS) throw new Stop(found);
  };
  const refuse = (offset: number, code: string, message: string): never => {
    throw new Stop([...found, { offset, code, message }]);
  };
  try {
    scanJson(text, {
      value: (step, depth, offset) => {
        if (++values > JSON_LIMITS.values) refuse(offset, "too_many_values", "The file holds over 5,000,000 values");
        if (depth > JSON_LIMITS.depth) refuse(offset, "nested_too_deep", "The file nests over 64 levels deep");
        if (typeof step === "number" && step >= JSON_LIMITS.list) {
          refuse(offset, "list_too_long", "A list holds over 250,000 values");
        }
      },
      open: (depth) => {
        keys.length = depth;
        keys[depth - 1] = new Set();
      },
      key: (key, depth, offset) => {
        const seen = keys[depth - 1];
        if (seen && seen.size >= JSON_LIMITS.list) refuse(offset, "list_too_long", "An object holds over 250,000 keys");
        if (seen?.has(key)) note(offset, "duplicate_key", `The key ${JSON.stringify(key)} is given twice`);
        seen?.add(key);
      },
      escaped: (decoded, offset) => {
        if (decoded.includes("\0") || !decoded.isWellFormed()) {
          note(offset, "character_invalid", "A text holds a character that cannot be stored (NUL or half a pair)");
        }
      },
    });
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
    return { found: [...stop.faults], fatal: true };
  }
  return { found, fatal: false };
}

/** By the error names of the tolerant parser. */
const SYNTAX: Record<string, string> = {
  InvalidSymbol: "This is no JSON value",
  InvalidNumberFormat: "This is no JSON number",
  PropertyNameExpected: "A key in double quotes is missing here",
  ValueExpected: "A value is missing here",
  ColonExpected: "A colon is missing here",
  CommaExpected: "A comma is missing here",
  CloseBraceExpected: "A closing brace } is missing here",
  CloseBracketExpected: "A closing bracket ] is missing here",
  EndOfFileExpected: "The document has ended before this",
  InvalidCommentToken: "JSON has no comments",
  UnexpectedEndOfComment: "JSON has no comments",
  UnexpectedEndOfString: "This text is not closed",
  UnexpectedEndOfNumber: "This number is cut short",
  InvalidUnicode: "This \\u escape is no character",
  InvalidEscapeCharacter: "This backslash escape is unknown",
  InvalidCharacter: "A control character must be written as an escape",
};

/**
 * Returns the first syntax fault of each line: the tolerant parser continues after a fault and trips over its own
 * repairs.
 */
function syntaxFaults(text: string, thrown: unknown): Found[] {
  const found = new Map<number, Found>();
  let met = 0;
  try {
    visit(
      text,
      {
        onError: (code, start, _length, line) => {
          const offset = Math.min(start, text.length);
          const message = SYNTAX[printParseErrorCode(code)] ?? "This is not JSON";
          if (!found.has(line)) found.set(line, { offset, code: "syntax", message });
          if (found.size >= MOST_FAULTS || ++met >= MOST_MET) throw new Stop([]);
        },
      },
      { disallowComments: true },
    );
  } catch (stop) {
    if (!(stop instanceof Stop)) throw stop;
  }
  if (found.size > 0) return [...found.values()];
  // The tolerant parser accepts some invalid JSON, such as unusual whitespace.
  return [{ offset: 0, code: "syntax", message: thrown instanceof Error ? thrown.message : "This is not JSON" }];
}
