import { type EmailProblem, emailProblem, tidyEmail } from "@tablee/domain/validation/email";
import { useState } from "react";
import { useSaidProblems } from "../../shell/typing/use-said-problems.ts";

interface Fields {
  email: string;
}
interface Problems {
  email: EmailProblem | null;
}

const EMPTY: Fields = { email: "" };
const problemsOf = ({ email }: Fields): Problems => ({ email: emailProblem(tidyEmail(email)) });

/** The address of somebody who is invited, as it is typed; `said` is whether the form says that it is not valid. */
export function useInvitedEmail() {
  const [fields, setFields] = useState(EMPTY);
  const { problems, said, type, leave, forget } = useSaidProblems<"email", Fields, Problems>(fields, problemsOf);
  return {
    email: fields.email,
    isInvalid: problems.email !== null,
    said: said("email", "email") !== null,
    type: (email: string) => {
      setFields({ email });
      type(["email"]);
    },
    leave: () => leave(["email"]),
    empty: () => {
      setFields(EMPTY);
      forget();
    },
  };
}
