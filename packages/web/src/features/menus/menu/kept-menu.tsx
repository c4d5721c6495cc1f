import { type ReactNode, use } from "react";
import { KeptPart } from "../../../routes/kept-part.tsx";
import { ClosedSections } from "../reading/closed-sections.tsx";
import { DishOffers } from "../reading/dish-offers.tsx";
import { MenuOrderingContext, MenuPathContext } from "../reading/menu-ordering.ts";
import type { MenuOutline } from "../reading/menu-outline.ts";

interface KeptMenuProps {
  outline: MenuOutline;
  className: string;
  children: ReactNode;
}

/**
 * On the server, caches the markup of a menu's sections, which is the same at every address that opens this menu.
 * Besides the menu it depends on the path, and on the order's mode and time. A server knows no basket; at a table where
 * something was ordered already, nothing is cached.
 */
export function KeptMenu({ outline, className, children }: KeptMenuProps) {
  const ordering = use(MenuOrderingContext);
  const path = use(MenuPathContext);
  if (ordering && ordering.lines.length > 0) return <div className={className}>{children}</div>;
  const by = JSON.stringify([path, ordering && [ordering.mode, ordering.moment]]);
  return (
    <KeptPart as="div" of={outline} by={by} className={className}>
      <MenuPathContext value={path}>
        <MenuOrderingContext value={ordering}>
          <ClosedSections outline={outline}>
            <DishOffers outline={outline}>{children}</DishOffers>
          </ClosedSections>
        </MenuOrderingContext>
      </MenuPathContext>
    </KeptPart>
  );
}
