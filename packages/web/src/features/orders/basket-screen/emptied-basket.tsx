import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate } from "@tanstack/react-router";
import { ShoppingBag } from "lucide-react";
import { useEffect, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSession } from "../../../session/session.ts";
import { forgetSent, sentByTab } from "../placing/sent-by-tab.ts";
import { BasketSkeleton } from "./basket-skeleton.tsx";

/** A basket with nothing in it. Where what lay here was sent, and another tab had the answer, its order is shown. */
export function EmptiedBasket() {
  useWords();
  const { orpc } = useAppContext();
  const { status } = useSession();
  const [sent] = useState(sentByTab);
  const { data, isLoading } = useQuery({
    ...orpc.orders.placed.queryOptions({ input: { key: sent ?? "" } }),
    enabled: sent !== null && status !== "visitor",
    gcTime: 0,
  });
  useEffect(() => {
    if (data) forgetSent();
  }, [data]);
  if (isLoading) return <BasketSkeleton />;
  if (data?.order) {
    return <Navigate to="/orders/$tab/$id" params={{ tab: "current", id: String(data.order.id) }} replace />;
  }
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
