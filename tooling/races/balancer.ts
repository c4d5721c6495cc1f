import { once } from "node:events";
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { keepDoing } from "./arena.ts";

export interface Balancer {
  url: string;
  /** The processes that it believes to be ready. */
  ready(): string[];
  close(): Promise<void>;
}

const POLL_MS = 100;

/**
 * A small load balancer: polls the readiness of each process and distributes calls to the ready ones in turn, over
 * persistent connections. It never retries: that is left to the client.
 */
export async function openBalancer(hosts: () => string[]): Promise<Balancer> {
  let ready: string[] = [];
  const polling = keepDoing(async () => {
    const all = hosts();
    const answers = await Promise.all(all.map(isReady));
    ready = all.filter((_, at) => answers[at]);
    await pause(POLL_MS);
  });
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const server = createServer((asked, response) => {
    turn += 1;
    const host = ready[turn % ready.length];
    if (host === undefined) response.writeHead(503).end();
    else passOn(host, agent, asked, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ready: () => ready,
    close: async () => {
      await polling.stop();
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

const isReady = async (host: string): Promise<boolean> => {
  const answer = await fetch(`${host}/api/ready`, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  return answer?.ok ?? false;
};

function passOn(host: string, agent: Agent, asked: IncomingMessage, response: ServerResponse): void {
  const { hostname, port } = new URL(host);
  const { method, url: path, headers } = asked;
  const call = request({ hostname, port, method, path, headers, agent }, (answer) => {
    const { connection: _hop, "keep-alive": _wait, ...rest } = answer.headers;
    response.writeHead(answer.statusCode ?? 502, rest);
    answer.pipe(response);
    answer.on("error", () => response.destroy());
  });
  call.on("error", () => {
    if (response.headersSent) response.destroy();
    else response.writeHead(502, { "content-type": "application/json" }).end("{}");
  });
  asked.pipe(call);
}
