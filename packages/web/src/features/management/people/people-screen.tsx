import type { People } from "@tablee/contract/management/people.contract";
import { TabLink, TabLinks } from "@tablee/design-system/tab-links";
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { isRefused } from "../../../api/retry-delay.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { AuditTrail } from "../../admin/audit-list.tsx";
import { ManagementSkeleton } from "../management-frame.tsx";
import { InviteForm } from "./invite-form.tsx";
import { InvitedList } from "./invited-list.tsx";
import { nameOf } from "./staff-question.tsx";
import { StaffList } from "./staff-list.tsx";

const ROUTE = "/restaurant-admin/$restaurant_id/people";

/** The people who work in a restaurant, those who are invited, and what each did (management §22). */
export function PeopleScreen({ restaurant_id }: { restaurant_id: number }) {
  useWords();
  const { view, by } = useSearch({ from: ROUTE });
  const { orpc } = useAppContext();
  const { data, error, refetch } = useQuery(orpc.people.list.queryOptions({ input: { restaurant_id } }));
  const params = { restaurant_id: String(restaurant_id) };
  const whose = data?.people.find(({ account_id }) => account_id === by);
  return (
    <>
      <h1 className="font-display text-d2 tablet:text-d1">{m.management_room_people()}</h1>
      <TabLinks
        label={m.management_people_views()}
        activeKey={view ?? "staff"}
        className="mt-2 mobile:-mx-gutter mobile:px-gutter"
      >
        <TabLink current={view === undefined} render={<Link to={ROUTE} params={params} search={{}} />}>
          {m.management_staff()}
        </TabLink>
        <TabLink current={view === "done"} render={<Link to={ROUTE} params={params} search={{ view: "done" }} />}>
          {m.management_deeds()}
        </TabLink>
      </TabLinks>
      <div className="mt-6 max-w-[48rem]">
        {view === "done" ? (
          <>
            {whose ? <p className="mb-2 text-ink-2">{m.management_done_by({ name: nameOf(whose) })}</p> : null}
            <AuditTrail restaurant_id={restaurant_id} account_id={by} />
          </>
        ) : data && !isRefused(error) ? (
          <Staff restaurant_id={restaurant_id} people={data} />
        ) : error ? (
          <CallFailed error={error} retry={() => void refetch()} />
        ) : (
          <ManagementSkeleton />
        )}
      </div>
    </>
  );
}

const Staff = ({ restaurant_id, people }: { restaurant_id: number; people: People }) => (
  <div className="grid grid-cols-1 gap-10">
    <StaffList restaurant_id={restaurant_id} people={people.people} />
    <InvitedList restaurant_id={restaurant_id} invitations={people.invitations} />
    <InviteForm restaurant_id={restaurant_id} />
  </div>
);
