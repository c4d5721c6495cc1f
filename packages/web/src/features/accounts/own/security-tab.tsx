import type { User } from "@tablee/contract/accounts/accounts.schema";
import { Skeleton } from "@tablee/design-system/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { SignInWays } from "../ways/sign-in-ways.tsx";
import { DeviceList } from "./device-list.tsx";
import { OwnSection } from "./own-page.tsx";
import { ChangePasswordForm, SetPasswordForm } from "./password-form.tsx";

/** The form that changes the password, or sets one if there is none. */
function Password({ email }: { email: string }) {
  useWords();
  const { orpc } = useAppContext();
  const { data, isPending } = useQuery(orpc.accounts.signInWays.queryOptions());
  // If the answer does not arrive, a password is assumed: nearly every member has one.
  const hasNone = data?.password === false;
  return (
    <OwnSection title={m.own_password_title()} text={hasNone ? m.own_password_none() : m.own_password_text()}>
      {isPending ? (
        <Skeleton className="h-72 w-full !rounded-card" />
      ) : hasNone ? (
        <SetPasswordForm email={email} />
      ) : (
        <ChangePasswordForm email={email} />
      )}
    </OwnSection>
  );
}

/** The tab for how a member signs in, and on which devices they are signed in. */
export function SecurityTab({ user }: { user: User }) {
  useWords();
  // A member who must add a second step has come for it: the section stays on top even after the step is added.
  const [waysFirst] = useState(user.second_step_due);
  const ways = (
    <OwnSection key="ways" title={m.own_ways_title()} text={m.own_ways_text()}>
      <SignInWays />
    </OwnSection>
  );
  const password = <Password key="password" email={user.email} />;
  return (
    <>
      {waysFirst ? [ways, password] : [password, ways]}
      <OwnSection title={m.own_devices_title()} text={m.own_devices_text()}>
        <DeviceList />
      </OwnSection>
    </>
  );
}
