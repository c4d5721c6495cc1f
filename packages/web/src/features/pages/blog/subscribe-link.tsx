import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";

/** To what readers of feeds follow. A file of the server is not in a native app, whose view would be lost in its place. */
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
