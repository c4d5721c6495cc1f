import { readTableCode, writeTableCode } from "@tablee/domain/tables/table-code";

/** The code in a table's printed address: /menu/table/7K-Q3XJ-9MZ2-PD4W, on whatever host. */
const IN_ADDRESS = /\/(?:restaurant-)?menu\/table\/([^/?#]+)/i;

/**
 * Finds a table's code in what somebody typed, pasted or scanned, in the form used in addresses. null: it contains
 * none. Only the server knows whether it opens a table.
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
