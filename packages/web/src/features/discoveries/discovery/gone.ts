import { ORPCError } from "@orpc/client";

/** Whether a discovery is not there, or not for this viewer: the two look the same (discoveries §5). */
export const isGone = (error: unknown): boolean => error instanceof ORPCError && error.code === "not_found";
