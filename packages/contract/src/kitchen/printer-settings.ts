import type { PrinterSettings } from "./printers.schema.ts";

/** A printer's settings alone, which the editor sees and the server compares (management §17). */
export const settingsOf = ({ name, host, port, columns, language, auto_print }: PrinterSettings): PrinterSettings => ({
  name,
  host,
  port,
  columns,
  language,
  auto_print,
});
