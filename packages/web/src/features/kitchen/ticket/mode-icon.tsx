import type { OrderMode } from "@tablee/domain/restaurants/order-mode";
import { Bike, Car, CarFront, type LucideIcon, ShoppingBag, Utensils } from "lucide-react";

const ICONS = {
  take_out: ShoppingBag,
  dine_in: Utensils,
  delivery: Bike,
  drive: CarFront,
  curbside: Car,
} as const satisfies Record<OrderMode, LucideIcon>;

/** The icon of a mode; its name is beside it. */
export function ModeIcon({ mode, className }: { mode: OrderMode; className?: string }) {
  const Icon = ICONS[mode];
  return <Icon aria-hidden="true" className={className ?? "size-4"} />;
}
