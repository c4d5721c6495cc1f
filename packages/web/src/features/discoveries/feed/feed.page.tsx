import { useMediaQuery } from "@tablee/design-system/media-query";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { useSearch } from "@tanstack/react-router";
import { lazy, Suspense } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { FeedHeader } from "./feed-header.tsx";
import { FeedList } from "./feed-list.tsx";
import { FeedRailSkeleton } from "./feed-rail-skeleton.tsx";
import { NearNotice } from "./deferred-parts.ts";
import { SignInButton } from "../card/sign-in-button.tsx";

const FeedRail = lazy(async () => ({ default: (await import("./feed-rail.tsx")).FeedRail }));
const XLARGE = "(width >= 85.5rem)";

/** The feed (discoveries §6): its variant and the open discovery are in the address. */
export function FeedPage() {
  useWords();
  const search = useSearch({ from: "/" });
  const session = useSession();
  const variant: FeedVariant = search.variant ?? "for_you";
  return (
    <>
      <FeedHeader variant={variant} />
      <div className="px-gutter pt-3 tablet:pt-6 large:px-7 xlarge:grid xlarge:grid-cols-[minmax(0,1fr)_var(--rail)] xlarge:gap-x-9">
        <div className="min-w-0">
          {variant === "nearby" ? (
            <Suspense fallback={null}>
              <NearNotice />
            </Suspense>
          ) : null}
          <FeedList
            key={variant}
            variant={variant}
            over="/"
            open={search.discovery}
            prompt={session.status === "visitor" ? <SignInPrompt /> : undefined}
          />
        </div>
        <aside className="hidden xlarge:block">
          <Rail />
        </aside>
      </div>
    </>
  );
}

/** The right column, if there is room for it; loaded after the page itself. */
function Rail() {
  const wide = useMediaQuery(XLARGE);
  if (!wide) return <FeedRailSkeleton />;
  return (
    <Suspense fallback={<FeedRailSkeleton />}>
      <FeedRail />
    </Suspense>
  );
}

function SignInPrompt() {
  useWords();
  return (
    <div className="flex h-full flex-col items-start justify-between gap-2 overflow-hidden rounded-card bg-sunken p-4.5 pb-4">
      <p className="font-display text-t3 text-balance">{m.discoveries_prompt()}</p>
      <SignInButton size="sm" />
    </div>
  );
}
