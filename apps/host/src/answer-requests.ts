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
  /** What only the person at this machine sees of a demo; null where there is none. */
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
 * Who answers a request: the API, files, or a page; `maintenance` alone while the product is closed. Nothing that fails
 * on the way leaves a caller without an answer.
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
      // A file may go while it is served (a new build): an error that nobody hears ends the process.
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
