import { INPUT_PAUSE_MS } from "@tablee/domain/validation/input-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { usePosition } from "../../platform/position.ts";
import { useAppContext } from "../../routes/app-context.ts";
import { useSettled } from "../../shell/use-settled.ts";

/** Longer than anybody types. */
export const MOST_LETTERS = 200;

/**
 * What answers the typed words (search §2): nothing is asked for blank ones, and the same ones are not asked twice
 * unless `again` is. Until the newest answer is there the one before stays.
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
    /** The words that the answer is for, or will be. */
    query,
    /** Those that `found` is for: the ones before, until the newer answer is there. */
    answered: isOwn ? query : answered,
    found: asked ? answer.data : undefined,
    /** What stands there is of the words before. */
    waiting: asked && (answer.isPlaceholderData || typed.trim() !== query),
    error: asked && !answer.isFetching ? answer.error : null,
    /** Asks for the same once more; what has just been typed is asked for in a moment by itself. */
    again: () => {
      if (asked && typed.trim() === query) void answer.refetch();
    },
  };
}
