import { Navigate } from "@tanstack/react-router";
import { useWords } from "../../language/language.ts";
import { useSession } from "../../session/session.ts";
import { NotFoundPage } from "../../shell/not-found-page.tsx";
import { MembersOnly } from "../accounts/members-only.tsx";
import { AdminWaiting } from "./admin-frame.tsx";
import { adminTabsOf } from "./admin-tab-list.ts";

/** `/admin` itself: the way to the first screen that is one's own, whichever right it comes from. */
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
