import { openChannel } from "./open-channel.ts";

/** Messages about a token that only tabs hold, between the tabs of one browser. No other site receives them. */
export type TabMessage =
  /** Does any tab have a token? */
  | { kind: "ask" }
  | { kind: "answer"; token: string }
  /** Somebody has signed in, or the token has changed: every tab takes it. */
  | { kind: "kept"; token: string }
  /** This token has ended: every tab drops it. */
  | { kind: "ended"; token: string };

/** The channel between tabs. */
export interface TabChannel {
  say(message: TabMessage): void;
  hear(listener: (message: TabMessage) => void): void;
}

export interface OtherTabs {
  tell(message: TabMessage): void;
  /** The token of the first tab that answers; null if none does. */
  ask(): Promise<string | null>;
  hear(on: {
    asked: () => string | null;
    kept: (token: string) => void;
    /** An answer to this tab's question that came after the time-out, from a tab that was busy. */
    late: (token: string) => void;
    ended: (token: string) => void;
  }): void;
}

/**
 * Tabs answer within milliseconds, on a busy phone within a second. A frozen tab does not answer, and the wait happens
 * only once.
 */
const ANSWER_MS = 1_000;

function open(): TabChannel | null {
  const channel = openChannel("token");
  return (
    channel && {
      // A channel only reaches its own origin, so there is no target origin to name.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin
      say: (message) => channel.postMessage(message),
      hear: (listener) => channel.addEventListener("message", ({ data }) => listener(data as TabMessage)),
    }
  );
}

/** The browser's other tabs of this product; none in a browser without channels. */
export function openOtherTabs(channel: TabChannel | null = open()): OtherTabs {
  const answered = new Set<(token: string) => void>();
  let isUnanswered = false;
  channel?.hear((message) => {
    if (message.kind === "answer") for (const answer of answered) answer(message.token);
  });
  return {
    tell: (message) => channel?.say(message),
    ask: () => {
      if (!channel) return Promise.resolve(null);
      return new Promise((resolve) => {
        const done = (token: string | null) => {
          clearTimeout(timer);
          answered.delete(done);
          resolve(token);
        };
        const timer = setTimeout(() => {
          isUnanswered = true;
          done(null);
        }, ANSWER_MS);
        answered.add(done);
        channel.say({ kind: "ask" });
      });
    },
    hear: ({ asked, kept, late, ended }) => {
      channel?.hear((message) => {
        if (message.kind === "kept") kept(message.token);
        else if (message.kind === "answer" && isUnanswered) {
          isUnanswered = false;
          late(message.token);
        } else if (message.kind === "ended") ended(message.token);
        else if (message.kind === "ask") {
          const token = asked();
          if (token !== null) channel.say({ kind: "answer", token });
        }
      });
    },
  };
}
