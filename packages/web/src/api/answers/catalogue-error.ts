import { ORPCError } from "@orpc/client";
import "./answer-words.ts";
import { isDevHost } from "./dev-host.ts";

interface ErrorBody {
  code: string;
  status?: number;
  message?: string;
  data?: unknown;
}

/** The error body of the contract (wire §5) as the typed error that screens ask by its code; null: it is none. */
export function catalogueError(body: unknown, origin: string): ORPCError<string, unknown> | null {
  if (typeof body !== "object" || body === null || !("code" in body) || typeof body.code !== "string") return null;
  const { code, status = 500, message = code, data } = body as ErrorBody;
  return new ORPCError(code, {
    defined: true,
    status,
    message,
    data: status === 500 ? detailsOf({ code, message, data }, origin) : data,
  });
}

/** What nobody foresaw, in the server's own words, where a developer looks; elsewhere nothing (wire §18). */
function detailsOf({ code, message, data }: ErrorBody, origin: string): { details: string } | undefined {
  if (!isDevHost(origin)) return undefined;
  const { error = message } = (data ?? {}) as { error?: string };
  return { details: `${code}: ${error}` };
}
