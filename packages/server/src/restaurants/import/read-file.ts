import type { ImportFormat, ImportRemark } from "@tablee/contract/restaurants/import.contract";
import { checkReferences } from "./check-references.ts";
import { formatOf } from "./format-of.ts";
import { type JsonFault, readJson } from "./json/read-json.ts";
import type { FileRead, MenuOwner, Reader } from "./reading.ts";
import { LONGEST, Remarks } from "./remarks.ts";

/** Each format's reader is loaded when it is needed: a process that reads one file needs one of them. */
const READERS: Record<Exclude<ImportFormat, "csv">, () => Promise<Reader>> = {
  osm: async () => (await import("./osm/read-osm.ts")).readOsm,
  square: async () => (await import("./square/read-square.ts")).readSquare,
  dominos: async () => (await import("./dominos/read-dominos.ts")).readDominos,
  uber: async () => (await import("./uber/read-uber.ts")).readUber,
  tablee: async () => (await import("./tablee/read-tablee.ts")).readTablee,
};

export interface FileToRead {
  /** `json`: whichever of the JSON formats the file looks like. */
  format: ImportFormat | "json";
  bytes: Uint8Array;
  owner: MenuOwner;
  at: Date;
}

const remarkOf = ({ line, column, code, message }: JsonFault): ImportRemark => ({
  line,
  path: "$",
  code,
  message: `${message.slice(0, LONGEST)} (column ${column})`,
});

const UNKNOWN: ImportRemark = {
  line: null,
  path: "$",
  code: "format_unknown",
  message: "This is no menu of Square, Uber Eats, Domino’s or Tablée",
};

/** Does everything that does not need the database; a faulty file has no restaurants in the result. */
export async function readFile({ format: asked, bytes, owner, at }: FileToRead): Promise<FileRead> {
  if (asked === "csv") {
    const { readCsvFile } = await import("./csv/read-csv.ts");
    return { ...(await readCsvFile({ bytes, owner })), format: asked };
  }
  const json = readJson(bytes);
  const known = asked === "json" && "value" in json ? formatOf(json.value) : asked;
  // A file that cannot be parsed has no known format; `square` is a placeholder.
  const format = known === "json" || known === null ? "square" : known;
  if (!("value" in json))
    return { format, restaurants: [], skipped: 0, errors: json.faults.map(remarkOf), warnings: [] };
  if (known === null) return { format, restaurants: [], skipped: 0, errors: [UNKNOWN], warnings: [] };
  const remarks = new Remarks();
  const { restaurants, paths, skipped } = await (await READERS[format]())(json.value, remarks, owner, at);
  if (!remarks.failed) checkReferences({ source: format, restaurants, paths }, remarks);
  return { format, restaurants: remarks.failed ? [] : restaurants, skipped, ...remarks.report(json.text, json.value) };
}
