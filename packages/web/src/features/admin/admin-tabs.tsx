import type { User } from "@tablee/contract/accounts/accounts.schema";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { Link, type LinkProps } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { m } from "../../paraglide/messages.js";

/** One screen of the administration. */
export interface AdminTab {
  id: string;
  to: LinkProps["to"];
  label: () => string;
  /** Whether a member may open it; the server checks too. */
  may: (user: User) => boolean;
}

/** The tabs of the administration, each with its own address; nothing if there is only one. */
export function AdminTabs({ tabs, current }: { tabs: readonly AdminTab[]; current: string }) {
  useWords();
  if (tabs.length < 2) return null;
  return (
    <TabLinks label={m.admin_tabs()} activeKey={current} className="mt-2 mobile:-mx-gutter mobile:px-gutter">
      {tabs.map(({ id, to, label }) => (
        <TabLink key={id} current={id === current} render={<Link to={to} />}>
          {label()}
        </TabLink>
      ))}
    </TabLinks>
  );
}
