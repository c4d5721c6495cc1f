import { useNavigate, useRouter } from "@tanstack/react-router";
import { goOnLeaving } from "../../../routes/steps/asked-leave.ts";
import type { StepBefore } from "../../../routes/steps/step-before.ts";

/**
 * Leads to what was saved: a draft can be written on, anything else is shown. Whoever is leaving already and was asked
 * goes where they wanted.
 */
export function useLeaveSaved(before: StepBefore | null): (id: string, isDraft: boolean) => void {
  const navigate = useNavigate();
  const { history } = useRouter();
  // Nothing is lost by leaving now, although the form does not know yet that it is saved.
  const way = { replace: true, ignoreBlocker: true } as const;
  return (id, isDraft) => {
    if (goOnLeaving()) return;
    const written = { to: "/recommendation-creator/$recommendation_id", params: { recommendation_id: id } } as const;
    if (isDraft) void navigate({ ...written, ...way });
    // Opened from its own page: a second step of that page would make the next Back change nothing (shell §22).
    else if (before?.href === `/discovery/${id}` && before.sheet === null) history.back({ ignoreBlocker: true });
    else void navigate({ to: "/discovery/$id", params: { id }, ...way });
  };
}
