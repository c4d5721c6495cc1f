import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface RestaurantLinkProps {
  id: number;
  className?: string;
  children: ReactNode;
}

/**
 * A real link to /restaurants/{id}. Pressed in the list it opens there as a dialog, the address bar showing the
 * card's own address; opened elsewhere or reloaded, that address stands alone.
 */
export const RestaurantLink = ({ id, className, children }: RestaurantLinkProps) => (
  <Link
    to="/restaurants"
    search={(search) => ({ ...search, restaurant: id })}
    mask={{ to: "/restaurants/$restaurant_id", params: { restaurant_id: String(id) }, unmaskOnReload: true }}
    resetScroll={false}
    preload={false}
    className={className}
  >
    {children}
  </Link>
);
