import { OWN_TERMS } from "@tablee/domain/pages/article";

/** Whose terms an address means. */
export const sourceOf = (group: string | undefined): string => group ?? OWN_TERMS;
