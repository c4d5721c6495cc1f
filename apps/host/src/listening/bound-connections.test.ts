import { once } from "node:events";
import { createServer, get, type Server } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { afterEach, describe, expect, it } from "vitest";
import { boundConnections, boundsFor, openFiles } from "./bound-connections.ts";
import { listen } from "./listen.ts";

let server: Server | undefined;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  server?.closeAllConnections();
  await new Promise((resolve) => (server ? server.close(resolve) : resolve(null)));
  server = undefined;
});

async function started(bounds: { most: number; each: number }): Promise<number> {
  server = createServer((_request, response) => void response.end("ok"));
  boundConnections(server, bounds);
  await listen(server, { port: 0, host: "127.0.0.1" });
  return (server.address() as AddressInfo).port;
}

/** Opens connections one after the other that send this, and returns how many of them remain open. */
async function opened(port: number, count: number, localAddress: string, text = ""): Promise<number> {
  const own: Socket[] = [];
  for (let n = 0; n < count; n += 1) {
    const socket = connect({ host: "127.0.0.1", port, localAddress });
    socket.on("error", () => {}).resume();
    await once(socket, "connect");
    if (text) socket.write(text);
    own.push(socket);
  }
  sockets.push(...own);
  await pause(100);
  return own.filter(({ closed }) => !closed).length;
}

const answered = (port: number, localAddress: string): Promise<number | undefined> =>
  new Promise((resolve) => {
    const asking = get({ host: "127.0.0.1", port, localAddress, agent: false }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    asking.on("error", () => resolve(undefined));
  });

describe("the connections of a server", () => {
  it("from one address are bounded, and others still get in", async () => {
    const port = await started({ most: 20, each: 4 });
    expect(await opened(port, 8, "127.0.0.2")).toBe(4);
    expect(await answered(port, "127.0.0.3")).toBe(200);
    for (const socket of sockets.splice(0)) socket.destroy();
    await pause(100);
    expect(await opened(port, 4, "127.0.0.2")).toBe(4);
  });

  it("are bounded in all; if none is free, those that wait for another request make room", async () => {
    const port = await started({ most: 6, each: 4 });
    const asked = "GET / HTTP/1.1\r\nHost: x\r\n\r\n";
    await opened(port, 3, "127.0.0.2", asked);
    await opened(port, 3, "127.0.0.3", asked);
    expect(await answered(port, "127.0.0.4")).toBeUndefined();
    expect(await answered(port, "127.0.0.4")).toBe(200);
  });
});

it("a process keeps a quarter of its files for everything else", () => {
  expect(boundsFor(1_024)).toEqual({ most: 768, each: 384 });
  expect(openFiles()).toBeGreaterThan(100);
});
