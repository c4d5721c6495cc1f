/** Prints rows below their headings, the first column left-aligned and numbers right-aligned. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): void {
  const widths = heads.map((head, column) => Math.max(head.length, ...rows.map((row) => (row[column] ?? "").length)));
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join("  ");
  console.log(line(heads));
  console.log(widths.map((width) => "-".repeat(width)).join("  "));
  for (const row of rows) console.log(line(row));
  console.log("");
}

export const whole = (value: number): string => Math.round(value).toLocaleString("en-CA");
export const percent = (part: number, of: number): string => `${Math.round((part / of) * 100)} %`;
export const kilobytes = (bytes: number): string => `${(bytes / 1_000).toFixed(1)} kB`;
export const seconds = (milliseconds: number): string => `${(milliseconds / 1_000).toFixed(2)} s`;
export const megabytes = (bytes: number): string => `${Math.round(bytes / 1_000_000)} MB`;
