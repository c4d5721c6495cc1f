import { readTableCode, writeTableCode } from "@tablee/domain/tables/table-code";

/** The code of a table's printed address: /menu/table/7K-Q3XJ-9MZ2-PD4W, whatever installation it is printed for. */
const IN_ADDRESS = /\/(?:restaurant-)?menu\/table\/([^/?#]+)/i;

/**
 * The code of a table in what somebody typed, pasted or held before the camera, as it is written in addresses.
 * null: there is none in it. Whether it opens a table only the server knows.
 */
export function tableCodeIn(text: string): string | null {
  const inAddress = IN_ADDRESS.exec(text)?.[1];
  const code = readTableCode(inAddress === undefined ? text : decoded(inAddress));
  return code && writeTableCode(code);
}

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
