import type { appFiles } from "./app-files.ts";

/** After this wait for the first byte of an answer, the app on the device is shown. */
const PATIENCE_MS = 5_000;

type Files = Pick<ReturnType<typeof appFiles>, "shell" | "renewShell">;

/** Once each time the browser starts the worker. */
let isRenewed = false;

/**
 * Returns the server's page, which is rendered and current. If the server is unreachable or silent for too long, it
 * returns the shell, which the app renders from what the device has stored.
 */
export async function openPage(event: FetchEvent, request: Request, files: Files): Promise<Response> {
  const asked = ask(event, request);
  const shell = await files.shell();
  if (!shell) return asked;
  try {
    const answer = await Promise.race([asked, patience()]);
    if (!isRenewed && answer.ok) {
      isRenewed = true;
      event.waitUntil(files.renewShell());
    }
    return answer;
  } catch {
    asked.catch(() => {});
    return shell;
  }
}

async function ask(event: FetchEvent, request: Request): Promise<Response> {
  const preloaded = (await event.preloadResponse) as Response | undefined;
  return preloaded ?? fetch(request);
}

const patience = (): Promise<never> =>
  new Promise((_resolve, reject) => {
    setTimeout(() => reject(new Error("The server says nothing")), PATIENCE_MS);
  });
