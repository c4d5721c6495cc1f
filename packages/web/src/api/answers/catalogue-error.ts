import { ORPCError } from "@orpc/client";
import "./answer-words.ts";
import { isDevHost } from "./dev-host.ts";

interface ErrorBody {
  code: string;
  status?: number;
  message?: string;
  data?: unknown;
}

/** The contract's error body (wire §5) as the typed error whose code screens check; null if the body is not one. */
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

/** The server's own text of an unforeseen error, on a development host only (wire §18). */
function detailsOf({ code, message, data }: ErrorBody, origin: string): { details: string } | undefined {
  if (!isDevHost(origin)) return undefined;
  const { error = message } = (data ?? {}) as { error?: string };
  return { details: `${code}: ${error}` };
}
