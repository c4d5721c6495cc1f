import { useSearch } from "@tanstack/react-router";

/** Embed mode (shell §28): the query parameter embed=true; links keep it. */
export const useEmbedded = (): boolean => useSearch({ strict: false, select: (search) => search.embed === true });
