import type { appFiles } from "./app-files.ts";

/** Whoever waits longer for the first word of an answer gets the app that is on the device. */
const PATIENCE_MS = 5_000;

type Files = Pick<ReturnType<typeof appFiles>, "shell" | "renewShell">;

/** Once for each time that the browser starts the worker. */
let isRenewed = false;

/**
 * A page is the server's: it is rendered, and of today. Where the line is gone, or says nothing for long, it is the one
 * that the app draws itself, from what the device has kept.
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
