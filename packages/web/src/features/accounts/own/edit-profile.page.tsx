import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { AvatarTab } from "./avatar/avatar-tab.tsx";
import { OwnPage } from "./own-page.tsx";
import { isProfileTab, PROFILE_TABS, type ProfileTab } from "./own-tabs.ts";
import { ProfileTabForm } from "./profile-tab.tsx";

const WORDS: Record<ProfileTab, () => string> = { profile: () => m.own_tab_profile(), avatar: () => m.avatar_tab() };
const TABS: Record<ProfileTab, (props: { user: User }) => ReactNode> = { profile: ProfileTabForm, avatar: AvatarTab };

/** The page for what others see of a member (accounts §39). */
export function EditProfilePage() {
  useWords();
  const { tab } = useParams({ strict: false });
  const current = isProfileTab(tab) ? tab : PROFILE_TABS[0];
  const Tab = TABS[current];
  const links = PROFILE_TABS.map((id) => ({
    id,
    label: WORDS[id](),
    render: <Link to="/edit-profile/$tab" params={{ tab: id }} />,
  }));
  return (
    <OwnPage title={m.own_profile_title()} tabs={m.own_profile_tabs()} links={links} current={current}>
      {(user) => <Tab user={user} />}
    </OwnPage>
  );
}
