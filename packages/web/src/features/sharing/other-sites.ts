import { SHARE_HASHTAGS } from "@tablee/domain/sharing/share";

/** A site that a link is shared to, in a window of its own (sharing §3). */
export interface OtherSite {
  id: "microblog" | "pinboard";
  width: number;
  height: number;
  address: (of: { url: string; title: string }) => string;
}

const queryOf = (values: Record<string, string>): string => new URLSearchParams(values).toString();

export const OTHER_SITES: readonly OtherSite[] = [
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
