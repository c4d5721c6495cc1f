import type { User } from "@tablee/contract/accounts/accounts.schema";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { SignInWays } from "../ways/sign-in-ways.tsx";
import { DeviceList } from "./device-list.tsx";
import { OwnSection } from "./own-page.tsx";
import { PasswordForm } from "./password-form.tsx";

/** How a member comes in, and where they are. */
export function SecurityTab({ user }: { user: User }) {
  useWords();
  return (
    <>
      <OwnSection title={m.own_password_title()} text={m.own_password_text()}>
        <PasswordForm email={user.email} />
      </OwnSection>
      <OwnSection title={m.own_ways_title()} text={m.own_ways_text()}>
        <SignInWays />
      </OwnSection>
      <OwnSection title={m.own_devices_title()} text={m.own_devices_text()}>
        <DeviceList />
      </OwnSection>
    </>
  );
}
