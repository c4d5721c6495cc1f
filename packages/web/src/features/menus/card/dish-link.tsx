import { useRouter } from "@tanstack/react-router";
import { type MouseEvent, type ReactNode, use } from "react";
import { type DishPlace, hrefOfDish, useOpenDish } from "../reading/menu-address.ts";
import { MenuPathContext } from "../reading/menu-ordering.ts";

interface DishLinkProps extends DishPlace {
  /** The path of the page over which it opens: /menu/1, /orders/now. */
  path: string;
  /** Replaces one dialog by another: Back still closes it. */
  replace?: boolean;
  children?: ReactNode;
  className?: string;
  tabIndex?: number | undefined;
  "aria-label"?: string;
}

/** Whether a click has no modifiers: a new tab, a new window or a download is left to the browser. */
const isPlain = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * A real link to a dialog over a page: it can be opened in a new tab, copied and shared. Not the router's own link,
 * which subscribes to every change of the address: a menu has many links, and none of them needs that.
 */
export function DishLink({ path, item, combo, line, more, replace, children, ...rest }: DishLinkProps) {
  const router = useRouter();
  const open = useOpenDish();
  const own = use(MenuPathContext);
  const place = { item, combo, line, more };
  return (
    <a
      href={router.history.createHref(hrefOfDish(own ?? path, place))}
      onClick={(event) => {
        if (!isPlain(event)) return;
        event.preventDefault();
        open(place, replace);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}
