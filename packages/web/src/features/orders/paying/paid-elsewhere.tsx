import type { Contract } from "@tablee/contract/contract";
import type { PaymentOutcome } from "@tablee/contract/payments/payments.contract";
import { Button } from "@tablee/design-system/button";
import { EmptyState } from "@tablee/design-system/empty-state";
import { Link, useRouter } from "@tanstack/react-router";
import { CircleCheck, CircleX, CreditCard, Hourglass } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { failureWords } from "../../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { rememberReturnPath } from "../../../session/return-path.ts";
import { useSession } from "../../../session/session.ts";
import { askUntilPaid } from "./ask-until-paid.ts";
import type { Returned } from "./use-payment.ts";

/** `unconfirmed`: still open after paying. `failed`: there is no answer, or a refusal. */
type Known = PaymentOutcome | "asking" | "unconfirmed" | { failed: unknown };

/**
 * What became of a payment, for somebody who paid from an app or a frame and comes back in a browser where nobody, or
 * somebody else, is signed in (payments §5).
 */
export function PaidElsewhere({ guid, returned }: { guid: string; returned: Returned }) {
  useWords();
  const { known, ask } = useOutcome(guid, returned);
  const { icon, title, text } = wordsOf(known);
  const action = known === "unconfirmed" ? <AskAgain onAsk={ask} /> : <SignIn />;
  return (
    <div aria-live="polite">
      <EmptyState heading="h1" icon={icon} title={title} text={text} action={action} />
    </div>
  );
}

function wordsOf(known: Known): { icon: ReactNode; title: string; text: string } {
  if (typeof known === "object") {
    const words = { not_found: () => m.order_not_found_text() } satisfies RefusalWords<Contract["payments"]["lookUp"]>;
    const refused = wordsOfRefusal(words, known.failed);
    if (refused !== null) return { icon: <CircleX />, title: m.order_not_found_title(), text: refused };
    return { icon: <CircleX />, ...failureWords(known.failed) };
  }
  switch (known) {
    case "asking":
      return { icon: <Hourglass />, title: m.order_pay_checking(), text: m.order_pay_checking_text() };
    case "paid":
      return { icon: <CircleCheck />, title: m.order_elsewhere_paid(), text: m.order_elsewhere_paid_text() };
    case "unconfirmed":
      return {
        icon: <Hourglass />,
        title: m.order_elsewhere_unconfirmed(),
        text: m.order_elsewhere_unconfirmed_text(),
      };
    case "paid_back":
      return { icon: <CircleX />, title: m.order_elsewhere_called_off(), text: m.order_text_refund() };
    case "called_off":
      return { icon: <CircleX />, title: m.order_elsewhere_called_off(), text: m.order_text_if_paid() };
    default:
      return { icon: <CreditCard />, title: m.order_elsewhere_open(), text: m.order_elsewhere_open_text() };
  }
}

/** Asks until it is known, after paying; once, after going back without having paid. */
function useOutcome(guid: string, returned: Returned): { known: Known; ask: () => void } {
  const { api } = useAppContext();
  const [turn, setTurn] = useState(0);
  const [known, setKnown] = useState<Known>("asking");
  useEffect(() => {
    const stop = new AbortController();
    let last: PaymentOutcome = "open";
    const isDecided = async (): Promise<boolean> => {
      last = (await api.payments.lookUp({ guid })).outcome;
      return last !== "open";
    };
    const asked = returned === "done" ? askUntilPaid(isDecided, stop.signal) : isDecided();
    void asked
      .then(
        (): Known => (last === "open" && returned === "done" ? "unconfirmed" : last),
        (failed: unknown): Known => ({ failed }),
      )
      .then((now) => void (stop.signal.aborted || setKnown(now)));
    return () => stop.abort();
  }, [api, guid, returned, turn]);
  const ask = (): void => {
    setKnown("asking");
    setTurn((before) => before + 1);
  };
  return { known, ask };
}

function AskAgain({ onAsk }: { onAsk: () => void }) {
  useWords();
  return (
    <div className="flex flex-wrap justify-center gap-3">
      <Button variant="strong" onClick={onAsk}>
        {m.order_elsewhere_ask()}
      </Button>
      <SignIn />
    </div>
  );
}

/** The order itself, for whoever signs in as its diner. */
function SignIn() {
  useWords();
  const router = useRouter();
  if (useSession().status !== "visitor") return null;
  return (
    <Button
      variant="quiet"
      render={<Link to="/login" onClick={() => rememberReturnPath(router.latestLocation.href)} />}
    >
      {m.order_elsewhere_sign_in()}
    </Button>
  );
}
