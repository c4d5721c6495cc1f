import { openChannel } from "./open-channel.ts";

/** The channel between the browser's tabs. A tab asks, and those in which something is not saved answer. */
const CHANNEL = "unsaved";
type Message = "is anything unsaved?" | "yes";

/** Tabs answer within milliseconds; a frozen one does not. */
const ANSWER_MS = 300;

const open = (): BroadcastChannel | null => openChannel(CHANNEL);

// A channel only reaches its own origin, so there is no target origin to name.
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (channel: BroadcastChannel, message: Message) => channel.postMessage(message);

/** How many forms of this page hold something that is not saved. */
let here = 0;

/** Counts this page among those with something unsaved, until the returned function is called. */
export function holdUnsaved(): () => void {
  here += 1;
  const channel = open();
  channel?.addEventListener("message", ({ data }: MessageEvent<Message>) => {
    if (data === "is anything unsaved?") say(channel, "yes");
  });
  return () => {
    here -= 1;
    channel?.close();
  };
}

/** Whether something is not saved, on this page or on another tab of the browser. */
export function isAnythingUnsaved(patience_ms = ANSWER_MS): Promise<boolean> {
  if (here > 0) return Promise.resolve(true);
  const channel = open();
  if (!channel) return Promise.resolve(false);
  return new Promise((resolve) => {
    const done = (isUnsaved: boolean) => {
      clearTimeout(timer);
      channel.close();
      resolve(isUnsaved);
    };
    const timer = setTimeout(() => done(false), patience_ms);
    channel.addEventListener("message", ({ data }: MessageEvent<Message>) => {
      if (data === "yes") done(true);
    });
    say(channel, "is anything unsaved?");
  });
}
