import type { Notification } from "@tablee/contract/notifications/notifications.schema";
import type { ToastTone } from "@tablee/design-system/toasts/toast-viewport";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import type { OrderNotification } from "@tablee/domain/orders/order-transitions";
import { textIn } from "@tablee/domain/language/text-in";
import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { currentLanguage, useWords } from "../../../language/language.ts";
import { watchActivity } from "../../../live/activity-client.ts";
import { liveReach } from "../../../live/live-reach.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { isOrderAddress } from "../words/order-address.ts";
import { orderKey, ordersKey } from "./order-cache.ts";
import { followTold } from "./told-orders.ts";

interface Words {
  tone: ToastTone;
  text: (of: { restaurant: string; minutes: number }) => string;
}

const NOTICES: Record<OrderNotification, Words> = {
  order_confirmed: { tone: "success", text: ({ restaurant }) => m.order_notice_confirmed({ restaurant }) },
  order_delayed: { tone: "warning", text: (of) => m.order_notice_delayed(of) },
  order_ready: { tone: "success", text: ({ restaurant }) => m.order_notice_ready({ restaurant }) },
  order_called_off: { tone: "danger", text: ({ restaurant }) => m.order_notice_called_off({ restaurant }) },
};

const isNotice = (type: Notification["type"]): type is OrderNotification => type in NOTICES;
const idOf = (order_id: number): string => `order-${order_id}`;

/** Tells the signed-in member on any page that an order was confirmed, is late, is ready or was called off (orders §31). */
export function OrderNotices() {
  useWords();
  const { platform, orpc } = useAppContext();
  const client = useQueryClient();
  const router = useRouter();
  const toasts = useToasts();
  useEffect(() => {
    const told = followTold(client, orpc, (order_id) => toasts.dismiss(idOf(order_id)));
    const received = ({ type, json }: Notification) => {
      const { order_id, restaurant_name, delay } = json;
      if (!isNotice(type) || order_id === null) return;
      void client.invalidateQueries({ queryKey: orderKey(orpc, order_id) });
      void client.invalidateQueries({ queryKey: ordersKey(orpc, "current") });
      if (!told.isNews(order_id, type)) return;
      const words = NOTICES[type];
      const restaurant = restaurant_name ? textIn(restaurant_name, currentLanguage()) : "";
      const here = isOrderAddress(router.latestLocation.pathname, order_id);
      toasts.show({
        id: idOf(order_id),
        tone: words.tone,
        text: words.text({ restaurant, minutes: delay ?? 0 }),
        ...(here
          ? {}
          : { action: { label: m.order_notice_see(), onPress: () => void router.navigate(orderAt(order_id)) } }),
      });
    };
    const leave = watchActivity(liveReach(platform), { new_notification: received });
    return () => {
      leave();
      told.stop();
    };
  }, [platform, orpc, client, router, toasts]);
  return null;
}

const orderAt = (id: number) => ({ to: "/orders/$tab/$id", params: { tab: "current", id: String(id) } }) as const;
