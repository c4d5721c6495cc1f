import { isReadyReason, type ReadyReason } from "@tablee/domain/kitchen/ready-reasons";
import { m } from "../../../paraglide/messages.js";

const READY_WORDS = {
  kitchen_busy: () => m.kitchen_reason_busy(),
  sold_out: () => m.kitchen_reason_gone(),
  kitchen_closing: () => m.kitchen_reason_closing(),
  kitchen_equipment: () => m.kitchen_reason_equipment(),
} as const satisfies Record<ReadyReason, () => string>;

/** Why a kitchen stopped an order: a ready reason in the reader's language, any other in the kitchen's own words. */
export const reasonOfStop = (reason: string): string => (isReadyReason(reason) ? READY_WORDS[reason]() : reason);
