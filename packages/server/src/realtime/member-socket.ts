import type { IncomingMessage } from "node:http";
import { viewerOfToken } from "../accounts/sessions.ts";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { forSockets } from "./socket-work.ts";

/** The part of a socket that members' functions need, common to all namespaces. */
export interface MemberSocket {
  readonly id: string;
  readonly handshake: { query: Record<string, unknown>; auth: Record<string, unknown> };
  /** null: no member, in a namespace that admits visitors. */
  readonly data: { viewer: Viewer | null };
  emit(event: "reconnect", input: { after_ms: number }): boolean;
  disconnect(close?: boolean): unknown;
}

/**
 * Returns the token, which is used only here. Clients send it in `auth`, which is part of a message; in the URL, where
 * it might get logged, it is accepted too.
 */
const tokenOf = ({ handshake: { auth, query } }: Pick<MemberSocket, "handshake">): string => {
  const token = auth["token"] ?? query["token"];
  return typeof token === "string" ? token : "";
};

/**
 * Returns the socket's current member, because rights and sessions can end while a socket is open; null if there is
 * none any more.
 */
export const viewerOfSocket = (services: Services, socket: Pick<MemberSocket, "handshake">): Promise<Viewer | null> =>
  forSockets(() => viewerOfToken(services, tokenOf(socket)));

/** Creates a refusal that reaches the client as `connect_error` with `data.code`. */
export const refusedConnection = (code: "unauthorized" | "unavailable"): Error =>
  Object.assign(new Error(code), { data: { code } });

/**
 * Identifies the member when a socket connects. If `visitors` are admitted, a missing or invalid token means a visitor.
 */
export const admitViewers =
  (services: Services, { visitors, limit }: { visitors: boolean; limit: ConnectionLimit | null }) =>
  (socket: MemberSocket & { readonly request: IncomingMessage }, next: (error?: Error) => void): void => {
    const admit = async (): Promise<Error | undefined> => {
      if (limit && !(await limit.hears(socket.request))) return refusedConnection("unavailable");
      const viewer = await viewerOfSocket(services, socket);
      if (!viewer && !visitors) return refusedConnection("unauthorized");
      socket.data.viewer = viewer;
      return undefined;
    };
    admit().then(next, (error: unknown) => {
      logFault(services.log, error, `socket ${socket.id}`);
      next(refusedConnection("unavailable"));
    });
  };

/** Ends a socket whose session has ended; it may reconnect with its client's current token. */
export const sendAway = (socket: MemberSocket): void => {
  socket.emit("reconnect", { after_ms: 0 });
  socket.disconnect(true);
};

/** Returns the function that acknowledges an event; does nothing if the client did not request it. */
export const replyTo = <Answer>(answer: unknown): ((result: Answer) => void) =>
  typeof answer === "function" ? (result) => void answer(result) : () => {};
