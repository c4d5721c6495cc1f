import type { Order } from "@tablee/contract/orders/orders.schema";
import { LiveRegion } from "@tablee/design-system/live-region";
import { useState } from "react";
import { useWords } from "../../../language/language.ts";
import { m } from "../../../paraglide/messages.js";
import { statusWord } from "../../orders/words/order-words.ts";
import { useMovesUnderWay } from "../ticket/use-move-order.ts";

/** Says into which state this tablet has moved an order, for people who do not see the lanes. */
export function MoveWords({ orders }: { orders: readonly Order[] }) {
  useWords();
  const move = useMovesUnderWay().at(-1);
  const [last, setLast] = useState<Order | null>(null);
  const moved = orders.find(({ id, status }) => id === move?.id && status === move.status);
  // Kept when the server has answered, which may be before it has been read.
  if (moved && (moved.id !== last?.id || moved.status !== last.status)) setLast(moved);
  return <LiveRegion>{last ? m.kitchen_moved_to({ number: last.number, status: statusWord(last) }) : ""}</LiveRegion>;
}
