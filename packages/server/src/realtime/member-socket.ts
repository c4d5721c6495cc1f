import type { IncomingMessage } from "node:http";
import { viewerOfToken } from "../accounts/sessions.ts";
import { logFault } from "../http/call-log.ts";
import type { Viewer } from "../http/context.ts";
import type { Services } from "../services.ts";
import type { ConnectionLimit } from "./connection-limit.ts";
import { forSockets } from "./socket-work.ts";

/** What every namespace's sockets have of what a member's needs. */
export interface MemberSocket {
  readonly id: string;
  readonly handshake: { query: Record<string, unknown>; auth: Record<string, unknown> };
  /** null: no member, where the namespace lets such in. */
  readonly data: { viewer: Viewer | null };
  emit(event: "reconnect", input: { after_ms: number }): boolean;
  disconnect(close?: boolean): unknown;
}

/**
 * The token, once and as text; it is read here and goes nowhere else. What joins a namespace brings it in `auth`, which
 * is part of a message; in the address, where others may keep it, it is understood as well.
 */
const tokenOf = ({ handshake: { auth, query } }: Pick<MemberSocket, "handshake">): string => {
  const token = auth["token"] ?? query["token"];
  return typeof token === "string" ? token : "";
};

/** Whose socket it is at this moment: rights and sessions end while a socket lives. null: nobody's, any more. */
export const viewerOfSocket = (services: Services, socket: Pick<MemberSocket, "handshake">): Promise<Viewer | null> =>
  forSockets(() => viewerOfToken(services, tokenOf(socket)));

/** A refusal that reaches the client as `connect_error` with `data.code`. */
export const refusedConnection = (code: "unauthorized" | "unavailable"): Error =>
  Object.assign(new Error(code), { data: { code } });

/** Asks on connecting who it is. Where `visitors` are let in, a missing or bad token makes one. */
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

/** Ends a socket whose session has ended: it may come back with the token that its client has by then. */
export const sendAway = (socket: MemberSocket): void => {
  socket.emit("reconnect", { after_ms: 0 });
  socket.disconnect(true);
};

/** An acknowledgement that a client may not have asked for. */
export const replyTo = <Answer>(answer: unknown): ((result: Answer) => void) =>
  typeof answer === "function" ? (result) => void answer(result) : () => {};
