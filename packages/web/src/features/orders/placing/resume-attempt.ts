import type { Order } from "@tablee/contract/orders/orders.schema";

const ASK_AGAIN_MS = 3_000;
/**
 * How often the server must say that there is no order: at the first time the request may still have been on its way.
 */
const TIMES = 2;

interface Asked {
  /** Resolves once no tab of this device is sending: a request on its way has not failed yet. */
  sent: () => Promise<void>;
  /** The attempt's order according to the server; rejects if the server could not be asked. */
  placed: () => Promise<{ order?: Order | null | undefined }>;
  /** Whether the attempt still waits for its answer. */
  isOpen: () => boolean;
  arrived: (order: Order) => void;
  /** Called when the attempt turned out not to have arrived. */
  missed: () => void;
  onOnline: (listener: () => void) => () => void;
}

/**
 * Asks what became of an attempt until the server can tell, and at once when the device finds its network. "No order"
 * only counts as an answer to the latest question: two answers of the same moment do not count twice. Returns how to
 * stop.
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
