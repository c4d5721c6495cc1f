import { Button } from "@tablee/design-system/button";
import { IconButton } from "@tablee/design-system/icon-button";
import { Link } from "@tanstack/react-router";
import { ChevronLeft, LogOut, QrCode } from "lucide-react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { DishDialogs } from "../../menus/dish/dish-dialogs.tsx";
import { SignInToLike } from "../../menus/card/sign-in-to-like.tsx";
import { DinerSection } from "./diner-section.tsx";
import { DinersSkeleton } from "./diners-skeleton.tsx";
import { useTable } from "../live/table-context.ts";
import { TableCode } from "./table-code.tsx";
import { TableDiners } from "../seats/table-diners.tsx";
import { TableFoot } from "./table-foot.tsx";
import { TableNotices } from "./table-notices.tsx";
import { TablePayment } from "./table-payment.tsx";
import { TableSplit } from "./table-split.tsx";
import { useTablePlace } from "./table-strip.tsx";
import { TableTip } from "./table-tip.tsx";
import { tableTitle } from "../live/table-words.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const InviteSheet = openedPart(async () => (await import("../seats/invite-sheet.tsx")).InviteSheet);
const LeaveTable = openedPart(async () => (await import("../seats/leave-table.tsx")).LeaveTable);

/**
 * The table's basket (tables §6): everybody's lines under their names, who pays what, and the button that sends the
 * order.
 */
export function TableBasketPage() {
  useWords();
  const { name, view, restaurant } = useTable();
  const place = useTablePlace();
  const invite = useSheet("invite");
  const leave = useSheet("leave-table");
  return (
    <div
      data-own-head=""
      className="@container mx-auto max-w-[64rem] tablet:px-7 tablet:pt-6 tablet:pb-6 mobile:flex mobile:min-h-[calc(100dvh-var(--bars)-env(safe-area-inset-bottom,0px))] mobile:flex-col"
    >
      <header className="px-gutter pt-[max(0.375rem,env(safe-area-inset-top))] tablet:px-0">
        <Head onInvite={invite.show} />
        <p className="text-bs text-ink-2">{place}</p>
        <h1 className="mt-0.5 font-display text-d2 large:text-d1">{tableTitle(name)}</h1>
      </header>
      <div className="mt-3 px-gutter tablet:px-0">
        <TableDiners onInvite={invite.show} />
        <div className="mt-2 empty:hidden">
          <TableNotices />
        </div>
      </div>
      <div className="mobile:flex mobile:grow mobile:flex-col gap-x-12 large:grid large:grid-cols-[minmax(0,1fr)_22rem] large:items-start">
        <div className="mt-4 px-gutter tablet:px-0">
          {view ? view.diners.map((diner) => <DinerSection key={diner.user.id} diner={diner} />) : <DinersSkeleton />}
        </div>
        {/* On a phone this element has no box: the button stays at the foot of the whole page. */}
        <div className="contents large:sticky large:top-6 large:mt-4 large:block">
          <BelowLines onLeave={leave.show} />
          <TableFoot />
        </div>
      </div>
      <SignInToLike>
        <DishDialogs restaurant_id={restaurant.id} />
      </SignInToLike>
      <InviteSheet leave={invite.hide} open={invite.open} onClose={invite.hide} />
      <LeaveTable leave={leave.hide} open={leave.open} onClose={leave.hide} />
    </div>
  );
}

/** What concerns the whole order, and the way to leave the table. */
function BelowLines({ onLeave }: { onLeave: () => void }) {
  useWords();
  const { view, snapshot } = useTable();
  if (!view) return null;
  return (
    <div className="px-gutter tablet:px-0">
      {view.lines.length > 0 ? (
        <>
          <TableTip />
          <TableCode />
          <TableSplit />
          <TablePayment />
        </>
      ) : null}
      {/* Its space is reserved before joining, so that nothing moves under a finger. */}
      <Button
        variant="ghost"
        flush
        className={`mb-2 ${snapshot.phase === "joined" ? "" : "invisible"}`}
        start={<LogOut aria-hidden="true" />}
        onClick={onLeave}
      >
        {m.table_leave()}
      </Button>
    </div>
  );
}

function Head({ onInvite }: { onInvite: () => void }) {
  useWords();
  const { code } = useTable();
  return (
    <div className="flex items-center justify-between gap-3 pb-1">
      <IconButton
        label={m.table_back_to_menu()}
        className="-ms-3"
        render={<Link to="/menu/table/$table" params={{ table: code }} />}
      >
        <ChevronLeft aria-hidden="true" className="!size-6" />
      </IconButton>
      <Button round size="sm" variant="quiet" start={<QrCode aria-hidden="true" />} onClick={onInvite}>
        {m.table_invite()}
      </Button>
    </div>
  );
}
