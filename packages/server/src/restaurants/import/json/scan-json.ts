/** The events of a scan. Offsets are in the text; `depth` is the number of arrays and objects that enclose a place. */
export interface JsonListener {
  /** A value begins. `step` is its key or index in its parent, null at the root. */
  value?(step: string | number | null, depth: number, offset: number): void;
  /** A key of an object; its value follows. */
  key?(key: string, depth: number, offset: number): void;
  /** An array or object begins, after the call of `value` for it; `depth` is that of its contents. */
  open?(depth: number): void;
  /** A string with escapes, decoded: only such a string can contain characters that the text itself cannot. */
  escaped?(decoded: string, offset: number): void;
}

interface Frame {
  array: boolean;
  index: number;
  key: string | null;
}

const codeOf = (character: string): number => character.charCodeAt(0);
const BLANK = codeOf(" ");
const NEWLINE = codeOf("\n");
const QUOTE = codeOf('"');
const BACKSLASH = codeOf("\\");
const COMMA = codeOf(",");
const COLON = codeOf(":");
const OPEN_ARRAY = codeOf("[");
const CLOSE_ARRAY = codeOf("]");
const OPEN_OBJECT = codeOf("{");
const CLOSE_OBJECT = codeOf("}");

const isPunctuation = (code: number): boolean =>
  code === COMMA ||
  code === COLON ||
  code === OPEN_ARRAY ||
  code === CLOSE_ARRAY ||
  code === OPEN_OBJECT ||
  code === CLOSE_OBJECT;
const endsLiteral = (code: number): boolean => code <= BLANK || code === QUOTE || isPunctuation(code);

/** Returns the offset after the string that begins at `start`; a newline ends an unclosed string. */
const endOfString = (text: string, start: number): number => {
  for (let at = start + 1; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === BACKSLASH) at++;
    else if (code === QUOTE) return at + 1;
    else if (code === NEWLINE) return at;
  }
  return text.length;
};

const decode = (written: string): string => {
  try {
    return String(JSON.parse(written));
  } catch {
    return written.slice(1, -1);
  }
};

/**
 * Scans a JSON text without recursion and without building anything, so that neither depth nor size can do harm. It
 * does not check the grammar: it reports every place of a valid text, and what it can of an invalid one. A listener
 * ends the scan by throwing.
 */
export function scanJson(text: string, listener: JsonListener): void {
  const frames: Frame[] = [];
  let awaitsKey = false;

  const begin = (offset: number): void => {
    const frame = frames.at(-1);
    const step = frame === undefined ? null : frame.array ? frame.index : frame.key;
    listener.value?.(step, frames.length, offset);
  };
  const readString = (offset: number): number => {
    const end = endOfString(text, offset);
    const written = text.slice(offset, end);
    const escaped = written.includes("\\");
    const content = escaped ? decode(written) : written.slice(1, -1);
    const frame = frames.at(-1);
    if (awaitsKey && frame) {
      frame.key = content;
      listener.key?.(content, frames.length, offset);
    } else begin(offset);
    if (escaped) listener.escaped?.(content, offset);
    return end;
  };
  const open = (array: boolean, offset: number): void => {
    begin(offset);
    frames.push({ array, index: 0, key: null });
    awaitsKey = !array;
    listener.open?.(frames.length);
  };
  const separate = (): void => {
    const frame = frames.at(-1);
    if (frame?.array) frame.index++;
    awaitsKey = frame?.array === false;
  };

  const close = (): void => {
    frames.pop();
    awaitsKey = false;
  };
  const readLiteral = (offset: number): number => {
    begin(offset);
    let end = offset + 1;
    while (end < text.length && !endsLiteral(text.charCodeAt(end))) end++;
    return end;
  };

  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) at = readString(at);
    else if (code > BLANK && !isPunctuation(code)) at = readLiteral(at);
    else {
      if (code === OPEN_OBJECT || code === OPEN_ARRAY) open(code === OPEN_ARRAY, at);
      else if (code === CLOSE_OBJECT || code === CLOSE_ARRAY) close();
      else if (code === COMMA) separate();
      else if (code === COLON) awaitsKey = false;
      at++;
    }
  }
}
