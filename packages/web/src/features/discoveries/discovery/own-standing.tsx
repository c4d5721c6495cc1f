import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { createElement } from "react";
import { useSession } from "../../../session/session.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";

const standing = async () => (await import("./standing-notice.tsx")).StandingNotice;

/** For its author only, while others cannot see it: why it was rejected, and how to continue with it. */
export function OwnStanding({ discovery }: { discovery: Discovery }) {
  const { user } = useSession();
  const notice = useLatePart(standing, user?.id === discovery.account_id && discovery.status !== "approved");
  return notice && createElement(notice, { discovery });
}
