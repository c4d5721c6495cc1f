import type { Server } from "node:http";
import type { Socket } from "node:net";
import { limitKey } from "@tablee/server/http/caller-address";

/** How many connections may be open, in all and from one address. */
export interface ConnectionBounds {
  most: number;
  each: number;
}

/** What remains for the database, other services and files that are served. */
const KEPT_SHARE = 0.25;
/** The share of all connections that one address may hold: the others still get in. */
const EACH_SHARE = 0.5;

/** The bounds of a process that may open so many files: connections are files, and without a free one much fails. */
export function boundsFor(files: number): ConnectionBounds {
  const most = Math.floor(files * (1 - KEPT_SHARE));
  return { most, each: Math.floor(most * EACH_SHARE) };
}

/** How many files this process may open; Infinity where the system does not say. */
export function openFiles(): number {
  // With the network, the report would look up the names of addresses.
  const report = Object.assign(process.report, { excludeNetwork: true });
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: unknown } } };
  const most = userLimits?.open_files?.soft;
  return typeof most === "number" ? most : Infinity;
}

const CLEAR_MS = 1_000;

/**
 * Bounds the open connections of a server, so that nobody who opens them and sends nothing can use up the process's
 * files, or shut out everybody else. If all are taken, those that only wait for another request are closed.
 */
export function boundConnections(server: Server, { most, each }: ConnectionBounds): void {
  if (Number.isFinite(most)) server.maxConnections = most;
  let cleared = 0;
  server.on("drop", () => {
    if (performance.now() - cleared < CLEAR_MS) return;
    cleared = performance.now();
    server.closeIdleConnections();
  });
  const open = new Map<string, number>();
  server.on("connection", (socket: Socket) => {
    const key = limitKey(socket.remoteAddress ?? "");
    const count = (open.get(key) ?? 0) + 1;
    if (count > each) return void socket.destroy();
    open.set(key, count);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
