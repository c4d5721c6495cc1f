import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSettled } from "../../shell/use-settled.ts";

/** The longest query in characters, longer than anybody types. */
export const MOST_LETTERS = 200;

/**
 * Returns the answer to the query (search §2). A blank query makes no call, and the same query is not repeated unless
 * by `again`. Until the newest answer arrives, the one before stays.
 */
export function useSearchAnswer(typed: string, worldwide: boolean) {
  const { orpc } = useAppContext();
  const position = usePosition();
  const query = useSettled(typed.trim(), INPUT_PAUSE_MS);
  const near = position.from === "fallback" ? {} : { latitude: position.latitude, longitude: position.longitude };
  const answer = useQuery({
    ...orpc.search.universal.queryOptions({ input: { query, worldwide, ...near } }),
    enabled: query !== "",
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const asked = query !== "" && typed.trim() !== "";
  const [answered, setAnswered] = useState(query);
  const isOwn = answer.data !== undefined && !answer.isPlaceholderData;
  if (isOwn && answered !== query) setAnswered(query);
  return {
    /** The query that the answer is for, or will be. */
    query,
    /** The query that `found` is for: the previous one until the newer answer arrives. */
    answered: isOwn ? query : answered,
    found: asked ? answer.data : undefined,
    /** Whether `found` belongs to the previous query. */
    waiting: asked && (answer.isPlaceholderData || typed.trim() !== query),
    /** Only where nothing is shown: results stay when fetching them again fails. */
    error: asked && answer.isLoadingError && !answer.isFetching ? answer.error : null,
    /** Repeats the query; one that was just typed is sent in a moment anyway. */
    again: () => {
      if (asked && typed.trim() === query) void answer.refetch();
    },
  };
}
