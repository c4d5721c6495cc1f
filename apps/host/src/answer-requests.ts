import type { IncomingMessage, ServerResponse } from "node:http";
import type { ApiHandler } from "@tablee/server/http/api-handler";
import type { DevPages } from "@tablee/server/http/outbox/dev-pages";
import { faultRecord } from "@tablee/server/http/call-log";
import { BUSY_S, errorAnswer } from "@tablee/server/http/refusal";
import type { MachineFiles } from "@tablee/server/pages/machine-files/serve-machine-files";
import type { PictureFiles } from "@tablee/server/pictures/serve-pictures";
import type { Services } from "@tablee/server/services";
import type { Maintenance } from "./pages/maintenance.ts";
import type { PageHandler } from "./pages/page-handler.ts";
import { makeProviderReturn } from "./provider-return.ts";
import { safeHeaders } from "./safe-headers.ts";
import type { StaticFiles } from "./static-files.ts";

export interface Answerers {
  api: ApiHandler;
  /** Pages of a demo that are only for the person at this machine; null if there are none. */
  devPages: DevPages | null;
  pictures: PictureFiles;
  previews: PictureFiles;
  machineFiles: MachineFiles;
  files: StaticFiles;
  pages: PageHandler;
  /** Where visitors reach the product. */
  publicUrl: string;
}

/**
 * Whether a request names its host twice. A proxy in front might keep the answer of one site as that of the other, so
 * RFC 9112 demands a 400.
 */
const hasTwoHosts = ({ rawHeaders }: IncomingMessage): boolean => {
  const isHost = (name: string | undefined, at: number) => at % 2 === 0 && name?.toLowerCase() === "host";
  const first = rawHeaders.findIndex(isHost);
  return first !== rawHeaders.findLastIndex(isHost);
};

/**
 * Routes a request to the API, a file or a page; during maintenance, only to `maintenance`. Every request gets an
 * answer, even if a handler fails.
 */
export function answerRequests(services: Services, answerers: Answerers, maintenance: Maintenance | null = null) {
  const { api, devPages, pictures, previews, machineFiles, files, pages, publicUrl } = answerers;
  const fail = (response: ServerResponse, error: unknown) => {
    const { status, body } = errorAnswer(error, false);
    services.log[status === 503 ? "warn" : "error"](faultRecord(error), "A request could not be answered");
    if (response.headersSent) return void response.destroy();
    const wait = status === 503 ? { "retry-after": String(BUSY_S) } : {};
    response.writeHead(status, { "content-type": "text/plain; charset=utf-8", ...wait }).end(body.message);
  };
  const providerReturn = makeProviderReturn(services.identity);
  const makeSafe = safeHeaders(publicUrl);
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    try {
      makeSafe(request.url ?? "/", response);
      if (hasTwoHosts(request)) return void response.writeHead(400, { connection: "close" }).end();
      // A file may disappear while it is served (a new build), and an unhandled error event would end the process.
      response.once("pipe", (file) => file.once("error", (error) => fail(response, error)));
      if (maintenance && (await maintenance(request, response))) return;
      if (request.url?.startsWith("/api/") && (await api.handle(request, response))) return;
      if (request.url?.startsWith("/auth/") && (await providerReturn(request, response))) return;
      if (request.url?.startsWith("/pictures/") && (await pictures(request, response))) return;
      if (request.url?.startsWith("/previews/") && (await previews(request, response))) return;
      if (await machineFiles(request, response)) return;
      if (devPages && (await devPages(request, response))) return;
      files(
        request,
        response,
        () => void pages.handle(request, response).catch((error: unknown) => fail(response, error)),
      );
    } catch (error) {
      fail(response, error);
    }
  };
}
