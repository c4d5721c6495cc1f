import type { Order } from "@tablee/contract/orders/orders.schema";
import { payBefore } from "@tablee/domain/payments/payment";

/** Until when an unpaid order can be paid: as the server says, who knows the kitchen's hours (payments §3). */
export const payUntil = ({
  pay_before,
  planned,
  date_creation,
  min_time,
}: Pick<Order, "pay_before" | "planned" | "date_creation" | "min_time">): Date =>
  pay_before
    ? new Date(pay_before)
    : payBefore({ planned, placed: new Date(date_creation), min_time: new Date(min_time) });
