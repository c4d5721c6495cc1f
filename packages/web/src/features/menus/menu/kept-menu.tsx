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
 * On the server alone: the sections of a menu, which every address that opens this menu shows alike. What they show
 * beside the menu itself is where they lie, and how and when the order is for. A server knows nobody's basket; where
 * something is ordered already, at a table, nothing is kept.
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
