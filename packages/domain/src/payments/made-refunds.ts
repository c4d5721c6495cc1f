import { type Minor, minor } from "../money/minor.ts";

/** A refund as it is recorded here. */
export interface RecordedRefund {
  id: number;
  amount: Minor;
  /** The payment service's id; null: not accepted yet. */
  refund: string | null;
}

/** A refund as the payment service lists it. */
export interface ListedRefund {
  refund: string;
  amount: Minor;
  /** Our own id of it; null: somebody made it at the service. */
  ours: number | null;
  /** false: it has failed, or was cancelled. */
  isMade: boolean;
}

/** What is to be changed in the record. */
export interface RefundChanges {
  added: { refund: string; amount: Minor }[];
  /** A refund that now has the service's id, or of which not as much is due any more. */
  changed: RecordedRefund[];
  removed: number[];
}

/**
 * How the record of a payment's refunds follows the service's list (payments §13). What somebody made there is added,
 * and removed if it fails. What we asked for and the service has accepted gets its id. What it has not accepted yet is
 * reduced, the newest first, to what is left of the payment: more would never be accepted. What somebody made there takes
 * the place of refunds of ours that have failed, before it counts as more than those. Applied again, it changes nothing.
 */
export function followRefunds(
  recorded: readonly RecordedRefund[],
  listed: readonly ListedRefund[],
  paid: Minor,
): RefundChanges {
  const isOwn = ({ ours }: ListedRefund): boolean => recorded.some(({ id }) => id === ours);
  const made = listed.filter(({ isMade }) => isMade);
  const added = made
    .filter((one) => !isOwn(one) && recorded.every(({ refund }) => refund !== one.refund))
    .map(({ refund, amount }) => ({ refund, amount }));
  const undone = listed.filter((one) => !one.isMade && !isOwn(one)).map(({ refund }) => refund);
  const removed = recorded.filter(({ refund }) => refund !== null && undone.includes(refund)).map(({ id }) => id);
  const kept = recorded
    .filter(({ id }) => !removed.includes(id))
    .map((one): RecordedRefund => {
      const answer = made.find(({ ours, refund }) => (one.refund === null ? ours === one.id : refund === one.refund));
      return answer ? { ...one, refund: answer.refund, amount: answer.amount } : one;
    });
  const isFailed = ({ id }: RecordedRefund): boolean =>
    listed.some(({ ours }) => ours === id) && made.every(({ ours }) => ours !== id);
  const rest = reduced(kept, sumOf(added), isFailed);
  const fitting = reduced(rest, Math.max(0, sumOf(rest) + sumOf(added) - paid), ({ refund }) => refund === null);
  return {
    added,
    changed: fitting.filter((one) => {
      const before = recorded.find(({ id }) => id === one.id);
      return one.amount > 0 && (before?.amount !== one.amount || before.refund !== one.refund);
    }),
    removed: [...removed, ...fitting.filter(({ amount }) => amount === 0).map(({ id }) => id)],
  };
}

const sumOf = (refunds: readonly { amount: Minor }[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

/** Takes so much off the refunds that can be reduced, the newest first. */
function reduced(
  refunds: readonly RecordedRefund[],
  by: number,
  canBe: (refund: RecordedRefund) => boolean,
): RecordedRefund[] {
  let left = by;
  return refunds
    .toSorted((a, b) => b.id - a.id)
    .map((one) => {
      const off = canBe(one) ? Math.min(left, one.amount) : 0;
      left -= off;
      return { ...one, amount: minor(one.amount - off) };
    });
}
