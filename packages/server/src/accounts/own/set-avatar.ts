import type { User } from "@tablee/contract/accounts/accounts.schema";
import type { NewAvatar } from "@tablee/contract/accounts/own.schema";
import { avatarAddress } from "@tablee/domain/accounts/avatar-config";
import { tellChange } from "../../database/changes.ts";
import { dropPicture, type RefusedPicture, takePicture } from "../../pictures/take-picture.ts";
import type { RateLimits } from "../../ports/rate-limits.ts";
import type { Services } from "../../services.ts";
import { readOwnAccount } from "../accounts.queries.ts";
import { userView } from "../user-view.ts";
import { announceAuthor } from "./announce-author.ts";
import { lockAccount, writeAccount } from "./own.queries.ts";

type Refusal = RefusedPicture | { refused: "gone" };

/** Sets a member's avatar, either drawn or an uploaded picture (accounts §42). The previous picture is deleted. */
export async function setAvatar(
  services: Services & { limits: RateLimits },
  account_id: number,
  given: NewAvatar,
): Promise<{ user: User } | Refusal> {
  const { db } = services.database;
  const face = await faceOf(services, account_id, given);
  if ("refused" in face) return face;
  const done = await db.transaction(async (tx) => {
    const stored = await lockAccount(tx, account_id);
    if (!stored || stored.erased_at !== null) return null;
    await writeAccount(tx, account_id, face);
    return { before: stored.avatar_url, topics: await announceAuthor(tx, account_id) };
  });
  if (!done) return { refused: "gone" };
  for (const topic of done.topics) tellChange(db, topic);
  if (done.before !== face.avatar_url) await dropPicture(services, done.before);
  const own = await readOwnAccount(db, account_id);
  return own ? { user: userView(own) } : { refused: "gone" };
}

async function faceOf(
  services: Services & { limits: RateLimits },
  account_id: number,
  given: NewAvatar,
): Promise<{ avatar_url: string; avatar_config: Record<string, string> | null } | RefusedPicture> {
  if (!("picture" in given)) {
    const chosen = Object.entries(given).filter((field): field is [string, string] => field[1] !== null);
    return { avatar_url: avatarAddress(given), avatar_config: Object.fromEntries(chosen) };
  }
  const sent = { file: given.picture, use: "avatar", crop: given.crop ?? null, account_id } as const;
  const taken = await takePicture(services, sent);
  return "refused" in taken ? taken : { avatar_url: taken.url, avatar_config: null };
}
