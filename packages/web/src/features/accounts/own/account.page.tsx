import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Button } from "@tablee/design-system/button";
import { Link, useNavigate, useParams } from "@tanstack/react-router";
import { LogOut } from "lucide-react";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSignOut } from "../../../session/use-sign-out.ts";
import { useAskedSignOut } from "../asked-sign-out.tsx";
import { DataTab } from "./data-tab.tsx";
import { DetailsTab } from "./details-tab.tsx";
import { NotificationsTab } from "./notifications-tab.tsx";
import { OwnPage } from "./own-page.tsx";
import { ACCOUNT_TABS, type AccountTab, isAccountTab } from "./own-tabs.ts";
import { PeopleTab } from "./people-tab.tsx";
import { PreferencesTab } from "./preferences-tab.tsx";
import { SecurityTab } from "./security-tab.tsx";

const WORDS: Record<AccountTab, () => string> = {
  details: () => m.own_tab_details(),
  security: () => m.own_tab_security(),
  notifications: () => m.own_tab_notifications(),
  preferences: () => m.own_tab_preferences(),
  people: () => m.own_tab_people(),
  data: () => m.own_tab_data(),
};
const TABS: Record<AccountTab, (props: { user: User }) => ReactNode> = {
  details: DetailsTab,
  security: SecurityTab,
  notifications: NotificationsTab,
  preferences: PreferencesTab,
  people: PeopleTab,
  data: DataTab,
};

/** The account page of the signed-in member (accounts §39). */
export function AccountPage() {
  useWords();
  const { tab } = useParams({ strict: false });
  const current = isAccountTab(tab) ? tab : ACCOUNT_TABS[0];
  const Tab = TABS[current];
  const links = ACCOUNT_TABS.map((id) => ({
    id,
    label: WORDS[id](),
    render: <Link to="/account/$tab" params={{ tab: id }} />,
  }));
  return (
    <OwnPage title={m.own_account_title()} tabs={m.own_account_tabs()} links={links} current={current}>
      {(user) => (
        <>
          <Tab user={user} />
          <WayOut />
        </>
      )}
    </OwnPage>
  );
}

/**
 * The sign-out link, shown below every tab. Opening /login signs out (shell §4), but not in the native app, which may
 * reopen there. Whoever has something unsaved is asked once, so the leave guard does not ask again.
 */
function WayOut() {
  useWords();
  const navigate = useNavigate();
  const signOut = useSignOut();
  const native = useAppContext().platform.kind === "native";
  const { press, question } = useAskedSignOut(() => {
    if (native) void signOut();
    void navigate({ to: native ? "/" : "/login", ignoreBlocker: true });
  });
  return (
    <div className="mt-10 border-t border-line pt-6">
      <Button
        variant="outline"
        start={<LogOut aria-hidden="true" />}
        className="mobile:w-full"
        render={
          <Link
            to="/login"
            onClick={(event) => {
              if (event.metaKey || event.ctrlKey) return;
              event.preventDefault();
              press();
            }}
          />
        }
      >
        {m.shell_log_out()}
      </Button>
      {question}
    </div>
  );
}
