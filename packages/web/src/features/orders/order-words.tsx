import type { Order } from "@tablee/contract/orders/orders.schema";
import { CANCELLED_BY_DINER } from "@tablee/contract/orders/cancelled-by-diner";
import type { StatusTone } from "@tablee/design-system/status-dot";
import type { OrderMode } from "@tablee/domain/orders/order-mode";
import type { OrderStatus } from "@tablee/domain/orders/order-status";
