import { Compass, Ellipsis, House, ReceiptText, TrendingUp, User, Utensils } from "lucide-react";
import type { ReactNode } from "react";
import { m } from "../paraglide/messages.js";
import { useSite } from "../routes/site.ts";

/** The screens in the menus, in the order of shell §8. More is not one of them: it opens a sheet. */
export interface ShellEntry {
  id: string;
  to: "/" | "/trends" | "/restaurants" | "/menu" | "/orders" | "/profile";
  icon: ReactNode;
  label: () => string;
  /** Also shows other restaurants, so that a restaurant's own site omits it (restaurants §25). */
  everywhere?: true;
  /** First parts of the paths that belong to this entry. */
  covers: readonly string[];
  /** Covers only its own path; paths below it belong to other entries. */
  alone?: boolean;
}

const SHELL_ENTRIES: readonly ShellEntry[] = [
  { id: "feed", to: "/", icon: <House />, label: () => m.shell_feed(), everywhere: true, covers: ["", "discovery"] },
  {
    id: "trending",
    to: "/trends",
    icon: <TrendingUp />,
    label: () => m.shell_trending(),
    everywhere: true,
    covers: ["trends"],
  },
  {
    id: "explore",
    to: "/restaurants",
    icon: <Compass />,
    label: () => m.shell_explore(),
    everywhere: true,
    covers: ["restaurants", "restaurant"],
  },
  { id: "menu", to: "/menu", icon: <Utensils />, label: () => m.shell_menu(), covers: ["menu", "restaurant-menu"] },
  { id: "orders", to: "/orders", icon: <ReceiptText />, label: () => m.shell_orders(), covers: ["orders"] },
  {
    id: "profile",
    to: "/profile",
    icon: <User />,
    label: () => m.shell_profile(),
    covers: ["profile"],
    alone: true,
  },
];

/** The entries of Tablée, or those of an own site. */
export const useShellEntries = (): readonly ShellEntry[] => {
  const site = useSite();
  return site ? SHELL_ENTRIES.filter(({ everywhere }) => !everywhere) : SHELL_ENTRIES;
};

export const MORE_ICON = <Ellipsis />;

const AT_TABLE = /^\/(?:restaurant-)?menu\/table\/([^/]+)/;

/** The target of an entry, seen from a path: at a shared table, the menu is the table's. */
export function linkOf(entry: ShellEntry, pathname: string) {
  const table = entry.id === "menu" ? AT_TABLE.exec(pathname)?.[1] : undefined;
  return table === undefined ? { to: entry.to } : { to: "/menu/table/$table" as const, params: { table } };
}

/** The entry that a path belongs to, if any. */
export function entryOf(pathname: string): string | null {
  const [first = "", ...below] = pathname.split("/").slice(1);
  const isBelow = below.some((part) => part !== "");
  return SHELL_ENTRIES.find((entry) => entry.covers.includes(first) && !(entry.alone && isBelow))?.id ?? null;
}
