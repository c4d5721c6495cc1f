import type { Profile } from "@tablee/contract/members/member.schema";
import { Link } from "@tanstack/react-router";
import type { ReactElement } from "react";
import { formatNumber } from "../../../language/formats.ts";
import { useLanguage, useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import type { FollowList } from "./profile-search.ts";

export type Counted = Pick<Profile, "recommendation_count" | "follower_count" | "following_count">;

/** The numbers of discoveries, followers and people followed; the last two open their lists (members §17). */
export function ProfileCounts({ counts, follower_change = 0 }: { counts: Counted; follower_change?: number }) {
  useWords();
  const { recommendation_count, follower_count, following_count } = counts;
  const followers = Math.max(0, follower_count + follower_change);
  return (
    <ul className="grid grid-cols-3 gap-2 border-y border-line py-2.5">
      <li className="py-1.5">
        <Count count={recommendation_count} word={m.members_discoveries_count({ count: recommendation_count })} />
      </li>
      <li>
        <ListLink list="followers">
          <Count count={followers} word={m.members_followers_count({ count: followers })} />
        </ListLink>
      </li>
      <li>
        <ListLink list="following">
          <Count count={following_count} word={m.members_following_count({ count: following_count })} />
        </ListLink>
      </li>
    </ul>
  );
}

const ListLink = ({ list, children }: { list: FollowList; children: ReactElement }) => (
  <Link
    to="."
    search={(search) => ({ ...search, list })}
    resetScroll={false}
    className="-mx-1 block rounded-control px-1 py-1.5 hover:bg-sunken"
  >
    {children}
  </Link>
);

function Count({ count, word }: { count: number; word: string }) {
  const language = useLanguage();
  return (
    <>
      <span className="num block font-display text-t1">{formatNumber(count, language)} </span>
      <span className="block text-cap break-words text-ink-2">{word}</span>
    </>
  );
}
