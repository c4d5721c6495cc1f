import type { IncomingMessage, ServerResponse } from "node:http";
import { listMessages } from "../ports/outbox.queries.ts";
import type { Services } from "../services.ts";
import { sendBody } from "./answer.ts";

/** Answers requests below /dev; false for any other. */
export type DevPages = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

const SHOWN = 200;
const HEADERS = { "cache-control": "no-store", "x-content-type-options": "nosniff" };

/**
 * What a developer sees of a running host: /dev/outbox, the messages that would have been sent, as a page for a
 * browser and as JSON for anybody else. A host in production does not make these pages at all.
 */
export const createDevPages =
  ({ database }: Services): DevPages =>
  async (request, response) => {
    const path = (request.url ?? "/").split("?")[0];
    if (path !== "/dev/outbox") return false;
    const messages = (await listMessages(database.db, SHOWN)).map(({ id, kind, message, date }) => ({
      id,
      kind,
      date: date.toISOString(),
      message,
    }));
    const asPage = (request.headers.accept ?? "").includes("text/html");
    const type = asPage ? "text/html; charset=utf-8" : "application/json";
    const body = asPage ? page(messages) : JSON.stringify({ messages });
    await sendBody(request, response, 200, { ...HEADERS, "content-type": type }, body);
    return true;
  };

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

const page = (messages: readonly { id: number; kind: string; date: string; message: object }[]): string => {
  const rows = messages.map(
    ({ kind, date, message }) =>
      `<tr><td>${date}</td><td>${kind}</td><td><pre>${escaped(JSON.stringify(message, null, 2))}</pre></td></tr>`,
  );
  const table = `<table><tr><th>Date</th><th>Kind</th><th>Message</th></tr>${rows.join("")}</table>`;
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Outbox</title><h1>Outbox</h1>${table}</html>`;
};
