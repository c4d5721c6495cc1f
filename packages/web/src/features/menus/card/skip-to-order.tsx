import { Link } from "@tanstack/react-router";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { MenuPathContext, useMenuOrdering } from "../reading/menu-ordering.ts";
import { use } from "react";

/**
 * A link after each grid of cards, once the order has something: one press of Tab leads from an added dish to sending
 * it.
 */
export function SkipToOrder() {
  useWords();
  const ordering = useMenuOrdering();
  // A shared table has a link of its own.
  const table = use(MenuPathContext);
  if (!ordering || ordering.lines.length === 0 || table !== null) return null;
  return (
    <Link
      to="/orders/now"
      className="sr-only mt-2 rounded-control bg-inverse px-4 py-3 font-semibold text-on-inverse focus:not-sr-only focus:inline-block"
    >
      {m.menu_skip_to_order()}
    </Link>
  );
}
