import { ORPCError } from "@orpc/client";
import { currentLanguage } from "../language/language.ts";
import { catalogueError } from "./answers/catalogue-error.ts";
import { isForeign } from "./answers/foreign-answer.ts";
import { baseOf } from "./backends.ts";
import { type Api, optionsOf } from "./create-api.ts";
import { hearSession } from "./hear-session.ts";

interface Upload {
  method?: "POST" | "PATCH";
  /** The calls whose server and session it uses. */
  api: Api;
  /** Relative to the base of the main backend. */
  path: string;
  form: FormData;
  headers?: Record<string, string>;
  /** Called with the share of the body that has been sent, 0 to 1. */
  onShare: (share: number) => void;
  signal?: AbortSignal;
}

const TIMEOUT_MS = 120_000;

/**
 * Sends a form with a file and returns the server's answer; rejects as a call of the contract does. It does not use
 * fetch, which cannot report upload progress.
 */
export function upload({ method = "POST", api, path, form, headers = {}, onShare, signal }: Upload): Promise<unknown> {
  const options = optionsOf(api);
  if (!options) throw new Error("A file is sent to the server of calls that were made by createApi");
  const { origin } = options;
  const request = new XMLHttpRequest();
  const sent = options.token();
  return new Promise((resolve, reject) => {
    const lost = () => reject(new ORPCError("offline", { defined: true, status: 503, message: "The line is lost" }));
    signal?.addEventListener("abort", () => request.abort(), { once: true });
    request.addEventListener("error", lost);
    request.addEventListener("timeout", () => reject(tooLate()));
    request.addEventListener("abort", () => reject(signal?.reason as Error));
    request.upload.addEventListener("progress", ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0));
    const answered = () => {
      if (isForeign(request.status, request.getResponseHeader("content-type"))) return lost();
      const body = asBody(request.responseText);
      if (request.status >= 200 && request.status < 300) return resolve(body);
      const { code = "internal_error", message = "" } = body;
      return reject(catalogueError({ ...body, code, message, status: request.status || 500 }, origin));
    };
    request.addEventListener("load", () => {
      const renewed = request.getResponseHeader("x-renewed-token");
      void hearSession({ status: request.status, renewed, sent }, options).then(answered, answered);
    });
    const address = new URL(baseOf(origin));
    address.pathname += path;
    request.open(method, address);
    request.timeout = TIMEOUT_MS;
    request.setRequestHeader("accept-language", currentLanguage());
    if (sent !== null) request.setRequestHeader("authorization", `Bearer ${sent}`);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    onShare(0);
    request.send(form);
  });
}

/** wire §12: as for a call. */
const tooLate = () =>
  new ORPCError("request_timeout", { defined: true, status: 408, message: "The server took too long to answer" });

const asBody = (text: string): { code?: string; message?: string; data?: unknown } => {
  try {
    return JSON.parse(text) as object;
  } catch {
    return {};
  }
};
