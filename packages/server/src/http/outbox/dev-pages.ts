import type { IncomingMessage, ServerResponse } from "node:http";
import { findMessage, listMessages } from "../../ports/messages/outbox.queries.ts";
import type { Services } from "../../services.ts";
import { sendBody } from "../answering/answer.ts";
import { isLoopback } from "../caller-address.ts";
import { OUTBOX_POLICY, outboxPage, type ShownMessage } from "./outbox-page.ts";
import { languageOfRequest } from "../request-language.ts";

/** Answers requests below /dev; returns false for any other. */
export type DevPages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const SHOWN = 200;
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff", "referrer-policy": "no-referrer" };
const HTML = "text/html; charset=utf-8";
/** Lets a mail look as it does in a mailbox: with its styles, and links that open in a new page. */
const MAIL_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation; default-src 'none'; style-src 'unsafe-inline'";

/**
 * What the person at this machine sees of a running demo: /dev/outbox lists the messages that would have been sent, as
 * a page for browsers and as JSON for other clients. Requests from other machines, through a proxy, or under a host
 * name that somebody has pointed at this machine find nothing. A host without a demo does not create these pages at
 * all.
 */
export const createDevPages =
  ({ database }: Services): DevPages =>
  async (request, response) => {
    const path = (request.url ?? "/").split("?")[0] ?? "/";
    const [, mail] = /^\/dev\/outbox\/mails\/(\d{1,9})$/.exec(path) ?? [];
    if ((path !== "/dev/outbox" && mail === undefined) || !isAtThisMachine(request)) return false;
    if (mail !== undefined) {
      const html = (await findMessage(database.db, Number(mail)))?.message["html"];
      if (typeof html !== "string") return false;
      const headers = { ...HEADERS, "content-type": HTML, "content-security-policy": MAIL_POLICY };
      await sendBody(request, response, 200, headers, html);
      return true;
    }
    const messages = (await listMessages(database.db, SHOWN)).map(({ id, kind, message, date }): ShownMessage => ({
      id,
      kind,
      date: date.toISOString(),
      message,
    }));
    const asPage = (request.headers.accept ?? "").includes("text/html");
    const headers = {
      ...HEADERS,
      "content-type": asPage ? HTML : "application/json",
      "content-security-policy": OUTBOX_POLICY,
    };
    const body = asPage ? outboxPage(messages, languageOfRequest(request.headers)) : JSON.stringify({ messages });
    await sendBody(request, response, 200, headers, body);
    return true;
  };

/** Headers that only a proxy adds. */
const OF_PROXIES = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];

const isAtThisMachine = ({ socket, headers }: IncomingMessage): boolean =>
  isLoopback(socket.remoteAddress ?? "") &&
  OF_PROXIES.every((name) => headers[name] === undefined) &&
  isLoopback((headers.host ?? "").replace(/:\d+$/, ""));
