import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";

/** What a journey has the chat do: say a piece of an answer, end it, or let go of the line in its midst. */
type Next = { say: string } | "end" | "break";

/** Somebody who waits for an answer, and all that they have said. */
interface Listener {
  said: string;
  response: ServerResponse;
}

/**
 * A chat that speaks OpenAI's protocol, on this machine, and says piece by piece what a journey tells it to by POST
 * /next: to whoever has asked that question, once they have. Sets the variables by which the product asks it.
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
      // Whoever has heard it all hangs up, some time later.
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
  // A journey says when the chat is late, not the machine.
  process.env["ASSISTANT_PATIENCE"] = "120";
  process.env["ASSISTANT_URL"] = `http://127.0.0.1:${port}/v1/chat/completions`;
}

async function tell(listener: ServerResponse, next: Next): Promise<void> {
  if (next === "break") return void listener.socket?.resetAndDestroy();
  if (next === "end") return void listener.end("data: [DONE]\n\n");
  const event = { choices: [{ delta: { content: next.say } }] };
  await new Promise((resolve) => listener.write(`data: ${JSON.stringify(event)}\n\n`, resolve));
}

/** As far from the port of a host that no other worker has it. */
const CHAT_AFTER = 80;
export const chatPort = (hostPort: number): number => hostPort + CHAT_AFTER;

/** The chat of a host, as a journey tells it what to do. */
export const chatOf = (hostUrl: string) => {
  const url = `http://127.0.0.1:${chatPort(Number(new URL(hostUrl).port))}/next`;
  return async (question: string, next: Next): Promise<void> => {
    await fetch(url, { method: "POST", body: JSON.stringify({ question, next }) });
  };
};
