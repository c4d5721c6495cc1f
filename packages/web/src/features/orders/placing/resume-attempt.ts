import type { Order } from "@tablee/contract/orders/orders.schema";

const ASK_AGAIN_MS = 3_000;
/** How often the server must say that there is none: what was sent may still have been on its way at the first. */
const TIMES = 2;

interface Asked {
  /** Resolves once no tab of this device is sending: what is still on its way has not failed to arrive. */
  sent: () => Promise<void>;
  /** The order of the attempt as the server has it; rejects where it could not be asked. */
  placed: () => Promise<{ order?: Order | null | undefined }>;
  /** The attempt still waits for its answer. */
  isOpen: () => boolean;
  arrived: (order: Order) => void;
  /** It did not arrive. */
  missed: () => void;
  onOnline: (listener: () => void) => () => void;
}

/**
 * Asks what became of an attempt, again and again until the server answers; at once where the device found its network.
 * That there is none counts for the last question alone: two answers of one moment are no two. Answers how to stop.
 */
export function resumeAttempt({ sent, placed, isOpen, arrived, missed, onOnline }: Asked): () => void {
  let isOver = false;
  let asked = 0;
  let none = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async () => {
    clearTimeout(timer);
    asked += 1;
    const mine = asked;
    await sent();
    if (isOver || !isOpen()) return;
    const answer = await placed().catch(() => null);
    if (isOver || !isOpen()) return;
    if (answer?.order) return end(() => arrived(answer.order as Order));
    if (mine !== asked) return;
    none = answer ? none + 1 : 0;
    if (none >= TIMES) return end(missed);
    timer = setTimeout(() => void ask(), ASK_AGAIN_MS);
  };
  const stopOnline = onOnline(() => void ask());
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
    stopOnline();
  };
  const end = (then: () => void) => {
    stop();
    then();
  };
  void ask();
  return stop;
}
