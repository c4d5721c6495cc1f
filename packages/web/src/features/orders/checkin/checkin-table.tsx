import { Button } from "@tablee/design-system/button";
import { Field } from "@tablee/design-system/inputs/field";
import { TextInput } from "@tablee/design-system/inputs/text-input";
import { useMutation } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { ScanQrCode } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { isCallError } from "../../../api/call-error.ts";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSheet } from "../../../routes/steps/use-sheet.ts";
import { tableCodeIn } from "./scan-code.ts";
import { openedPart } from "../../../shell/failures/opened-part.tsx";

const TableScanner = openedPart(async () => (await import("./table-scanner.tsx")).TableScanner);

/** The maximum of the contract; a pasted address is longer than a code. */
const MAX_TYPED = 300;

/** A field and a scanner for a table's code, which lead to the table. */
export function CheckinTable() {
  useWords();
  const [typed, setTyped] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const scanner = useSheet("scan");
  const open = useOpenTable(setWrong);
  const go = (text: string) => {
    const code = tableCodeIn(text);
    if (code === null) return setWrong(m.checkin_no_code());
    setWrong(null);
    open.mutate(code);
  };
  return (
    <section aria-labelledby="checkin-table" className="mt-6">
      <h2 id="checkin-table" className="font-display text-t2">
        {m.checkin_table()}
      </h2>
      <p className="mt-1 text-base text-ink-2">{m.checkin_table_text()}</p>
      <Button block size="lg" variant="strong" start={<ScanQrCode />} className="mt-4" onClick={scanner.show}>
        {m.checkin_scan()}
      </Button>
      <CodeForm
        input={input}
        typed={typed}
        wrong={wrong}
        busy={open.isPending}
        onType={(value) => {
          setTyped(value);
          setWrong(null);
        }}
        onGo={() => go(typed)}
      />
      <TableScanner
        leave={scanner.hide}
        open={scanner.open}
        onClose={scanner.hide}
        onType={() => input.current?.focus()}
        onRead={(text) => {
          setTyped(tableCodeIn(text) ?? "");
          go(text);
        }}
      />
    </section>
  );
}

interface CodeFormProps {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  /** Why the input leads nowhere. */
  wrong: string | null;
  busy: boolean;
  onType: (value: string) => void;
  onGo: () => void;
}

const CodeForm = ({ input, typed, wrong, busy, onType, onGo }: CodeFormProps) => {
  useWords();
  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault();
        onGo();
      }}
    >
      <Field label={m.checkin_code()} error={wrong} hint={m.checkin_code_hint()}>
        <TextInput
          ref={input}
          value={typed}
          onValueChange={onType}
          maxLength={MAX_TYPED}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="go"
        />
      </Field>
      <Button block size="lg" type="submit" className="mt-4" loading={busy} disabled={typed.trim() === ""}>
        {m.checkin_go()}
      </Button>
    </form>
  );
};

/** Asks the server what the code opens before going there: a forged or old code is refused here. */
function useOpenTable(refused: (words: string) => void) {
  const { api } = useAppContext();
  const router = useRouter();
  return useMutation({
    mutationFn: async (code: string) => {
      await api.tables.get({ code });
      return code;
    },
    onSuccess: (code) => router.navigate({ to: "/menu/table/$table", params: { table: code } }),
    onError: (error) =>
      refused(isCallError(error) && error.code === "not_found" ? m.checkin_unknown_code() : m.checkin_failed()),
  });
}
