import { Button } from "@tablee/design-system/button";
import { LiveRegion } from "@tablee/design-system/live-region";
import { Message } from "@tablee/design-system/message";
import { Skeleton } from "@tablee/design-system/skeleton";
import type { Language } from "@tablee/domain/language/text";
import { toDecimal } from "@tablee/domain/money/minor";
import { Link } from "@tanstack/react-router";
import { Utensils } from "lucide-react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { useNow } from "../../../language/now.ts";
import { m } from "../../../paraglide/messages.js";
import { problemWords } from "../../orders/basket/basket-problems.ts";
import { refusalWords, unheardWords } from "../../orders/placing/place-failure-words.ts";
import { WaitsNotice } from "../../orders/placing/place-notices.tsx";
import { type AfterProvider, useOrderAfterProvider } from "../../orders/placing/use-order-after-provider.ts";
import { useSession } from "../../../session/session.ts";
import { type AtTable, useTable } from "../live/table-context.ts";
import { momentNotice } from "../live/table-moment.ts";
import { useFirstProblem } from "./use-first-problem.ts";
import { PlaceWord } from "./table-payment.tsx";
import { type TablePlaceFailure, type TablePlacing, usePlaceTable } from "./use-place-table.ts";
import { StillSending } from "../../../shell/bars/still-sending.tsx";
import { BASKET_FOOT, StickyFoot } from "../../../shell/bars/sticky-foot.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const SignInDialog = openedPart(async () => (await import("../../accounts/sign-in-dialog.tsx")).SignInDialog);
const GenericFailureDialog = openedPart(
  async () => (await import("../../orders/placing/generic-failure-dialog.tsx")).GenericFailureDialog,
);

const MAIN = "min-w-0 grow basis-[9rem]";

/** The table's total and the button that sends the order, always in view (orders §14). */
export function TableFoot() {
  const language = useLanguage();
  const at = useTable();
  const { view, table, code, snapshot, restaurant } = at;
  const placing = usePlaceTable();
  const { waits, forget } = useTableAfterProvider(placing);
  const total = view && formatMoney(toDecimal(view.totals.total), restaurant.currency, language);
  const empty = !view || view.lines.length === 0;
  const other = table?.users.find(({ id, doing }) => id !== snapshot.me && doing === "placing");
  const problem = placing.failure ? words(placing.failure, at, language) : null;
  const wordless = placing.failure && problem === null ? placing.failure.code : null;
  useFirstProblem(placing.failure, at);
  return (
    // A new key once the total is known: it replaces the skeleton instead of changing it.
    <StickyFoot key={view ? "known" : "coming"} className={`${BASKET_FOOT} mobile:mt-auto`}>
      <FootMessages problem={problem} empty={empty} busy={placing.busy} />
      {waits && !empty && !placing.busy && !placing.failure ? <WaitsNotice waits={waits} /> : null}
      <p className="num flex flex-wrap items-baseline justify-between gap-x-3 pb-2.5">
        <span className="text-bs text-ink-2">{m.table_total()}</span>
        {total === null ? (
          <Skeleton className="ms-auto h-4 w-16" />
        ) : (
          <span className="ms-auto text-body font-semibold">{total}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          size="lg"
          variant="quiet"
          start={<Utensils aria-hidden="true" />}
          render={<Link to="/menu/table/$table" params={{ table: code }} />}
        >
          {m.table_menu()}
        </Button>
        {snapshot.phase === "asking" ? (
          <Button key="join" size="lg" className={MAIN} onClick={at.askName}>
            {m.table_join()}
          </Button>
        ) : (
          <Button
            key="place"
            size="lg"
            className={MAIN}
            loading={placing.busy}
            disabled={empty || other !== undefined || snapshot.phase !== "joined"}
            onClick={() => {
              forget();
              placing.place();
            }}
          >
            <PlaceWord />
          </Button>
        )}
      </div>
      <LiveRegion>{placing.busy ? m.table_sending() : ""}</LiveRegion>
      <FootDialogs placing={placing} wordless={wordless} />
    </StickyFoot>
  );
}

function FootDialogs({ placing, wordless }: { placing: TablePlacing; wordless: string | null }) {
  return (
    <>
      <GenericFailureDialog
        open={wordless !== null}
        leave={placing.forgetFailure}
        code={wordless}
        busy={placing.busy}
        onRetry={placing.place}
        onClose={placing.forgetFailure}
      />
      <SignInDialog
        leave={placing.closeSignIn}
        open={placing.signIn}
        onOpenChange={(open) => (open ? undefined : placing.closeSignIn())}
        reason="order"
        onSignedIn={placing.signedIn}
      />
    </>
  );
}

/**
 * A diner who signs in at a provider returns to the table as somebody new: the order continues once they have joined.
 */
function useTableAfterProvider({ signIn, signedIn }: TablePlacing): AfterProvider {
  const { view, menu, code, snapshot } = useTable();
  const { user } = useSession();
  // Without the menu nothing has a price yet.
  const shown = view && menu ? view.totals.total : null;
  return useOrderAfterProvider({
    of: code,
    signIn,
    shown,
    // If the table's order was placed meanwhile, there is nothing left to continue.
    reckoned: snapshot.phase !== "joined" ? null : view?.lines.length === 0 ? "unknown" : shown,
    place: () => (user ? signedIn(user) : undefined),
  });
}

/** Why the order was not placed, what to know before it is, and that it is still being sent. */
function FootMessages({ problem, empty, busy }: { problem: string | null; empty: boolean; busy: boolean }) {
  const language = useLanguage();
  const { view, moment, restaurant } = useTable();
  const later = momentNotice(moment, restaurant.timezone, useNow(), language);
  const nothing = view ? m.table_nothing_to_order() : null;
  const hint = empty ? nothing : later;
  return (
    <>
      {problem ? (
        <Message tone="danger" announce className="mb-2.5">
          {problem}
        </Message>
      ) : null}
      {hint ? (
        <Message tone="info" className="mb-2.5">
          {hint}
        </Message>
      ) : null}
      <StillSending busy={busy} className="mb-2.5" />
    </>
  );
}

/** Why the order could not be placed. A line's problem is also shown at the line, once the table has received it. */
function words(failure: TablePlaceFailure, { menu, restaurant }: AtTable, language: Language): string | null {
  if (failure.code === "offline") return m.table_need_connection();
  if (failure.code === "sending") return m.table_still_sending();
  if (failure.code === "tip_invalid") return m.basket_problems_first();
  if ("unheard" in failure) return unansweredWords(failure.unheard);
  if (!("problems" in failure)) return m.table_refused_other();
  const { problems } = failure;
  if (problems.some(({ code }) => code === "price_changed")) return m.table_changed_meanwhile();
  const context = { menu, currency: restaurant.currency, language };
  const said = [...new Set(problems.map((problem) => problemWords(problem, context)))];
  const why = refusalWords(failure);
  return why === null ? null : [why, ...said].join(" ");
}

function unansweredWords(error: unknown): string {
  const known = unheardWords(error);
  const why = known ? `${known.title}. ${known.text}` : m.basket_unanswered_title();
  return `${why} ${m.basket_unanswered_text()}`;
}
