import { useSearch } from "@tanstack/react-router";

/** Embed mode (spec §1): the query parameter embed=true; links keep it. */
export const useEmbedded = (): boolean => useSearch({ strict: false, select: (search) => search.embed === true });
