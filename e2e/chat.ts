import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { json, text } from "node:stream/consumers";

/** What a journey has the chat do: say a piece of an answer, end it, or let go of the line in its midst. */
type Next = { say: string } | "end" | "break";

/**
 * A chat that speaks OpenAI's protocol, on this machine, and says piece by piece what a journey tells it to by POST
 * /next, which is done when somebody listens. Sets the variables by which the product asks it.
 */
export async function startChat(port: number): Promise<void> {
  let listening: ServerResponse | undefined;
  let heard = Promise.withResolvers<ServerResponse>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    if (request.url === "/next") {
      const next = (await json(request)) as Next;
      await tell(listening ?? (await heard.promise), next);
      response.end();
      return;
    }
    await text(request);
    listening = response.writeHead(200, { "content-type": "text/event-stream" });
    listening.flushHeaders();
    heard.resolve(response);
    response.once("close", () => {
      if (listening !== response) return;
      listening = undefined;
      heard = Promise.withResolvers();
    });
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
  return async (next: Next): Promise<void> => {
    await fetch(url, { method: "POST", body: JSON.stringify(next) });
  };
};
