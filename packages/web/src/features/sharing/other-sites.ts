import { SHARE_HASHTAGS } from "@tablee/domain/sharing/share";
import type { Platform } from "../../platform/platform.ts";

/** A site to which a link is shared, in its own window (sharing §3). */
export interface OtherSite {
  id: "microblog" | "pinboard";
  width: number;
  height: number;
  address: (of: { url: string; title: string }) => string;
}

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString();

const OTHER_SITES: readonly OtherSite[] = [
  {
    id: "microblog",
    width: 600,
    height: 400,
    address: ({ url, title }) =>
      `https://x.com/intent/post?${queryOf({ text: title, url, hashtags: SHARE_HASHTAGS.join(",") })}`,
  },
  {
    id: "pinboard",
    width: 800,
    height: 600,
    address: ({ url, title }) => {
      const description = [title, ...SHARE_HASHTAGS.map((tag) => `#${tag}`)].join(" ");
      return `https://www.pinterest.com/pin/create/button/?${queryOf({ url, description })}`;
    },
  },
];

/**
 * Returns the ways to share besides the link: the system sheet in the native app, elsewhere other sites (sharing §3).
 */
export const waysBesidesTheLink = (kind: Platform["kind"]): readonly ("social" | OtherSite)[] =>
  kind === "native" ? ["social"] : OTHER_SITES;
