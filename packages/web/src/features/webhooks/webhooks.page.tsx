import { Skeleton } from "@tablee/design-system/skeleton";
import { lazy } from "react";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";
import { SlowSends } from "../../shell/bars/slow-sends.tsx";
import { StaffOnly } from "../accounts/staff-only.tsx";

const WebhooksScreen = lazy(async () => ({ default: (await import("./webhooks-screen.tsx")).WebhooksScreen }));

/** Loaded only for those who may open it; other members get "not found" (webhooks §2). */
export function WebhooksPage() {
  useWords();
  return (
    <StaffOnly waiting={<Waiting />}>
      <WebhooksScreen />
      <SlowSends />
    </StaffOnly>
  );
}

const Waiting = () => {
  useWords();
  return (
    <div className="mx-auto w-full max-w-[56rem] px-gutter pt-6 pb-12">
      <h1 className="sr-only">{m.webhooks_title()}</h1>
      <div role="status" aria-label={m.webhooks_loading()}>
        <Skeleton className="h-10 w-56" />
        <Skeleton className="mt-6 h-44 w-full rounded-card" />
      </div>
    </div>
  );
};
