import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

interface RestaurantLinkProps {
  id: number;
  className?: string;
  children: ReactNode;
}

/**
 * A real link to /restaurants/{id}. Pressed in the list, it opens there as a dialog while the address bar shows the
 * card's own address, which opens its page after a reload or elsewhere.
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
