import type { ImportLoss, ImportRemark } from "@tablee/contract/restaurants/import.contract";
import type * as z from "zod";
import { findLines } from "./json/find-lines.ts";
import { type JsonPath, nameAlong, pathWithin, writePath } from "./json/json-path.ts";

/** A list of remarks is cut here, with a note that says so. */
export const MOST_REMARKS = 1_000;

/** A remark may quote the file, which may contain anything. */
export const LONGEST = 500;

interface Remark {
  path: JsonPath;
  code: string;
  message: string;
  loss?: ImportLoss;
  /** How often it occurs, if it is reported only once. */
  times?: number;
}

/** The remarks of a reader about a file: errors prevent the import, warnings report what was lost. */
export class Remarks {
  readonly #errors: Remark[] = [];
  readonly #warnings: Remark[] = [];

  error(path: JsonPath, code: string, message: string): void {
    if (!this.full) this.#errors.push({ path, code, message });
  }

  warning(path: JsonPath, code: string, message: string): void {
    if (this.#warnings.length < MOST_REMARKS) this.#warnings.push({ path, code, message });
  }

  /** Reports what our menus cannot represent. */
  lost(path: JsonPath, loss: ImportLoss, message: string, times = 1): void {
    if (this.#warnings.length >= MOST_REMARKS) return;
    const said = times === 1 ? message : `${message} (${times} times)`;
    this.#warnings.push({ path, code: "not_carried_over", message: said, loss, times });
  }

  /** Adds the remarks of another list. */
  take(others: Remarks): void {
    for (const { path, code, message } of others.#errors) this.error(path, code, message);
    for (const one of others.#warnings) if (this.#warnings.length < MOST_REMARKS) this.#warnings.push(one);
  }

  /** Reports the issues of a schema below a path, one error per place. */
  refused(path: JsonPath, { issues }: z.core.$ZodError): void {
    for (const issue of issues) {
      if (this.full) return;
      this.error([...path, ...issue.path.filter(isStep)], codeOf(issue), messageOf(issue));
    }
  }

  /** Whether the list of errors is full, so that a reader may stop. */
  get full(): boolean {
    return this.#errors.length >= MOST_REMARKS;
  }

  get failed(): boolean {
    return this.#errors.length > 0;
  }

  /**
   * Returns the remarks with their paths as text and, if the text of the file is given, their lines. Every path exists
   * in the file (`value`), except that of a missing field.
   */
  report(text: string | null, value?: unknown): { errors: ImportRemark[]; warnings: ImportRemark[] } {
    const all = [...this.#errors, ...this.#warnings].map((remark) =>
      value === undefined || remark.code === "missing" ? remark : { ...remark, path: pathWithin(value, remark.path) },
    );
    const lines =
      text === null
        ? []
        : findLines(
            text,
            all.map(({ path }) => path),
          );
    const written = all.map(({ path, code, message, loss, times }, index) => ({
      line: lines[index] ?? null,
      path: writePath(path).slice(0, LONGEST),
      code,
      message: message.slice(0, LONGEST),
      ...(loss ? { loss, name: nameAlong(value, path)?.slice(0, LONGEST), times } : {}),
    }));
    const errors = written.slice(0, this.#errors.length);
    const warnings = written.slice(this.#errors.length);
    if (errors.length >= MOST_REMARKS) errors.push(andMore("errors"));
    if (warnings.length >= MOST_REMARKS) warnings.push(andMore("warnings"));
    return { errors, warnings };
  }
}

const andMore = (what: string): ImportRemark => ({
  line: null,
  path: "$",
  code: "too_many",
  message: `Only the first ${MOST_REMARKS} ${what} are listed; there may be more`,
});

const isStep = (step: PropertyKey): step is string | number => typeof step !== "symbol";

const codeOf = (issue: z.core.$ZodIssue): string => {
  if (issue.message.endsWith("received undefined")) return "missing";
  if (issue.code === "too_big" || issue.code === "too_small" || issue.code === "not_multiple_of") return "out_of_range";
  return issue.code === "invalid_type" || issue.code === "invalid_union" ? "wrong_type" : "invalid_value";
};

const messageOf = (issue: z.core.$ZodIssue): string =>
  issue.code === "invalid_union" ? "Invalid input: none of the shapes that are allowed here" : issue.message;
