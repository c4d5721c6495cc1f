import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiOptions, createApiHandler } from "../http/api-handler.ts";
import type { Services } from "../services.ts";

export interface TestApi {
  /** `http://127.0.0.1:<port>` */
  origin: string;
  /** Fetches a path of the API. */
  fetch(path: string, init?: RequestInit & { json?: unknown; token?: string }): Promise<Response>;
  close(): Promise<void>;
}

/** The API on a port of its own. Answers are checked against the contract unless `production` is set. */
export async function startApi(services: Services, options: ApiOptions = {}): Promise<TestApi> {
  const api = await createApiHandler(services, { production: false, ...options });
  const server = createServer((request, response) => {
    void api.handle(request, response).then((handled) => {
      if (!handled) response.writeHead(404).end("not the API");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    fetch: (path, { json, token, ...init } = {}) => {
      const headers = new Headers(init.headers);
      if (json !== undefined) headers.set("content-type", "application/json");
      if (token !== undefined) headers.set("authorization", `Bearer ${token}`);
      const body = json === undefined ? init.body : JSON.stringify(json);
      return fetch(origin + path, {
        method: body === undefined ? "GET" : "POST",
        ...init,
        headers,
        body: body ?? null,
      });
    },
    close: async () => {
      await new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      });
      await api.close();
    },
  };
}
