import { ask, as, type Target } from "./targets.ts";

/** The numbers of authors followed by the members whose feeds are measured; load-data.ts creates them. */
export const FOLLOW_COUNTS = [0, 10, 200] as const;
export const followerEmail = (count: number): string => `follows-${count}@bench.tablee.test`;

/** The fraction of its rows' bound that a member's feed must reach. */
const LEAST = 0.4;
/** Pages after the first, requested in turn, as far as members scroll. */
const LATER_PAGES = 20;

/** The feed of members who follow nobody, some and many: its first page, and the following pages. */
export async function memberFeeds(url: string): Promise<Target[]> {
  const feed = `${url}/api/client/recommendations`;
  const targets: Target[] = [];
  for (const count of FOLLOW_COUNTS) {
    const headers = await as(url, followerEmail(count));
    const later: string[] = [];
    let next = feed;
    while (later.length < LATER_PAGES) {
      const { continuation } = (await ask(next, headers)) as { continuation: string | null };
      if (continuation === null) break;
      next = `${feed}?continuation=${continuation}`;
      later.push(next);
    }
    const target = { rows: "feed/12", aim: "rows", least: LEAST } as const;
    const [second = feed] = later;
    targets.push(
      { ...target, name: `feed, follows ${count}`, call: { url: feed, headers } },
      { ...target, name: `feed, follows ${count}, later`, call: { url: second, inTurn: later, headers } },
    );
  }
  return targets;
}
