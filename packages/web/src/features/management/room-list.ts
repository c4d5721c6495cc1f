import type { RestaurantAct } from "@tablee/domain/accounts/right";
import { BookOpen, ChartColumn, type LucideIcon, ReceiptText, Settings, Users } from "lucide-react";
import { m } from "../../paraglide/messages.js";

/** The screens of a restaurant's management, each with the right that it needs (management §1). */
export const ROOMS = [
  {
    key: "menu",
    to: "/restaurant-admin/$restaurant_id/menu",
    act: "menu",
    Icon: BookOpen,
    word: () => m.management_room_menu(),
    text: () => m.management_room_menu_text(),
  },
  {
    key: "orders",
    to: "/restaurant-admin/$restaurant_id/orders",
    act: "orders",
    Icon: ReceiptText,
    word: () => m.management_room_orders(),
    text: () => m.management_room_orders_text(),
  },
  {
    key: "settings",
    to: "/restaurant-admin/$restaurant_id/settings",
    act: "settings",
    Icon: Settings,
    word: () => m.management_room_settings(),
    text: () => m.management_room_settings_text(),
  },
  {
    key: "people",
    to: "/restaurant-admin/$restaurant_id/people",
    act: "staff",
    Icon: Users,
    word: () => m.management_room_people(),
    text: () => m.management_room_people_text(),
  },
  {
    key: "figures",
    to: "/restaurant-admin/$restaurant_id/figures",
    act: "money",
    Icon: ChartColumn,
    word: () => m.management_room_figures(),
    text: () => m.management_room_figures_text(),
  },
] as const satisfies readonly {
  key: string;
  to: string;
  act: RestaurantAct;
  Icon: LucideIcon;
  word: () => string;
  text: () => string;
}[];
export type RoomKey = (typeof ROOMS)[number]["key"];
