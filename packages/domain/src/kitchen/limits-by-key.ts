import { ORDER_MODES, type OrderMode } from "../restaurants/order-mode.ts";
import { CAPACITY_KINDS, type CapacityKind, type SlotCapacity } from "../orders/slot-capacity.ts";

/** The key of a limit: `kind:mode`, or `kind:all` for all modes together. */
export type LimitKey = `${CapacityKind}:${OrderMode | "all"}`;
export const limitKey = (kind: CapacityKind, mode: OrderMode | null): LimitKey => `${kind}:${mode ?? "all"}`;

/** Every limit that there may be. */
const PLACES = CAPACITY_KINDS.flatMap((kind) => [null, ...ORDER_MODES].map((mode) => ({ kind, mode })));

/** A number for each limit, or null where nothing is limited: so that two people may change different ones. */
type LimitsByKey = Record<LimitKey, number | null>;

export const limitsByKey = (limits: readonly SlotCapacity[]): LimitsByKey =>
  Object.fromEntries(
    PLACES.map(({ kind, mode }) => [
      limitKey(kind, mode),
      limits.find((limit) => limit.kind === kind && limit.mode === mode)?.per_slot ?? null,
    ]),
  ) as LimitsByKey;

export const limitsOfKeys = (limits: LimitsByKey): SlotCapacity[] =>
  PLACES.flatMap(({ kind, mode }) => {
    const per_slot = limits[limitKey(kind, mode)];
    return per_slot === null ? [] : [{ kind, mode, per_slot }];
  });
