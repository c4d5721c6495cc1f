import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { ResponsiveDialog } from "@tablee/design-system/dialogs/responsive-dialog";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { MAX_NICKNAME, readNickname } from "@tablee/domain/tables/nickname";
import { posesAsStaff } from "@tablee/domain/tables/posing-as-staff";
import { useRef, useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useTable } from "../live/table-context.ts";
import { seatsStore } from "../live/table-seats.ts";
import { tableTitle } from "../live/table-words.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const SignInDialog = openedPart(async () => (await import("../../accounts/sign-in-dialog.tsx")).SignInDialog);

/** What is wrong with a nickname, in words; null: it is valid. */
function nameProblem(typed: string, restaurant: readonly string[]): string | null {
  const name = readNickname(typed);
  if (name !== null) return posesAsStaff(name, restaurant) ? m.table_nickname_reserved() : null;
  if (typed.trim() === "") return m.table_nickname_required();
  return Array.from(typed.trim()).length > MAX_NICKNAME
    ? m.table_nickname_long({ max: MAX_NICKNAME })
    : m.table_nickname_invalid();
}

/** Asks for a nickname once, before somebody without an account joins. */
export function NicknameSheet({ open }: { open: boolean }) {
  useWords();
  const { shared, name } = useTable();
  const [signIn, setSignIn] = useState(false);
  return (
    <>
      <ResponsiveDialog
        open={open && !signIn}
        onOpenChange={(next) => (next ? undefined : shared?.ask(false))}
        title={m.table_join_title()}
        description={`${tableTitle(name)}. ${m.table_join_text()}`}
        closeLabel={m.table_close()}
        size="sm"
      >
        <NameForm />
        <div className="mt-1 flex flex-wrap justify-center gap-x-4">
          <Button variant="ghost" onClick={() => setSignIn(true)}>
            {m.table_join_sign_in()}
          </Button>
          <Button variant="ghost" onClick={() => shared?.ask(false)}>
            {m.table_look_first()}
          </Button>
        </div>
        <p className="mt-2 text-cap text-ink-3">{m.table_join_sign_in_hint()}</p>
      </ResponsiveDialog>
      <SignInDialog leave={() => setSignIn(false)} open={signIn} onOpenChange={setSignIn} reason="member" />
    </>
  );
}

function NameForm() {
  useWords();
  const { shared, snapshot, table, restaurant } = useTable();
  const [typed, setTyped] = useState(() => seatsStore.get().nickname);
  const [tried, setTried] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const problem = nameProblem(
    typed,
    Object.values(restaurant.name).filter((name) => name !== null),
  );
  const there = table?.users.filter(({ left }) => !left).map((user) => user.name) ?? [];
  const refused =
    snapshot.nickname_refused === null
      ? undefined
      : snapshot.nickname_refused === "nickname_reserved"
        ? m.table_nickname_reserved()
        : m.table_nickname_invalid();
  const join = () => {
    setTried(true);
    if (problem === null) shared?.joinAs(typed);
    else input.current?.focus();
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        join();
      }}
      className="grid gap-4 pt-1"
    >
      {there.length > 0 ? (
        <p className="text-bs text-ink-2">
          <bdi>{m.table_join_with({ names: there.join(", ") })}</bdi>
        </p>
      ) : null}
      <Field label={m.table_nickname()} error={tried ? (problem ?? refused) : refused}>
        <TextInput
          ref={input}
          value={typed}
          onValueChange={setTyped}
          autoComplete="given-name"
          autoCapitalize="words"
          enterKeyHint="go"
          dir="auto"
          maxLength={4 * MAX_NICKNAME}
          required
        />
      </Field>
      <Button type="submit" size="lg" block loading={snapshot.phase === "joining"}>
        {m.table_join()}
      </Button>
    </form>
  );
}
