import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link, useRouter } from "@tanstack/react-router";
import { ShoppingBag } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { forgetSent, sentByTab } from "../placing/sent-by-tab.ts";
import { BasketSkeleton } from "./basket-skeleton.tsx";

/** The empty basket. If its content was sent, and another tab got the answer, the order is shown. */
export function EmptiedBasket() {
  useWords();
  const { orpc } = useAppContext();
  const router = useRouter();
  const { status } = useSession();
  const [sent] = useState(sentByTab);
  const { data, isLoading } = useQuery({
    ...orpc.orders.placed.queryOptions({ input: { key: sent ?? "" } }),
    enabled: sent !== null && status !== "visitor",
    gcTime: 0,
  });
  const id = data?.order?.id ?? null;
  useEffect(() => {
    if (!data) return;
    forgetSent();
    // Through the router, which every page has; the component for redirects is on no other page and would weigh on all.
    if (id !== null) {
      void router.navigate({ to: "/orders/$tab/$id", params: { tab: "current", id: String(id) }, replace: true });
    }
  }, [data, id, router]);
  if (isLoading || id !== null) return <BasketSkeleton />;
  return (
    <EmptyState
      heading="h1"
      icon={<ShoppingBag />}
      title={m.basket_empty_title()}
      text={m.basket_empty_text()}
      action={<Button render={<Link to="/restaurants" />}>{m.basket_see_menus()}</Button>}
      className="min-h-[60dvh] justify-center"
    />
  );
}
