import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { m } from "../../paraglide/messages.js";

const MODES = {
  take_out: () => m.order_mode_take_out(),
  dine_in: () => m.order_mode_dine_in(),
  delivery: () => m.order_mode_delivery(),
  drive: () => m.order_mode_drive(),
  curbside: () => m.order_mode_curbside(),
} satisfies Record<OrderMode, () => string>;
export const listModeWord = (mode: OrderMode): string => MODES[mode]();
