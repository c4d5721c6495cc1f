import type { AnyProcedure } from "@orpc/server";
import { isParts } from "./answering/send-parts.ts";

/** A schema's issue with one part of a value. */
interface StandardIssue {
  message: string;
  path?: readonly unknown[] | undefined;
}

/** An answer that does not match the contract. */
export class OutputMismatch extends Error {
  override name = "OutputMismatch";
}

/**
 * Checks an answer against its contract: all fields present, of the right type, and no others (which detects a row that
 * leaves the server by mistake). For tests and development.
 */
export async function checkOutput<T>(options: {
  next: () => Promise<T>;
  procedure: unknown;
  path: readonly string[];
}): Promise<T> {
  const output = await options.next();
  const schema = (options.procedure as AnyProcedure)["~orpc"].outputSchema;
  if (!schema) return output;
  const result = await schema["~standard"].validate(output);
  const call = options.path.join(".");
  if (result.issues) {
    const issues = result.issues.map(
      (issue: StandardIssue) => `${(issue.path ?? []).map(String).join(".")}: ${issue.message}`,
    );
    throw new OutputMismatch(`${call} answers what its contract does not know: ${issues.join("; ")}`);
  }
  // The parts of a stream are checked as they come.
  if (isParts(output)) return result.value as T;
  const surplus = surplusField(output, result.value, "");
  if (surplus !== null) throw new OutputMismatch(`${call} answers the undeclared field ${surplus}`);
  return output;
}

/** Returns the path of the first field of `given` that validation dropped, or null. */
function surplusField(given: unknown, kept: unknown, path: string): string | null {
  if (typeof given !== "object" || given === null || typeof kept !== "object" || kept === null) return null;
  for (const [key, value] of Object.entries(given)) {
    const here = path === "" ? key : `${path}.${key}`;
    if (value !== undefined && !(key in kept)) return here;
    const below = surplusField(value, (kept as Record<string, unknown>)[key], here);
    if (below !== null) return below;
  }
  return null;
}
