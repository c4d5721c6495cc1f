import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { DIALOG_STEP, type DishSearch, type MenuSearch } from "./menu-address.ts";
import type { ItemType } from "@tablee/domain/menus/menu";

interface DishLinkProps extends DishSearch {
  more?: ItemType;
  /** From one dialog to another: Back still closes it. */
  replace?: boolean;
  children?: ReactNode;
  className?: string;
  "aria-label"?: string;
}

/** A real link to what it opens over this page: it can be opened in a new tab, copied and shared. */
export function DishLink({ item, combo, line, more, replace, children, ...rest }: DishLinkProps) {
  return (
    <Link
      to="."
      search={(before: MenuSearch) => ({
        ...before,
        item,
        combo,
        line,
        more: more ?? (item ? before.more : undefined),
      })}
      state={DIALOG_STEP}
      {...(replace ? { replace } : {})}
      resetScroll={false}
      preload={false}
      {...rest}
    >
      {children}
    </Link>
  );
}
