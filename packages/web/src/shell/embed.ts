import { useSearch } from "@tanstack/react-router";

/** Embed mode (shell §28): whether the query has embed=true, which links keep. */
export const useEmbedded = (): boolean => useSearch({ strict: false, select: (search) => search.embed === true });
