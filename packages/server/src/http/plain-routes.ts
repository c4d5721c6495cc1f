import type { IncomingMessage, ServerResponse } from "node:http";
import type { Services } from "../services.ts";

/** Answers what is no call of the contract; false for anything else. */
export type PlainRoutes = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  url: URL | null,
) => Promise<boolean>;

export function makePlainRoutes(services: Services, options: { docsFolder: string | undefined }): PlainRoutes {
  void services;
  void options;
  return async () => false;
}
