import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";

/** What a journey makes the chat do: send a part of an answer, end it, or break the connection. */
type Next = { say: string } | "end" | "break";

/** A client waiting for an answer, and the text of its request. */
interface Listener {
  said: string;
  response: ServerResponse;
}

/**
 * A local chat server that speaks OpenAI's protocol. A journey controls it by POST /next, piece by piece, for the
 * client that has asked a given question, as soon as it has. Sets the variables with which the product finds it.
 */
export async function startChat(port: number): Promise<void> {
  const listeners = new Set<Listener>();
  let heard = Promise.withResolvers<void>();
  const listenerOf = async (question: string): Promise<Listener> => {
    for (;;) {
      const found = [...listeners].findLast(({ said }) => said.includes(question));
      if (found) return found;
      await heard.promise;
    }
  };
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/next") {
      const { question, next } = (await json(request)) as { question: string; next: Next };
      const listener = await listenerOf(question);
      // A client that has the whole answer closes the connection some time later.
      if (next === "break" || next === "end" || next.say.endsWith("}")) listeners.delete(listener);
      await tell(listener.response, next);
      response.end();
      return;
    }
    const listener = { said: await text(request), response };
    response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();
    response.once("close", () => listeners.delete(listener));
    listeners.add(listener);
    heard.resolve();
    heard = Promise.withResolvers();
  };
  const server = createServer((request, response) => void answer(request, response));
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  // Only a journey decides that the chat is too slow, not the machine.
  process.env["ASSISTANT_PATIENCE"] = "120";
  process.env["ASSISTANT_URL"] = `http://127.0.0.1:${port}/v1/chat/completions`;
}

async function tell(listener: ServerResponse, next: Next): Promise<void> {
  if (next === "break") return void listener.socket?.resetAndDestroy();
  if (next === "end") return void listener.end("data: [DONE]\n\n");
  const event = { choices: [{ delta: { content: next.say } }] };
  await new Promise((resolve) => listener.write(`data: ${JSON.stringify(event)}\n\n`, resolve));
}

/** Far enough from the host's port for no other worker to use it. */
const CHAT_AFTER = 80;
export const chatPort = (hostPort: number): number => hostPort + CHAT_AFTER;

/** Controls the chat of a host. */
export const chatOf = (hostUrl: string) => {
  const url = `http://127.0.0.1:${chatPort(Number(new URL(hostUrl).port))}/next`;
  return async (question: string, next: Next): Promise<void> => {
    await fetch(url, { method: "POST", body: JSON.stringify({ question, next }) });
  };
};
