import { contactProblems, type ContactMessage } from "@tablee/domain/pages/contact";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { currentLanguage } from "../../../language/language.ts";
import { useAppContext } from "../../../routes/app-context.ts";

const NOTHING: ContactMessage = { name: "", email: "", message: "" };

/** The state of the contact form: what is typed, what is wrong with it once sending was tried, and the sending. */
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
  const problems = contactProblems(fields);
  return {
    fields,
    send,
    problems: isTried
      ? problems
      : { name: null, email: null, message: problems.message === "too_long" ? ("too_long" as const) : null },
    change: (own: Partial<ContactMessage>) => setFields((now) => ({ ...now, ...own })),
    again: () => {
      setTried(false);
      send.reset();
    },
    submit: () => {
      if (send.isPending) return;
      setTried(true);
      const first = (["name", "email", "message"] as const).find((field) => problems[field] !== null);
      if (first) return focus(first);
      send.mutate(fields);
    },
  };
}
