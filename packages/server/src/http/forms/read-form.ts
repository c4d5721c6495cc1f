import { sentFile } from "./sent-file.ts";

const LINE = Buffer.from("\r\n");
const HEAD_END = Buffer.from("\r\n\r\n");
/** What stands above a part: its name, the file's, its type. */
const MOST_HEAD = 4_096;

/** The boundary that a content type names; null: none. */
export function boundaryOf(type: string): string | null {
  const [, quoted, plain] = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))/i.exec(type) ?? [];
  return quoted ?? plain ?? null;
}

interface Part {
  name: string;
  /** null: a text. */
  file: { name: string; type: string } | null;
}

/**
 * The form in a multipart body (RFC 7578), its files as they lie there and not as copies; null where it is none. The
 * platform's own reader copies a photograph four times over.
 */
export function readForm(body: Buffer<ArrayBuffer>, boundary: string): FormData | null {
  const between = Buffer.from(`\r\n--${boundary}`);
  const form = new FormData();
  let at = body.subarray(0, LINE.length).equals(LINE) ? LINE.length : 0;
  if (!startsAt(body, at, between.subarray(LINE.length))) return null;
  at += between.length - LINE.length;
  while (!startsAt(body, at, Buffer.from("--"))) {
    const head = startsAt(body, at, LINE) ? headFrom(body, at) : null;
    if (!head) return null;
    const end = body.indexOf(between, head.end);
    if (end === -1) return null;
    append(form, head.part, body.subarray(head.end, end));
    at = end + between.length;
  }
  return form;
}

const startsAt = (body: Buffer, at: number, wanted: Buffer): boolean =>
  body.subarray(at, at + wanted.length).equals(wanted);

function append(form: FormData, { name, file }: Part, bytes: Buffer<ArrayBuffer>): void {
  if (file) form.append(name, sentFile(bytes, file.name, file.type));
  else form.append(name, new TextDecoder().decode(bytes));
}

/** The head that begins with the line end at `at`, and where what it is of begins. */
function headFrom(body: Buffer, at: number): { part: Part; end: number } | null {
  const near = body.subarray(at, at + MOST_HEAD);
  const length = near.indexOf(HEAD_END);
  if (length === -1) return null;
  const headers = new Map<string, string>();
  for (const line of near.toString("utf8", LINE.length, length).split("\r\n")) {
    const colon = line.indexOf(":");
    if (colon < 1) return null;
    headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  const part = partOf(headers);
  return part && { part, end: at + length + HEAD_END.length };
}

const PARAMETER = /;[ \t]*([\w*-]+)=(?:"([^"]*)"|([^\s;"]+))[ \t]*/y;

function partOf(headers: ReadonlyMap<string, string>): Part | null {
  const said = headers.get("content-disposition") ?? "";
  const kind = /^form-data[ \t]*/i.exec(said);
  if (!kind) return null;
  const parameters = new Map<string, string>();
  PARAMETER.lastIndex = kind[0].length;
  while (PARAMETER.lastIndex < said.length) {
    const [, key = "", quoted, plain = ""] = PARAMETER.exec(said) ?? [];
    if (key === "") return null;
    parameters.set(key.toLowerCase(), unescaped(quoted ?? plain));
  }
  const name = parameters.get("name");
  const file = parameters.get("filename") ?? parameters.get("filename*");
  if (name === undefined) return null;
  const type = headers.get("content-type") ?? "application/octet-stream";
  return { name, file: file === undefined ? null : { name: file, type } };
}

/** As browsers write what would end a name. */
const unescaped = (name: string): string => name.replace(/%0a/gi, "\n").replace(/%0d/gi, "\r").replaceAll("%22", '"');
