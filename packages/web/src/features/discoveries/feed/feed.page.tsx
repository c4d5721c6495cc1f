import { Button } from "@tablee/design-system/button";
import { useMediaQuery } from "@tablee/design-system/media-query";
import type { FeedVariant } from "@tablee/domain/discoveries/discovery";
import { Link, useSearch } from "@tanstack/react-router";
import { createElement, Suspense } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { useLatePart } from "../../../shell/use-late-part.ts";
import { FeedHeader } from "./feed-header.tsx";
import { FeedList } from "./feed-list.tsx";
import { FeedRailSkeleton } from "./feed-rail-skeleton.tsx";
import { NearNotice } from "./deferred-parts.ts";
import { SignInButton } from "../card/sign-in-button.tsx";

const feedRail = async () => (await import("./feed-rail.tsx")).FeedRail;
const XLARGE = "(width >= 85.5rem)";

/** The feed (discoveries §6): its variant and the open discovery are in the address. */
export function FeedPage() {
  useWords();
  const search = useSearch({ from: "/" });
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
          <FeedList key={variant} variant={variant} over="/" open={search.discovery} prompt={<Prompt />} />
        </div>
        {/* Higher than the window, it scrolls with the page until its end is in view. */}
        <aside className="hidden flex-col justify-end xlarge:flex">
          <div className="sticky bottom-0 min-h-[calc(100dvh-4.25rem)]">
            <Rail />
          </div>
        </aside>
      </div>
    </>
  );
}

/** The right column, if there is room for it; loaded after the page itself. */
function Rail() {
  const rail = useLatePart(feedRail, useMediaQuery(XLARGE));
  return rail ? createElement(rail) : <FeedRailSkeleton />;
}

/** At the top of the middle column: visitors are asked to sign in, members to publish what they have tasted. */
function Prompt() {
  useWords();
  const { status } = useSession();
  const visitor = status === "visitor";
  return (
    <div className="flex min-h-full flex-col items-start justify-between gap-2 rounded-card bg-sunken p-4.5 pb-4">
      <p className="max-w-48 font-display text-t3 text-balance">
        {visitor ? m.discoveries_prompt() : m.discoveries_prompt_member()}
      </p>
      {visitor ? (
        <SignInButton size="sm" />
      ) : (
        <Button variant="strong" size="sm" render={<Link to="/recommendation-creator" />}>
          {m.discoveries_prompt_publish()}
        </Button>
      )}
    </div>
  );
}
