import type { Discovery } from "@tablee/contract/discoveries/discoveries.schema";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

export interface PlaceLinkProps {
  discovery: Pick<Discovery, "google_place_id" | "restaurant_id">;
  className?: string;
  children: ReactNode;
}

/** The link to the place: /restaurant/{place id} if it is mapped (discoveries §11), else the restaurant's card. */
export function PlaceLink({ discovery, className, children }: PlaceLinkProps) {
  const { google_place_id, restaurant_id } = discovery;
  if (google_place_id !== null) {
    return (
      <Link to="/restaurant/$place_id" params={{ place_id: google_place_id }} className={className}>
        {children}
      </Link>
    );
  }
  if (restaurant_id !== null) {
    return (
      <Link to="/restaurants/$restaurant_id" params={{ restaurant_id: String(restaurant_id) }} className={className}>
        {children}
      </Link>
    );
  }
  return <span className={className}>{children}</span>;
}
