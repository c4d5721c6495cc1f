import { contactProblems, type ContactMessage, type ContactProblems } from "@tablee/domain/pages/contact";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { currentLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";
import { useSaidProblems } from "../../../shell/typing/use-said-problems.ts";

const NOTHING: ContactMessage = { name: "", email: "", message: "" };

const FIELDS = ["name", "email", "message"] as const satisfies readonly (keyof ContactMessage)[];

/** The state of the contact form: what is typed, what is wrong with it, and the sending. */
export function useContact(focus: (field: keyof ContactMessage) => void) {
  const { api } = useAppContext();
  const [fields, setFields] = useState(NOTHING);
  const [isTried, setTried] = useState(false);
  const send = useMutation({
    networkMode: "always",
    mutationFn: (message: ContactMessage) => api.pages.contact({ ...message, language: currentLanguage() }),
    // What is typed while it is being sent is another message.
    onSuccess: (_done, sent) => setFields((now) => (now.message === sent.message ? { ...now, message: "" } : now)),
  });
  const { problems, said, type, leave, forget } = useSaidProblems<
    keyof ContactMessage,
    ContactMessage,
    ContactProblems
  >(fields, contactProblems);
  const first = FIELDS.find((field) => problems[field] !== null);
  return {
    fields,
    send,
    said,
    /** Whether it could not be sent because of fields that are still wrong. */
    isWrong: isTried && first !== undefined,
    change: (own: Partial<ContactMessage>) => {
      setFields((now) => ({ ...now, ...own }));
      type(Object.keys(own) as (keyof ContactMessage)[]);
    },
    again: () => {
      setTried(false);
      forget();
      send.reset();
    },
    submit: () => {
      if (send.isPending) return;
      setTried(true);
      leave(FIELDS);
      if (first) return focus(first);
      send.mutate(fields);
    },
  };
}
