import type { Contract } from "@tablee/contract/contract";
import { failureLine } from "../../api/failure-words.ts";
import { type RefusalWords, wordsOfRefusal } from "../../api/refusal-words.ts";
import { m } from "../../paraglide/messages.js";
import type { Platform } from "../../platform/platform.ts";

/** The texts for why a link was refused. */
const CREATE_REFUSALS = {
  not_found: () => m.sharing_failed_gone(),
} satisfies RefusalWords<Contract["sharing"]["create"]>;

/**
 * Returns the text if no link was made: what went wrong and, in the native app, one sentence for all cases
 * (sharing §4).
 */
export const sharingFailure = (kind: Platform["kind"], error: unknown): string =>
  kind === "native" ? m.sharing_failed_native() : (wordsOfRefusal(CREATE_REFUSALS, error) ?? failureLine(error));
