import type { SignInWays as Ways } from "@tablee/contract/accounts/ways.schema";
import { isLastWayIn } from "@tablee/domain/accounts/ways/removal";
import { Button } from "@tablee/design-system/button";
import { Message } from "@tablee/design-system/message";
import { Notice } from "@tablee/design-system/notice";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Asterisk, KeyRound, Smartphone } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { CallFailed } from "../../../shell/call-failed.tsx";
import { namesApart } from "../names-apart.ts";
import { knowsPasskeys } from "./passkey-ceremony.ts";
import { PasskeyRow } from "./passkey-row.tsx";
import type { Removing } from "./removal-dialog.tsx";
import { ProviderMark } from "./provider-mark.tsx";
import { PROVIDER_NAMES } from "./social-failure.ts";
import { useChangeWays, type WayChange } from "./use-change-ways.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const AuthenticatorDialog = openedPart(async () => (await import("./authenticator-dialog.tsx")).AuthenticatorDialog);
const RemovalDialog = openedPart(async () => (await import("./removal-dialog.tsx")).RemovalDialog);
const RecoveryCodes = openedPart(async () => (await import("./authenticator-dialog.tsx")).RecoveryCodes);

/** The ways to sign in, which can be added and removed; the last one cannot be removed (accounts §14). */
export function SignInWays() {
  useWords();
  const { orpc } = useAppContext();
  const { data, error, refetch } = useQuery(orpc.accounts.signInWays.queryOptions());
  if (!data && error) return <CallFailed error={error} retry={() => void refetch()} />;
  if (!data) return <Skeleton className="h-40" />;
  return <List ways={data} />;
}

type Change = ReturnType<typeof useChangeWays>["change"];
type Run = Change["run"];
type Offered = { secret: string; address: string };

function List({ ways }: { ways: Ways }) {
  useWords();
  const { change, dialog } = useChangeWays();
  const [offered, setOffered] = useState<Offered | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [removing, setRemoving] = useState<Removing | null>(null);
  const [noOffer, noCodes, keep] = [() => setOffered(null), () => setCodes(null), () => setRemoving(null)];
  const enrolled = (made: readonly string[]) => {
    setOffered(null);
    setCodes(made);
    change.refresh();
  };
  return (
    <div className="grid grid-cols-1 gap-4">
      {ways.second_step_due ? (
        <Notice tone="warning" announce={false}>
          {m.ways_due()}
        </Notice>
      ) : null}
      <EachWay ways={ways} run={change.run} onOffered={setOffered} onRemove={setRemoving} />
      {change.isError && change.words ? (
        <Message tone="danger" announce>
          {change.words}
        </Message>
      ) : null}
      <More ways={ways} change={change} onCodes={setCodes} />
      {offered ? <AuthenticatorDialog offered={offered} onClose={noOffer} leave={noOffer} onDone={enrolled} /> : null}
      {removing ? (
        <RemovalDialog
          ways={ways}
          removing={removing}
          hide={keep}
          leave={keep}
          onConfirm={() => change.run(changeOf(removing))}
        />
      ) : null}
      {codes ? <RecoveryCodes codes={codes} onClose={noCodes} leave={noCodes} /> : null}
      {dialog}
    </div>
  );
}

interface MoreProps {
  ways: Ways;
  change: Change;
  onCodes: (codes: readonly string[]) => void;
}

/** What can be added or renewed besides. */
function More({ ways, change, onCodes }: MoreProps) {
  useWords();
  return (
    <div className="flex flex-wrap gap-3">
      {knowsPasskeys() ? (
        <Button
          variant="outline"
          loading={change.isPending}
          start={<KeyRound aria-hidden="true" className="size-5" />}
          onClick={() => change.run({ what: "add_passkey" })}
        >
          {m.ways_passkey_add()}
        </Button>
      ) : null}
      {ways.authenticator ? (
        <Button
          variant="outline"
          loading={change.isPending}
          onClick={() => change.run({ what: "renew_codes", made: onCodes })}
        >
          {m.ways_codes_new()}
        </Button>
      ) : null}
    </div>
  );
}

function changeOf(removing: Removing): WayChange {
  if (removing.what === "passkey") return { what: "remove_passkey", id: removing.id };
  return removing.what === "authenticator" ? { what: "remove_app" } : { what: "disconnect", provider: removing.what };
}

interface EachWayProps {
  ways: Ways;
  run: Run;
  onOffered: (offered: Offered) => void;
  onRemove: (removing: Removing) => void;
}

function EachWay({ ways, run, onOffered, onRemove }: EachWayProps) {
  useWords();
  const last = isLastWayIn({ ...ways, passkeys: ways.passkeys.length });
  const passkeyNames = namesApart(ways.passkeys.map(({ name }) => name));
  return (
    <ul className="grid grid-cols-1 gap-3">
      <Way
        icon={<Asterisk />}
        name={m.accounts_password()}
        state={ways.password ? m.ways_password_set() : m.ways_password_none()}
      />
      {[...new Set([...ways.offered, ...ways.providers])].map((provider) => {
        const on = ways.providers.includes(provider);
        const of = PROVIDER_NAMES[provider];
        const action = (
          <Action
            label={on ? m.ways_disconnect() : m.ways_connect()}
            of={of}
            disabled={on && last}
            onClick={() => (on ? onRemove({ what: provider }) : run({ what: "connect", provider }))}
          />
        );
        const state = on ? m.ways_connected() : m.ways_not_connected();
        return (
          <Way key={provider} icon={<ProviderMark provider={provider} />} name={of} state={state} action={action} />
        );
      })}
      {ways.passkeys.map((passkey, index) => (
        <PasskeyRow
          key={passkey.id}
          passkey={passkey}
          called={passkeyNames[index] ?? passkey.name}
          last={last}
          onChange={run}
          onRemove={onRemove}
        />
      ))}
      <Way
        icon={<Smartphone />}
        name={m.ways_app()}
        state={ways.authenticator ? m.ways_codes_left({ count: ways.recovery_codes_left }) : m.ways_app_none()}
        action={
          <Action
            label={ways.authenticator ? m.ways_remove() : m.ways_add()}
            of={m.ways_app()}
            onClick={() =>
              ways.authenticator ? onRemove({ what: "authenticator" }) : run({ what: "start_app", offered: onOffered })
            }
          />
        }
      />
    </ul>
  );
}

interface WayProps {
  icon: ReactNode;
  name: string;
  state: string;
  action?: ReactNode;
}

function Way({ icon, name, state, action }: WayProps) {
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-card border border-line px-4 py-3">
      <span aria-hidden="true" className="[&>svg]:size-5">
        {icon}
      </span>
      <span className="min-w-0 grow basis-[8rem]">
        <span className="block font-semibold break-words">{name}</span>
        <span className="block text-cap text-ink-2">{state}</span>
      </span>
      {action}
    </li>
  );
}

/** A button whose accessible name says what it is about. */
function Action({ label, of, ...rest }: { label: string; of: string; disabled?: boolean; onClick: () => void }) {
  useWords();
  return (
    <Button variant="quiet" size="sm" aria-label={m.ways_action_of({ action: label, of })} {...rest}>
      {label}
    </Button>
  );
}
