import type { Order } from "@tablee/contract/orders/orders.schema";
import { Button } from "@tablee/design-system/button";
import { useToasts } from "@tablee/design-system/toasts/toasts";
import { isFinished } from "@tablee/domain/orders/order-transitions";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { saveFile } from "../../../platform/save-file.ts";
import { useAppContext } from "../../../routes/app-context.ts";

/** Saves a calendar file for a planned order that is still to come; its writer loads with the first press. */
export function OrderCalendarButton({ order }: { order: Order }) {
  const language = useLanguage();
  const { origin, platform } = useAppContext();
  const toasts = useToasts();
  const [busy, setBusy] = useState(false);
  if (!order.planned || isFinished(order.status)) return null;
  const save = async () => {
    setBusy(true);
    try {
      const { orderCalendar } = await import("./order-calendar.ts");
      const text = orderCalendar(order, { origin, at: new Date(), language });
      await saveFile(platform, text, { name: `tablee-${order.number}.ics`, type: "text/calendar;charset=utf-8" });
    } catch {
      toasts.show({ text: m.order_calendar_failed(), tone: "danger" });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button variant="quiet" start={<CalendarPlus />} loading={busy} onClick={() => void save()}>
      {m.order_calendar()}
    </Button>
  );
}
