import { Navigate } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { AdminWaiting } from "./admin-frame.tsx";
import { adminTabsOf } from "./admin-tab-list.ts";

/** The page `/admin`, which leads to the first screen that the member may open, whichever right allows it. */
export const AdminPage = () => (
  <MembersOnly waiting={<AdminWaiting />}>
    <ToFirst />
  </MembersOnly>
);

function ToFirst() {
  useWords();
  const { user } = useSession();
  if (!user) return <AdminWaiting />;
  const [first] = adminTabsOf(user);
  return first ? <Navigate to={first.to} replace /> : <NotFoundPage />;
}
