import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

/**
 * The link to the feed, for feed readers. Not in a native app, whose web view would navigate to the server's file and
 * lose the app.
 */
export function SubscribeLink({ feed }: { feed: string }) {
  useWords();
  const { platform } = useAppContext();
  if (platform.kind === "native") return null;
  return (
    <a href={feed} className="hit mt-9 block w-fit text-bs text-ink-2 underline underline-offset-4">
      {m.pages_subscribe()}
    </a>
  );
}
