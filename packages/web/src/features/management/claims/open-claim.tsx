import type { Claim } from "@tablee/contract/management/claims.contract";
import { Button } from "@tablee/design-system/button";
import { CodeInput } from "@tablee/design-system/inputs/code-input";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { CODE_DIGITS, isCode } from "@tablee/domain/accounts/phone-code";
import { claimAddress } from "@tablee/domain/management/claim";
import { Hourglass, MailCheck } from "lucide-react";
import { useState } from "react";
import { failureLine } from "../../../api/failure-words.ts";
import { wordsOfRefusal } from "../../../api/refusal-words.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useSession } from "../../../session/session.ts";
import { OutboxLink } from "../../accounts/sign-in/outbox-link.tsx";
import { CODE_REFUSED, SEND_REFUSED } from "./claim-words.ts";
import { useConfirm, useSendCode, useWithdraw } from "./use-claims.ts";

/** An open claim, which waits for an administrator or, faster, for the code mailed to the place. */
export function OpenClaim({ claim }: { claim: Claim }) {
  useWords();
  const { user } = useSession();
  const withdraw = useWithdraw();
  const { id, domain, sent_to } = claim;
  return (
    <>
      <Notice tone="info" icon={<Hourglass />} title={m.management_claim_open_title()}>
        {m.management_claim_open_text({ email: user?.email ?? "" })}
      </Notice>
      {domain === null ? (
        <p className="text-bs text-ink-2">{m.management_claim_no_domain()}</p>
      ) : (
        <>
          <p>{m.management_claim_open_faster()}</p>
          {sent_to === null ? null : <CodeForm key={claim.sent_at} claim={claim} sent_to={sent_to} />}
          <SendForm id={id} domain={domain} again={sent_to !== null} />
        </>
      )}
      <div>
        <Button variant="ghost" flush loading={withdraw.isPending} onClick={() => withdraw.mutate({ id })}>
          {m.management_claim_withdraw()}
        </Button>
        {withdraw.isError ? (
          <Message tone="danger" announce className="mt-2">
            {failureLine(withdraw.error)}
          </Message>
        ) : null}
      </div>
    </>
  );
}

function SendForm({ id, domain, again }: { id: number; domain: string; again: boolean }) {
  useWords();
  const [local, setLocal] = useState("info");
  const [isTried, setTried] = useState(false);
  const send = useSendCode();
  const isWrong = claimAddress(local, domain) === null;
  const failed = send.isError ? (wordsOfRefusal(SEND_REFUSED, send.error) ?? failureLine(send.error)) : null;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        setTried(true);
        if (!isWrong && !send.isPending) send.mutate({ id, local });
      }}
    >
      <Field
        label={m.management_claim_local({ domain })}
        hint={m.management_claim_local_hint()}
        error={isTried && isWrong ? m.management_claim_local_invalid() : failed}
      >
        <TextInput
          value={local}
          onValueChange={(text) => {
            setLocal(text);
            send.reset();
          }}
          autoCapitalize="none"
          autoComplete="off"
          maxLength={64}
        />
      </Field>
      <div>
        <Button type="submit" variant={again ? "outline" : undefined} loading={send.isPending}>
          {again ? m.management_claim_send_again() : m.management_claim_send()}
        </Button>
      </div>
    </form>
  );
}

function CodeForm({ claim, sent_to }: { claim: Claim; sent_to: string }) {
  useWords();
  const [code, setCode] = useState("");
  const { mutate, isPending, error, isUnknown } = useConfirm(claim);
  const refusal = error && (wordsOfRefusal(CODE_REFUSED, error) ?? failureLine(error));
  const failed = isUnknown ? m.management_may_be_done() : refusal;
  return (
    <form
      method="post"
      noValidate
      className="grid grid-cols-1 gap-4 rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (isCode(code) && !isPending) mutate(code);
      }}
    >
      <Notice tone="success" icon={<MailCheck />}>
        {m.management_claim_sent({ email: sent_to })} <OutboxLink />
      </Notice>
      <Field label={m.management_claim_code()} error={failed}>
        <CodeInput name="code" length={CODE_DIGITS} value={code} onValueChange={setCode} />
      </Field>
      <Button type="submit" size="lg" block disabled={!isCode(code)} loading={isPending}>
        {m.management_claim_confirm()}
      </Button>
    </form>
  );
}
