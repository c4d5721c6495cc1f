import type { Restaurant } from "@tablee/contract/restaurants/restaurants.schema";
import { toDecimal } from "@tablee/domain/money/minor";
import { useState } from "react";
import { formatMoney } from "../../../language/formats.ts";
import { useLanguage } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { agreedTotal, dearerLines } from "./basket-price-change.ts";
import { useOrderSettings } from "../settings/order-settings-context.ts";
import { showFirstProblem } from "../placing/first-problem.ts";
import { PlaceBar } from "../placing/place-bar.tsx";
import { refusalWords, unheardWords } from "../placing/place-failure-words.ts";
import {
  EarlierOrder,
  MissedNotice,
  SentElsewhereNotice,
  UnansweredNotice,
  WaitsNotice,
} from "../placing/place-notices.tsx";
import type { BasketOrder } from "../placing/use-basket-order.ts";
import { type AfterProvider, useOrderAfterProvider } from "../placing/use-order-after-provider.ts";
import type { Placing } from "../placing/use-place-order.ts";
import { BASKET_FOOT, StickyFoot } from "../../../shell/bars/sticky-foot.tsx";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const SignInDialog = openedPart(async () => (await import("../../accounts/sign-in-dialog.tsx")).SignInDialog);
const PriceChangeDialog = openedPart(async () => (await import("./price-change-dialog.tsx")).PriceChangeDialog);
const GenericFailureDialog = openedPart(
  async () => (await import("../placing/generic-failure-dialog.tsx")).GenericFailureDialog,
);

interface BasketFootProps {
  restaurant: Restaurant;
  order: BasketOrder;
  placing: Placing;
  /** The order was sent, and no answer has come. */
  unanswered: boolean;
}

/** The button that sends the order, always in view, with every message about sending it. */
export function BasketFoot({ restaurant, order, placing, unanswered }: BasketFootProps) {
  const language = useLanguage();
  const { choice, openSettings } = useOrderSettings();
  const [tried, setTried] = useState(false);
  const { basket, problems, totals } = order;
  const stopped = problems.length > 0 || order.tipInvalid || dearerLines(order, basket.items).length > 0;
  const place = () => {
    // A time that was cleared has to be chosen before anything is sent.
    if (choice.date !== null && choice.time === null) return openSettings();
    setTried(stopped);
    if (stopped) showFirstProblem();
    else placing.place();
  };
  const { waits, forget } = useBasketAfterProvider(order, placing.signIn, place);
  const asked = agreedTotal(placing.failure);
  const { failure } = placing;
  const words = failure && asked === null ? refusalWords(failure) : null;
  const problem = words ?? (tried && stopped && !failure ? m.basket_problems_first() : null);
  const wordless = failure && asked === null && words === null ? failure.code : null;
  const unheard = unheardWords(placing.unheard);
  return (
    <StickyFoot className={BASKET_FOOT}>
      {unanswered && placing.sending === "nowhere" ? (
        <UnansweredNotice words={unheard} busy={placing.busy} onRetry={() => placing.place()} />
      ) : (
        <>
          {placing.sending === "elsewhere" ? <SentElsewhereNotice /> : null}
          {placing.missed ? <MissedNotice words={unheard} /> : null}
          {failure?.earlier ? <EarlierOrder order={failure.earlier} /> : null}
          {waits && !placing.busy && !failure ? <WaitsNotice waits={waits} /> : null}
          <PlaceBar
            total={formatMoney(toDecimal(totals.total), restaurant.currency, language)}
            online={order.quote.last?.payment === "online"}
            busy={placing.busy || unanswered}
            onPlace={() => {
              forget();
              place();
            }}
            problem={problem}
          />
        </>
      )}
      <PriceChangeDialog
        open={asked !== null}
        leave={placing.forgetFailure}
        {...{ asked, order, placing, currency: restaurant.currency }}
      />
      <WordlessFailure code={wordless} placing={placing} />
      <SignIn placing={placing} />
    </StickyFoot>
  );
}

function useBasketAfterProvider({ totals, quote }: BasketOrder, signIn: boolean, place: () => void): AfterProvider {
  const reckoned = quote.quote ? totals.total : quote.failed ? "unknown" : null;
  return useOrderAfterProvider({ of: "basket", signIn, shown: totals.total, reckoned, place });
}

function WordlessFailure({ code, placing }: { code: string | null; placing: Placing }) {
  return (
    <GenericFailureDialog
      open={code !== null}
      leave={placing.forgetFailure}
      code={code}
      busy={placing.busy}
      onRetry={() => placing.place()}
      onClose={placing.forgetFailure}
    />
  );
}

function SignIn({ placing }: { placing: Placing }) {
  return (
    <SignInDialog
      leave={placing.closeSignIn}
      open={placing.signIn}
      onOpenChange={(open) => (open ? undefined : placing.closeSignIn())}
      reason="order"
      onSignedIn={() => placing.place()}
    />
  );
}
